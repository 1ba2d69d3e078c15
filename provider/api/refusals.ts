import type { Language } from '../../common/languages.ts';
import type { pages } from '../../common/locales/en.json';
import { ReturnRefusal } from '../apps/return-refusal.ts';
import { isUnavailable, unavailable } from '../database/failures.ts';
import { escaped, languageOf } from '../http/pages.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { type Branded, pageTexts, plainPage } from './plain-page.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** A stack or a driver's message must not reach a caller. */
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

/** `null` if another token would not help. */
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

/** Error codes of RFC 6749, section 5.2. */
const ERRORS: Readonly<Partial<Record<ProblemCode, string>>> = {
  'oauth.client': 'invalid_client',
  'oauth.grant': 'invalid_grant',
  'oauth.scope': 'invalid_scope',
  'app.suspended': 'unauthorized_client',
  'oauth.grant-type': 'unsupported_grant_type',
  'server.failed': 'server_error',
  'server.unavailable': 'temporarily_unavailable',
};

export const oauthErrorOf = (code: ProblemCode): string => ERRORS[code] ?? 'invalid_request';

/** A refusal in the form that OAuth clients read (RFC 6749, section 5.2). */
export const oauthResponse = ({ code, status, title, detail, retryAfterS }: Problem): Response =>
  Response.json(
    { error: oauthErrorOf(code), error_description: detail === undefined ? title : `${title}: ${detail}` },
    {
      status,
      headers: {
        Pragma: 'no-cache',
        ...(status === 401 ? { 'WWW-Authenticate': 'Basic realm="token"' } : {}),
        // The unread rest of the body stays on the connection, so the connection must close.
        ...(status === 413 ? { Connection: 'close' } : {}),
        ...(retryAfterS === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterS))) }),
      },
    },
  );

/** Path of a script that loads the built file, which solves the proof of work and opens the sign-in again. */
export const PROOF_SCRIPT_PATH = '/authorize/assets/solve-proof.js';
export const proofScript = (file: string) => `addEventListener("DOMContentLoaded", () =>
  import("${file}").catch(() => {
    for (const part of document.querySelectorAll("h1, [data-turn]")) part.hidden = !part.hidden;
  }),
);
`;

/** Replaces the refusal for a person whose network began many sign-ins. */
const proofPage = ({ status, members }: Problem, language: Language, own: Branded): Response => {
  const { working, workingLead, refused, crowded } = pageTexts(language).signIn;
  return plainPage({
    own,
    language,
    status,
    title: working,
    data: { proof: JSON.stringify(members.proof) },
    main: `<div data-turn><p class="lead">${workingLead}</p><noscript><p class="lead">${crowded}</p></noscript></div>
<div data-turn role="alert" hidden><h2>${refused}</h2><p class="lead">${crowded}</p></div>`,
    script: PROOF_SCRIPT_PATH,
  });
};

const adviceOf = (problem: Problem, { advice, crowded, unregistered }: typeof pages.signIn): string => {
  if (problem instanceof ReturnRefusal) return unregistered;
  return problem.code === 'authorize.limit' ? crowded : advice;
};

/** A line for the developer of the application. The address in it is text, not a link. */
const developerLine = ({ detail = '', about: { client, address } }: ReturnRefusal): string => {
  const sent = client ?? address;
  return `\n<p lang="en" dir="ltr"><code>${escaped(detail)}${sent === undefined ? '' : ` (${escaped(sent)})`}</code></p>`;
};

/** Shows the operator's name, pages and constant texts; of the request only what a wrong registration is about. */
export const problemPage = (problem: Problem, language: Language, own: Branded): Response => {
  const { code, status } = problem;
  if (code === 'authorize.proof') return proofPage(problem, language, own);
  const { signIn, signOut, notConnected } = pageTexts(language);
  const { title, stale, advice } = code.startsWith('authorize.')
    ? {
        title: (code === 'authorize.logout' ? signOut : signIn).refused,
        stale: '',
        advice: adviceOf(problem, signIn),
      }
    : notConnected;
  return plainPage({
    own,
    language,
    status,
    title,
    main: `<p class="lead">${code === 'state.stale' ? `${stale} ${advice}` : advice}</p>
<code>${code}</code>${problem instanceof ReturnRefusal ? developerLine(problem) : ''}`,
  });
};

const pageFor = (own: Branded, language: Language, start: string | null) => {
  const { title, advice, start: startText } = pageTexts(language).missing;
  const link = start === null ? '' : `\n<p class="lead"><a href="${start}">${startText}</a></p>`;
  return plainPage({ own, language, status: 404, title, main: `<p class="lead">${advice}</p>${link}` });
};

/**
 * A page for a person's browser, a problem document for programs. It shows nothing from the request.
 * @param start path of the page to begin at; `null` if there is none
 */
export const missingAnswer = ({ method, headers }: Request, own: Branded, start: string | null): Response => {
  const isOpened = method === 'GET' || method === 'HEAD';
  // A browser accepts HTML when a person opens an address, but not for calls of a script.
  const wantsPage = isOpened && /\btext\/html\b/i.test(headers.get('accept') ?? '');
  const answer = wantsPage
    ? pageFor(own, languageOf(headers.get('accept-language')), start)
    : problemResponse(new Problem('request.path'));
  answer.headers.append('Vary', 'Accept, Accept-Language');
  return answer;
};
