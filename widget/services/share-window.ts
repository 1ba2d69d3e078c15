import { fieldsOf, isText, parseJson } from '../domain/fields.ts';
import { needsConsent } from '../domain/preview.ts';
import { failAs } from '../domain/problems.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import { ConnectError, MalformedError, UnreachableError } from '../errors.ts';
import type { Ports, ShareRequest } from '../machine/ports.ts';
import { apiAddress } from './api.ts';
import { type BrowserEnvironment, browserEnvironment, type Popup } from './environment.ts';
import { createGet, createPost } from './http.ts';
import { openWaiting } from './oauth-popup.ts';
import { responseFields, shareOf } from './share.ts';
import { safeStorage } from './storage.ts';
import { createUserStore, ownKeyOf, type StoreOwner } from './user-store.ts';

const POLL_MS = 1_000;

interface WindowSettings extends ConnectOptions {
  readonly embedder?: string | undefined;
  /** Address of the page around the frame, if that page can go to the provider and come back. */
  readonly returnTo?: string | undefined;
}

const storedShare = (owner: StoreOwner, environment: Pick<BrowserEnvironment, 'window' | 'storage'>) => {
  const key = `${ownKeyOf(owner, environment)}:share`;
  const tab = safeStorage(() => environment.storage('session'));
  return {
    read() {
      const { id, approved } = fieldsOf(parseJson(tab.read(key)));
      return isText(id) && Array.isArray(approved) ? { id, approved: approved.filter(isText) } : undefined;
    },
    keep: (id: string, approved: readonly string[]) => tab.write(key, JSON.stringify({ id, approved })),
    drop: () => tab.drop(key),
  };
};

/** A share that the person decides at the provider, to which the page around this frame has gone. */
export const loadPendingShare = (
  owner: StoreOwner,
  environment: Pick<BrowserEnvironment, 'window' | 'storage'> = browserEnvironment(),
): { readonly approved: readonly string[] } | undefined => storedShare(owner, environment).read();

const textOfRequest = ({ ids, tiers }: ShareRequest['requestData']) =>
  ids?.join(' ') ?? JSON.stringify(tiers);

/**
 * Sharing in a frame on a page of another origin. No frame knows what a person sees of it, so the provider asks in a
 * window of its own, unless the person has approved as much there before (contract §15).
 */
export const shareInWindow = (
  settings: WindowSettings,
  live: Ports,
  environment: BrowserEnvironment = browserEnvironment(),
): Pick<Ports, 'prepareResult' | 'share'> => {
  const { apiBase, apiKey, locale, embedder, returnTo, redirectUrl, autoFetch, responseType } = settings;
  const { window } = environment;
  const [post, get] = [createPost(environment), createGet(environment)];
  const users = createUserStore(settings, environment);
  const stored = storedShare(settings, environment);
  const address = (path: string) => apiAddress(apiBase, window.document.baseURI, path);
  /** Whether the provider refuses a share of the frame itself. */
  let needsWindow = false;
  /** `undefined` before a press has tried to open it; `null` if none can open. */
  let popup: Popup | null | undefined;
  const open = () => openWaiting(environment, `${redirectUrl}#wait`);

  const headersFor = ({ user }: ShareRequest) => {
    const token = user ? users.present(user).token : '';
    return { apiKey, locale, embedder, token };
  };
  const begin = async (request: ShareRequest, signal: AbortSignal, more: object) => {
    const { requestData, approved: selected, limits } = request;
    const fields = { requestData: textOfRequest(requestData), selected, ...limits };
    const body = { ...fields, ...(locale && { locale }), ...responseFields(settings), ...more };
    const { id, url } = fieldsOf(await post(address('share/window'), body, signal, headersFor(request)));
    if (!isText(id) || !isText(url)) throw new MalformedError();
    return { id, url };
  };
  /** Ends early when this page gets the focus, because the window may have closed. */
  const pause = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const stop = () => {
        clearTimeout(timer);
        window.removeEventListener('focus', stop);
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const timer = setTimeout(stop, POLL_MS);
      window.addEventListener('focus', stop);
      signal.addEventListener('abort', stop);
    });
  /** `undefined` while the person has not decided. */
  const outcomeOf = async (request: ShareRequest, signal: AbortSignal, id: string) => {
    const url = address(`share/window/${id}`);
    const { state, ...given } = fieldsOf(await get(url, undefined, signal, headersFor(request)));
    if (state === 'shared') return shareOf(given, request, url, settings);
    return state === 'refused' ? null : undefined;
  };
  /** For a person who is back. Without a decision, or if the request has ended, nothing was shared. */
  const findOutcome = async (request: ShareRequest, signal: AbortSignal, id: string) =>
    (await outcomeOf(request, signal, id).catch(() => null)) ?? null;
  /** Asks the provider: under an opener policy, `closed` lies and no message arrives from the window. */
  const awaitOutcome = async (request: ShareRequest, signal: AbortSignal, id: string) => {
    for (;;) {
      await pause(signal);
      const outcome = await outcomeOf(request, signal, id).catch((error: unknown) => {
        // The window stays open while the network is away.
        if (!(error instanceof UnreachableError)) throw error;
      });
      if (outcome !== undefined) return outcome;
    }
  };
  /** The page around the frame must not learn the address: with its ticket, a server could share in the person's name. */
  const visit = (url: string, id: string, approved: readonly string[]) => {
    stored.keep(id, approved);
    try {
      if (window.top) window.top.location.href = url;
    } catch {
      // The frame's sandbox forbids it to navigate the page around it.
      stored.drop();
      throw new ConnectError({ code: 'share.window' });
    }
  };
  const decide = async (request: ShareRequest, signal: AbortSignal, onAway: () => void) => {
    const opened = popup === undefined ? open() : popup;
    if (!opened && returnTo === undefined) throw new ConnectError({ code: 'share.window' });
    onAway();
    try {
      const { id, url } = await begin(request, signal, opened ? {} : { returnTo });
      if (opened) opened.location.replace(url);
      else visit(url, id, request.approved);
      return await awaitOutcome(request, signal, id);
    } finally {
      opened?.close();
    }
  };

  return {
    prepareResult(request) {
      const { user, approved, limits } = request;
      const callsShare = (autoFetch || responseType === 'code') && approved.length > 0;
      needsWindow ||= callsShare && needsConsent(user, approved, limits);
      // In the task of the press, because browsers block a later one.
      popup = callsShare && needsWindow && !stored.read() ? open() : undefined;
      return live.prepareResult(request).catch((error: unknown) => {
        popup?.close();
        throw error;
      });
    },
    async share(request, signal, onAway) {
      const pending = stored.read();
      stored.drop();
      if (pending) return findOutcome(request, signal, pending.id);
      try {
        if (!needsWindow) return await live.share(request, signal, onAway);
      } catch (error) {
        if (!(error instanceof ConnectError && error.problem.code === 'share.window')) throw error;
        needsWindow = true;
      }
      return decide(request, signal, onAway).catch(failAs('share', signal));
    },
  };
};
