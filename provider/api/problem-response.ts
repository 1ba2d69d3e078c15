import { isUnavailable, unavailable } from '../database/failures.ts';
import { Problem, type ProblemCode } from '../problem.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** Turns any error into a Problem. A stack or a driver's message must not reach a caller. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  return isUnavailable(error) ? unavailable() : new Problem('server.failed');
};

/** Error codes of RFC 6750, section 3.1, which standard clients expect for a refused token. */
const TOKEN_ERRORS: Readonly<Partial<Record<ProblemCode, string>>> = {
  'access.unknown': 'invalid_token',
  'access.expired': 'invalid_token',
  'access.ended': 'invalid_token',
  'access.revoked': 'invalid_token',
  'access.replaced': 'invalid_token',
  'access.stopped': 'invalid_token',
  'access.scope': 'insufficient_scope',
};

/** Returns the challenge; `null` if another token would not help. */
const challengeOf = ({ code, status }: Problem): string | null => {
  const error = TOKEN_ERRORS[code];
  if (error !== undefined) return `Bearer error="${error}"`;
  return status === 401 ? 'Bearer' : null;
};

/** RFC 9457. */
export const problemResponse = (problem: Problem): Response => {
  const { code, status, title, detail, retryAfterS, members } = problem;
  const challenge = challengeOf(problem);
  return new Response(
    JSON.stringify({ type: `urn:data-connect:problem:${code}`, title, status, code, detail, ...members }),
    {
      status,
      headers: {
        'Content-Type': PROBLEM_TYPE,
        // The unread rest of the body stays on the connection, so the connection must close.
        ...(status === 413 ? { Connection: 'close' } : {}),
        ...(challenge === null ? {} : { 'WWW-Authenticate': challenge }),
        ...(retryAfterS === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterS))) }),
      },
    },
  );
};
