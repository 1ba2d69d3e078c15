/** Everything the sandbox asks of the outside, as one argument, so that tests own the clock and chance. */
export interface Environment {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Resolves after so many milliseconds; rejects when the signal aborts first. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly fetch: typeof fetch;
  readonly env: AdzunaKeys;
  /** Where people open the server: issuer of tokens, base of redirect addresses. */
  readonly origin: string;
  /** The provider's variables (`provider/README.md`); in memory, with a secret of its own, by default. */
  readonly provider: Readonly<Record<string, string | undefined>>;
  /** The HTML that the widget package ships as `oauth-callback.html`. */
  readonly callbackPage: () => string | Promise<string>;
  /** The built pages at `/account`; without them they are not there. */
  readonly accountPages: string | undefined;
  /** The built widget, for the frame at `/frame`; without it that is not there. */
  readonly widgetFiles: string | undefined;
  /** Takes an error that nobody expected; the client reads no more than 500. */
  readonly report: (error: Error) => void;
}

/** With both set, job searches go to Adzuna (contract §4). */
export interface AdzunaKeys {
  readonly ADZUNA_APP_ID?: string | undefined;
  readonly ADZUNA_APP_KEY?: string | undefined;
}

/** The real clock, chance and network, where nothing else is given. */
export const environmentWith = (given: Partial<Environment>): Environment => ({
  now: given.now ?? Date.now,
  random: given.random ?? ((bytes) => crypto.getRandomValues(new Uint8Array(bytes))),
  sleep: given.sleep ?? sleep,
  fetch: given.fetch ?? ((input, init) => fetch(input, init)),
  env: given.env ?? {},
  origin: given.origin ?? 'http://localhost:4173',
  provider: given.provider ?? IN_MEMORY,
  callbackPage: given.callbackPage ?? (() => CLOSE_THIS_WINDOW),
  accountPages: given.accountPages,
  widgetFiles: given.widgetFiles,
  report: given.report ?? ((error) => console.error(error)),
});

const IN_MEMORY = {
  DATABASE_URL: 'file::memory:',
  PROVIDER_SECRET: 'the secret of a sandbox that forgets',
  LOG_LEVEL: 'silent',
};

const CLOSE_THIS_WINDOW =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Done</title><p>You can close this window</p></html>';

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

/** Random bytes as lower-case hex, two characters each. */
export const randomHex = (environment: Environment, bytes: number) =>
  Array.from(environment.random(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
