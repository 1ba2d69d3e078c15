import { z } from 'zod';
import { seesPeople } from '../apps/app.ts';
import { ReturnRefusal } from '../apps/return-refusal.ts';
import type { BrowserSignIn } from '../consent/authorize-browsers.ts';
import type { NewAuthorizeRequest } from '../consent/authorize-requests.ts';
import { countedClient } from '../http/client-address.ts';
import { pageLanguage } from '../http/pages.ts';
import { addressOf } from '../people/address.ts';
import { Problem } from '../problem.ts';
import { randomToken } from '../secrets/random.ts';
import { authorizeCookie, COOKIE_MS } from './account-cookie.ts';
import {
  AuthorizeError,
  addressIn,
  answerTo,
  clientIn,
  errorFields,
  FEDCM_SCRIPT,
  FEDCM_SCRIPT_PATH,
  FORM_SCRIPT,
  FORM_SCRIPT_PATH,
  requestFrom,
  returnOf,
} from './authorize-messages.ts';
import { define, type Input, type Route } from './call.ts';
import type { CallParts } from './modules.ts';
import { byForm, definePageFile, redirectTo, scriptAnswer } from './page-files.ts';
import { proof as proofSchema } from './schemas.ts';

const LONGEST = 2_000;

const proofOf = (text: string | null) => {
  if (text === null || text.length > LONGEST) return null;
  try {
    return proofSchema.parse(JSON.parse(text)) ?? null;
  } catch {
    return null;
  }
};

/**
 * Above the first limit of a client, its network or all clients, a proof of work is required: many people may share
 * the client's address. A provider without the page for the proof refuses instead.
 */
const createBeginSignIn =
  ({ authorizeRequests, proofs }: CallParts, hasProofPage: boolean) =>
  /**
   * @param solved the solved proof as JSON; `null` without one
   * @throws Problem authorize.proof with the proof to solve, authorize.limit
   */
  async (
    request: NewAuthorizeRequest,
    browser: string,
    client: string,
    solved: string | null,
  ): Promise<string> => {
    const counted = countedClient(client);
    const whom = { appId: request.appId, subject: `sign-in ${counted.client}` };
    const given = proofOf(solved);
    const proof = given && (await proofs.verify(given, whom));
    try {
      return await authorizeRequests.begin(request, browser, { ...counted, proof });
    } catch (error) {
      if (!hasProofPage && error instanceof Problem && error.code === 'authorize.proof')
        throw new Problem('authorize.limit');
      return proofs.refuse(error, whom);
    }
  };

const QUERY = [
  ...['client_id', 'redirect_uri', 'response_type', 'response_mode', 'scope', 'state', 'nonce', 'prompt'],
  ...[
    'max_age',
    'login_hint',
    'ui_locales',
    'id_token_hint',
    'code_challenge',
    'code_challenge_method',
    'proof',
  ],
];

type CallInput = Pick<Input<'anonymous', unknown>, 'query' | 'headers' | 'client' | 'noteApp'>;

const file = definePageFile('A file of the page that leads back to the application');

/** Beyond the limit of silent answers, this error makes the application ask the person on the page. */
const withPage = (error: unknown): never => {
  const isLimit = error instanceof Problem && error.code === 'authorize.limit';
  throw isLimit ? new AuthorizeError('interaction_required') : error;
};

/** RFC 6749, section 3.1. */
export const authorizeCalls = (parts: CallParts, hasProofPage: boolean): readonly Route[] => {
  const { apps, authorizeBrowsers, authorizeRequests, clients, config: own, hasStandIns } = parts;
  const { publicUrl } = own;
  const cookie = authorizeCookie(publicUrl);
  const { grants, idTokens, now, people, sessions, signIns } = parts;

  /** @throws AuthorizeError login_required if the hint is not an ID token of this application */
  const hintedSubject = async (hint: string, appId: string): Promise<string> => {
    const read = await idTokens.read(hint);
    if (read?.appId !== appId)
      throw new AuthorizeError('login_required', 'id_token_hint is no ID token of this application');
    return read.subject;
  };

  /** Whether another person is asked for. Without access to the address, each named address is another person's. */
  const isForOther = async (
    { appId, expectedSubject, loginHint }: NewAuthorizeRequest,
    { personId, email }: BrowserSignIn,
  ): Promise<boolean> => {
    if (expectedSubject !== undefined && (await grants.subjectFor(personId, appId)) !== expectedSubject)
      return true;
    const hinted = addressOf(loginHint ?? '');
    return hinted !== null && !(email && (await people.addressById(personId)) === hinted);
  };

  /** Answers a request with `prompt=none`. */
  const silently = async (
    request: NewAuthorizeRequest,
    browser: string | null,
  ): Promise<Readonly<Record<string, string>>> => {
    const known = browser === null ? null : await authorizeBrowsers.find(browser, request.appId);
    if (known === null || browser === null) throw new AuthorizeError('login_required');
    if (await isForOther(request, known)) throw new AuthorizeError('login_required');
    const session = (await sessions.of(known.personId)).find(({ id }) => id === known.sessionId);
    if (session === undefined || session.isOver) throw new AuthorizeError('login_required');
    const { maxAgeS } = request;
    if (maxAgeS !== null && session.createdAt + maxAgeS * 1000 < now())
      throw new AuthorizeError('login_required');
    const { personId } = known;
    const signedIn = async () => {
      await authorizeRequests.count(personId);
      return { ...known, authTime: session.createdAt };
    };
    const code = await signIns.silentCodeFor({ request, personId, browser, signedIn }).catch(withPage);
    if (code === null) throw new AuthorizeError('consent_required');
    return { code };
  };

  const beginSignIn = createBeginSignIn(parts, hasProofPage);

  const begin = async ({ query: params, headers, client, noteApp }: CallInput): Promise<Response> => {
    const appId = clientIn(params);
    const app = await apps.byId(appId);
    if (app === undefined) throw new ReturnRefusal('client.unknown', { client: appId });
    noteApp(appId);
    const { url, isOnDevice } = await apps.signInReturn(appId, addressIn(params));
    const back = returnOf(params, url);
    const language = pageLanguage(params.get('ui_locales'), headers);
    try {
      if (app.suspended_at !== null) throw new AuthorizeError('unauthorized_client', 'suspended');
      const { idTokenHint, ...asked } = requestFrom(params, appId, back, {
        hasAddresses: seesPeople(app, hasStandIns),
        takesNonce: app.pkce === 'nonce' && (await clients.isConfidential(appId)),
      });
      const request: NewAuthorizeRequest =
        idTokenHint === null ? asked : { ...asked, expectedSubject: await hintedSubject(idTokenHint, appId) };
      const known = cookie.read(headers);
      const isSilent = request.prompts.includes('none');
      // Another program of the computer can receive the answer, but it has no secret (RFC 8252, section 8.6).
      if (isSilent && isOnDevice && !(await clients.isConfidential(appId)))
        throw new AuthorizeError('interaction_required');
      if (isSilent) return answerTo(back, await silently(request, known), { publicUrl, own }, language);
      const browser = known ?? randomToken();
      const id = await beginSignIn(request, browser, client, params.get('proof'));
      return redirectTo(`${publicUrl}/authorize/${id}`, {
        'Set-Cookie': cookie.keep(browser, now() + COOKIE_MS),
      });
    } catch (error) {
      if (error instanceof AuthorizeError)
        return answerTo(back, errorFields(error), { publicUrl, own }, language);
      throw error;
    }
  };

  return [
    define.get('/authorize', {
      id: 'authorizeByAddress',
      by: 'anonymous',
      isPage: true,
      mayAsk: true,
      query: QUERY,
      headers: ['accept-language'],
      answer: z.undefined(),
      refuses: ['authorize.client', 'authorize.proof', 'authorize.limit'],
      handle: begin,
    }),
    byForm('authorizeByForm', '/authorize', publicUrl),
    file('sendFormScript', FORM_SCRIPT_PATH, async () => scriptAnswer(FORM_SCRIPT)),
    file('fedcmScript', FEDCM_SCRIPT_PATH, async () => scriptAnswer(FEDCM_SCRIPT)),
  ];
};
