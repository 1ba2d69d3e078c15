import type { KnownPerson } from '../domain/known-person.ts';
import type { Notice } from '../domain/notice.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import type { Ports } from '../machine/ports.ts';
import type { RequestData } from '../types.ts';
import {
  apiAddress,
  authorize,
  complete,
  confirmCode,
  createKnownBrowser,
  loadAppFacts,
  sendCode,
  setPin,
} from './api.ts';
import { endSession } from './end-session.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { createPost } from './http.ts';
import { continueAs } from './known-person.ts';
import { attemptsWith } from './oauth-attempts.ts';
import { openPopup } from './oauth-popup.ts';
import { isMobile, prepareRedirect } from './oauth-redirect.ts';
import { returnAddress } from './oauth-return.ts';
import { newState } from './oauth-state.ts';
import { createPasskeys } from './passkeys.ts';
import { encryptPin } from './pin-cipher.ts';
import { watchReadings } from './readings.ts';
import { renewSessions } from './session.ts';
import { prepareResult, REAL_SHARE, rememberCalls, type ShareCall, share } from './share.ts';
import { createStoredSignIn } from './stored-sign-in.ts';
import { codeKeyOf, createUserStore } from './user-store.ts';

export interface PortSettings
  extends Pick<
    ConnectOptions,
    | 'provider'
    | 'apiBase'
    | 'apiKey'
    | 'redirectUrl'
    | 'testMode'
    | 'locale'
    | 'responseType'
    | 'codeChallenge'
  > {
  /** Name of the element, unique on its page. A redirect to a platform returns to this element. */
  readonly element: string;
  /** The texts of the data request step, for its receipt. */
  readonly notice: (request: RequestData) => Notice;
  /** Origin of the page around the provider's frame, if the flow runs in one. */
  readonly embedder?: string | undefined;
  /** A person who is signed in elsewhere in this browser, if the flow runs in the provider's frame. */
  readonly known?: Pick<KnownPerson, 'sessions'> | null | undefined;
  /** Names the application in the record's key, where its key changes with each sign-in. */
  readonly appRecord?: string | undefined;
}

/** @param call form of call 4; test mode passes its own */
export const livePorts = (
  settings: PortSettings,
  environment: BrowserEnvironment = browserEnvironment(),
  call: ShareCall = REAL_SHARE,
): Ports => {
  const { apiBase, apiKey, locale, element, embedder } = settings;
  const { window, crypto } = environment;
  const pageBase = window.document.baseURI;
  const redirectUrl = settings.redirectUrl === null ? null : new URL(settings.redirectUrl, pageBase);
  const api = {
    post: createPost(environment),
    address: (path: string) => apiAddress(apiBase, pageBase, path),
    apiKey,
    locale,
    embedder,
    browser: createKnownBrowser(settings, environment),
    subtle: crypto.subtle,
  };
  const now = () => new Date(environment.now()).toISOString();
  const shareContext = {
    api,
    crypto,
    now,
    page: window.location.href,
    repeatableOf: rememberCalls(crypto, now, settings.notice),
    response: settings,
  };
  const users = createUserStore(settings, environment);
  const kept = createStoredSignIn(codeKeyOf(settings, environment), environment);
  const present = renewSessions(api, users, environment.now);
  const oauth = {
    environment,
    element,
    attempts: attemptsWith(settings.provider, environment),
    callbackPage: redirectUrl?.href,
    // In a frame, the callback page's window may have another storage partition. Then only its opener connects the two.
    needsNoOpener: redirectUrl !== null && window.top === window,
    waitingPage: embedder && `${redirectUrl}#wait`,
    origins: redirectUrl ? [redirectUrl.origin] : [window.location.origin, new URL(api.address('')).origin],
  };
  const { isWorthOffering, ...passkeys } = createPasskeys(api, settings, environment);
  const returnTo = () =>
    !embedder && isMobile(window) ? returnAddress(window.location.href) : (redirectUrl?.href ?? null);

  return {
    codeDelayMs: 0,
    now,
    loadApp: (signal) => loadAppFacts(settings, signal, environment).catch(() => null),
    sendCode: (email, signal) => sendCode(api, email, signal),
    ...passkeys,
    async confirmCode(confirmation, signal) {
      const signIn = await confirmCode(api, confirmation, signal);
      const canAddPasskey = signIn.canAddPasskey && (await isWorthOffering());
      return { ...signIn, canAddPasskey };
    },
    continueSession: (signal) => continueAs(api, settings.known?.sessions ?? [], signal),
    startAttempt: (platform) => ({ platform, state: newState(platform, crypto) }),
    // A frame cannot navigate the page around it to a platform.
    openWindow: (attempt, report) =>
      (embedder || !isMobile(window) ? openPopup : prepareRedirect)(attempt, report, oauth),
    authorize: async (attempt, user, signal) =>
      authorize(api, attempt, await present(user), returnTo(), signal),
    complete: async (attempt, ticket, user, signal) =>
      complete(api, attempt, ticket, await present(user), signal),
    encryptPin: async (pin, user) =>
      encryptPin(crypto, pin, { token: '', email: '', ...(await present(user)), apiKey }),
    setPin: async (sealed, user, signal) => setPin(api, sealed, await present(user), signal),
    prepareResult: (request) => prepareResult(call, shareContext, request),
    share: async (request, signal) =>
      share(call, shareContext, { ...request, user: await present(request.user) }, signal),
    loadUser: users.load,
    saveUser: users.save,
    loadSignIn(user) {
      const started = kept.read();
      if (!user && started?.sentAt) return started;
      kept.drop();
    },
    saveSignIn: (started) => (started.sentAt ? kept.keep(started) : kept.drop()),
    forgetUser: users.forget,
    endSession: (user) => endSession(settings, users.present(user), environment),
    onUserGone: users.onUserGone,
    watchReadings: (user, callback) => watchReadings(api, user, callback),
    everySecond(callback) {
      const ticker = setInterval(callback, 1000);
      return () => clearInterval(ticker);
    },
  };
};
