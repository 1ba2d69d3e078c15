import { orUndefined } from '../../common/or-undefined.ts';

/** What an opener may use of a popup. `location.href` and `opener` throw while it shows another origin. */
export interface Popup {
  readonly closed: boolean;
  /** The popup itself. A frame's window has another top. */
  readonly top: unknown;
  opener: unknown;
  readonly location: { readonly href: string; replace(url: string): void };
  close(): void;
}

/** A page's WebCrypto. `subtle` and `randomUUID` exist in secure contexts only. */
export type WebCrypto = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'subtle' | 'randomUUID'>>;

export interface BrowserEnvironment {
  readonly window: Window;
  readonly fetch: typeof fetch;
  readonly crypto: WebCrypto;
  /** Local storage, or session storage, which ends with the visit. Throws if storage is blocked. */
  readonly storage: (area: 'local' | 'session') => Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly open: (url: string, target: string, features: string) => Popup | null;
  readonly leave: (url: string) => void;
  /** Listens on a BroadcastChannel, if the browser has one; returns the function that stops it. */
  readonly channel: (name: string, onData: (data: unknown) => void) => () => void;
}

const listenTo = (name: string, onData: (data: unknown) => void) => {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => onData(data);
    return () => channel.close();
  } catch {
    // Old browsers lack BroadcastChannel, and it throws on opaque origins. Results still arrive in other ways.
    return () => {};
  }
};

/** The page that runs this script. Functions are looked up at each call, as the host may have wrapped them. */
export const browserEnvironment = (): BrowserEnvironment => ({
  window,
  fetch: (input, init) => window.fetch(input, init),
  crypto: window.crypto,
  storage: (area) => (area === 'local' ? window.localStorage : window.sessionStorage),
  now: () => Date.now(),
  open: (url, target, features) => window.open(url, target, features),
  leave: (url) => window.location.assign(url),
  channel: listenTo,
});

/**
 * Opens a window in the present task, because browsers block a later one; `null` if there is no new window. Blockers and
 * web views remove `window.open`, or replace it by a function that throws or gives an imitation.
 */
export const openWindow = (
  { window, open }: Pick<BrowserEnvironment, 'window' | 'open'>,
  ...how: Parameters<BrowserEnvironment['open']>
): Popup | null => {
  const opened = orUndefined(() => open(...how));
  // These members can be read also where the window shows another origin.
  const isNew = ({ top, closed }: Popup) =>
    top === opened && opened !== window && opened !== window.top && !closed;
  return opened && orUndefined(() => isNew(opened)) ? opened : null;
};
