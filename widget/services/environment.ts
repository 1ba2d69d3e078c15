/** What a popup's opener may read and do; `location.href` and `opener` throw while the popup shows another origin. */
export interface Popup {
  readonly closed: boolean;
  /** The window that may be navigated from the popup. */
  opener: unknown;
  readonly location: { readonly href: string; replace(url: string): void };
  close(): void;
}

/** WebCrypto as a page has it: `subtle` and `randomUUID` exist in secure contexts only. */
export type WebCrypto = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'subtle' | 'randomUUID'>>;

/** What the widget uses of `PublicKeyCredential`; browsers that cannot read and write JSON here use no passkeys. */
export interface PasskeyApi {
  parseCreationOptionsFromJSON?(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?(options: unknown): PublicKeyCredentialRequestOptions;
  isConditionalMediationAvailable?(): Promise<boolean>;
  isUserVerifyingPlatformAuthenticatorAvailable(): Promise<boolean>;
  /** Has the person's password manager put a passkey away that is not known any more. */
  signalUnknownCredential?(unknown: { readonly rpId: string; readonly credentialId: string }): Promise<void>;
}

/** Everything that the services use of the browser, as one argument. */
export interface BrowserEnvironment {
  readonly window: Window & { readonly PublicKeyCredential?: PasskeyApi };
  readonly fetch: typeof fetch;
  readonly crypto: WebCrypto;
  /** Local storage, or the tab's own that ends with the visit. Throws where storage is blocked. */
  readonly storage: (area: 'local' | 'session') => Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly open: (url: string, target: string, features: string) => Popup | null;
  /** Sends the page itself to another address. */
  readonly leave: (url: string) => void;
  /** Listens on a BroadcastChannel, where the browser has one; returns the stop. */
  readonly channel: (name: string, onData: (data: unknown) => void) => () => void;
}

const listenTo = (name: string, onData: (data: unknown) => void) => {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => onData(data);
    return () => channel.close();
  } catch {
    // It is missing in old browsers and throws on opaque origins; results still arrive in other ways.
    return () => {};
  }
};

/** The page this script runs in. Functions are looked up when they are called, as the host may have wrapped them. */
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
