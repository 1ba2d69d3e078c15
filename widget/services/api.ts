import { solveProof } from '../../common/proof-of-work.ts';
import { slugOf } from '../brand.ts';
import { type AppFacts, parseAppFacts } from '../domain/app-facts.ts';
import { authUrlOf, belowApi } from '../domain/auth-url.ts';
import { fieldsOf, isDate, textOf } from '../domain/fields.ts';
import type { KnownSession } from '../domain/known-person.ts';
import { callError } from '../domain/problems.ts';
import { parsePinKey } from '../domain/user-record.ts';
import { codeLengthOf } from '../domain/validation.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import { MalformedError, RequestError } from '../errors.ts';
import type { Attempt, Confirmation, SentCode } from '../machine/ports.ts';
import type { SignIn, UserRecord } from '../types.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { type Call, createGet, type PostHeaders } from './http.ts';
import { safeStorage } from './storage.ts';
import type { Place } from './user-store.ts';

/** @param pageBase base of a relative `apiBase`: the document's base address */
export const apiAddress = (apiBase: string, pageBase: string, path: string): string =>
  new URL(belowApi(apiBase, path), pageBase).href;

/** A token in local storage: a person who signed in here before may ask for more codes than a stranger. */
export const createKnownBrowser = (
  { provider }: Pick<ConnectOptions, 'provider'>,
  environment: Pick<BrowserEnvironment, 'storage'>,
) => {
  const key = `data-connect:${slugOf(provider)}:browser`;
  const storage = safeStorage(() => environment.storage('local'));
  return {
    read: () => storage.read(key) ?? undefined,
    keep: (token: string) => storage.write(key, token),
  };
};

export interface ApiAccess {
  readonly post: Call;
  readonly address: (path: string) => string;
  readonly apiKey: string;
  readonly locale: string;
  readonly embedder?: string | undefined;
  /** The token of a browser in which a person signed in before. Only the provider's frame gets one. */
  readonly browser?: ReturnType<typeof createKnownBrowser>;
  /** For a proof of work; missing outside secure contexts. */
  readonly subtle?: SubtleCrypto | undefined;
}

type Caller = Pick<UserRecord, 'username' | 'token'> | null;

/** `null` without a token. Fields of another type count as absent. */
export const parseSignIn = (answer: unknown): SignIn | null => {
  const { token, expiresAt, pinKey, email, username, isNewUser, userState, flowType, canAddPasskey } =
    fieldsOf(answer);
  const given = textOf(token);
  return given === undefined
    ? null
    : {
        token: given,
        expiresAt: isDate(expiresAt) ? expiresAt : undefined,
        pinKey: parsePinKey(pinKey),
        email: textOf(email),
        canAddPasskey: canAddPasskey === true || undefined,
        username: textOf(username),
        isNewUser: typeof isNewUser === 'boolean' ? isNewUser : undefined,
        userState: textOf(userState),
        flowType: textOf(flowType),
      };
};

/** A call whose success may have any body. A body that is not JSON gives `undefined`. */
const postForAny = async (
  api: ApiAccess,
  path: string,
  body: unknown,
  signal: AbortSignal,
  token?: string,
): Promise<unknown> => {
  try {
    return await api.post(api.address(path), body, signal, { ...api, token });
  } catch (error) {
    if (error instanceof MalformedError) return undefined;
    throw error;
  }
};

const parseSentCode = (answer: unknown): SentCode => {
  const { challenge, digits } = fieldsOf(answer);
  return { challenge: textOf(challenge), codeLength: codeLengthOf(digits) };
};

/** Requests of others meanwhile can raise the required work, so a solved proof may not be enough. */
const MAX_PROOFS = 3;

const solvedProof = async (error: unknown, subtle: SubtleCrypto | undefined, signal: AbortSignal) => {
  if (!(error instanceof RequestError) || error.code !== 'code.proof') throw error;
  const proof = await solveProof(error.proof, subtle, signal);
  if (proof === null) throw error;
  return proof;
};

/** @throws ConnectError `code.send` */
export const sendCode = async (api: ApiAccess, email: string, signal: AbortSignal): Promise<SentCode> => {
  const browser = api.browser?.read();
  const send = async (proofsLeft: number, proof?: unknown): Promise<SentCode> => {
    try {
      return parseSentCode(await postForAny(api, 'email/verify', { email, browser, proof }, signal));
    } catch (error) {
      if (proofsLeft === 0) throw error;
      return send(proofsLeft - 1, await solvedProof(error, api.subtle, signal));
    }
  };
  try {
    return await send(MAX_PROOFS);
  } catch (error) {
    throw callError(error, 'sendCode', signal);
  }
};

const signInBy = async (
  api: ApiAccess & Pick<PostHeaders, 'hasCookies'>,
  path: string,
  call: 'confirmCode' | 'continueSession',
  body: unknown,
  signal: AbortSignal,
): Promise<SignIn> => {
  try {
    const answer = await api.post(api.address(path), body, signal, api);
    const signIn = parseSignIn(answer);
    const browser = textOf(fieldsOf(answer).browser);
    if (browser !== undefined) api.browser?.keep(browser);
    if (signIn) return signIn;
    throw new MalformedError();
  } catch (error) {
    throw callError(error, call, signal);
  }
};

/** @throws ConnectError `code.invalid`, with a hint if something other than the code was wrong */
export const confirmCode = (
  api: ApiAccess,
  { email, code, challenge, earlier = [] }: Confirmation,
  signal: AbortSignal,
): Promise<SignIn> =>
  signInBy(
    api,
    'email/verify/confirm',
    'confirmCode',
    // Servers that know one challenge only get no field that is new to them, unless "Send again" was pressed.
    { email, code, challenge, ...(earlier.length > 0 && { earlier }) },
    signal,
  );

/** Signs the person in by their session in another application, or at /account. */
export const continueSession = (
  api: ApiAccess,
  session: KnownSession,
  signal: AbortSignal,
): Promise<SignIn> =>
  signInBy(
    { ...api, hasCookies: 'account' in session },
    'session/continue',
    'continueSession',
    session,
    signal,
  );

/**
 * @param redirectUrl absolute return address; `null` leaves the choice to the server (contract §2.6)
 * @throws ConnectError `authorize.url` for an answer without an http(s) address
 */
export const authorize = async (
  api: ApiAccess,
  { platform, state }: Attempt,
  caller: Caller,
  redirectUrl: string | null,
  signal: AbortSignal,
): Promise<string> => {
  const session = {
    username: caller?.username ?? '',
    state,
    ...(redirectUrl === null ? {} : { redirectUrl }),
  };
  const url = api.address(`${platform}/authorize`);
  try {
    return authUrlOf(await api.post(url, { session }, signal, { ...api, token: caller?.token }), platform);
  } catch (error) {
    if (error instanceof MalformedError) return authUrlOf(null, platform);
    throw callError(error, 'authorize', signal);
  }
};

/** Call 3c: sends the ticket of a result back, with the session that began the attempt. */
export const complete = async (
  api: ApiAccess,
  { platform, state }: Attempt,
  ticket: string,
  caller: Caller,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await postForAny(api, `${platform}/complete`, { state, ticket }, signal, caller?.token);
  } catch (error) {
    throw callError(error, 'complete', signal);
  }
};

/** @throws ConnectError `pin.save`, `pin.wrong` or `session.expired` */
export const setPin = async (
  api: ApiAccess,
  EncryptedUserPin: string,
  caller: Caller,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await postForAny(api, 'pin', { EncryptedUserPin }, signal, caller?.token);
  } catch (error) {
    throw callError(error, 'setPin', signal);
  }
};

/** @throws ConnectError if the server does not support this call, or does not answer */
export const loadAppFacts = async (
  {
    apiBase,
    apiKey,
    locale,
    embedder,
  }: Pick<ConnectOptions, 'apiBase'> & Omit<ApiAccess, 'post' | 'address'>,
  signal: AbortSignal,
  environment: Pick<BrowserEnvironment, 'fetch' | 'now'> & { readonly window: Place } = browserEnvironment(),
): Promise<AppFacts> => {
  const { document, location } = environment.window;
  const url = apiAddress(apiBase, document.baseURI, 'app');
  const answer = await createGet(environment)(url, undefined, signal, { apiKey, locale, embedder });
  return parseAppFacts(answer, embedder ?? location.origin);
};
