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
  /** The HTML that the widget package ships as `oauth-callback.html`. */
  readonly callbackPage: () => string | Promise<string>;
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
  callbackPage: given.callbackPage ?? (() => CLOSE_THIS_WINDOW),
  report: given.report ?? ((error) => console.error(error)),
});

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

/** Six random digits, leading zeros kept. */
export const randomCode = (environment: Environment) => {
  const number = environment.random(4).reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % 1_000_000).padStart(6, '0');
};
