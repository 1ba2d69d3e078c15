import { isUnavailable, unavailable } from '../database/failures.ts';
import { Problem } from '../problem.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** Turns any error into a Problem. A stack or a driver's message must not reach a caller. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  return isUnavailable(error) ? unavailable() : new Problem('server.failed');
};

/** RFC 9457. */
export const problemResponse = ({ code, status, title, detail, retryAfterS, members }: Problem): Response =>
  new Response(
    JSON.stringify({ type: `urn:data-connect:problem:${code}`, title, status, code, detail, ...members }),
    {
      status,
      headers: {
        'Content-Type': PROBLEM_TYPE,
        // The unread rest of the body stays on the connection, so the connection must close.
        ...(status === 413 ? { Connection: 'close' } : {}),
        ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
        ...(retryAfterS === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterS))) }),
      },
    },
  );
