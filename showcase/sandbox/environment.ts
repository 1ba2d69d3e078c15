import { setTimeout as wait } from 'node:timers/promises';

/** All external dependencies of the sandbox in one argument, so that tests control the clock and randomness. */
export interface Environment {
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** Resolves after this number of milliseconds; rejects if the signal aborts first. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly fetch: typeof fetch;
  readonly env: AdzunaKeys;
  /** The server's public origin: issuer of tokens and base of redirect addresses. */
  readonly origin: string;
  /** The provider's variables (`provider/README.md`). By default in memory, with a random secret. */
  readonly provider: Readonly<Record<string, string | undefined>>;
  /** Returns the HTML of the widget package's `oauth-callback.html`. */
  readonly callbackPage: () => string | Promise<string>;
  /** Folder of the built pages at `/account`; without it, the pages do not exist. */
  readonly accountPages: string | undefined;
  /** Folder of the built widget for the frame at `/frame`; without it, the frame does not exist. */
  readonly widgetFiles: string | undefined;
  /** Receives unexpected errors. The client gets only a 500. */
  readonly report: (error: Error) => void;
}

/** If both are set, job searches go to Adzuna (contract §4). */
export interface AdzunaKeys {
  readonly ADZUNA_APP_ID?: string | undefined;
  readonly ADZUNA_APP_KEY?: string | undefined;
  /** One of the countries that Adzuna serves; `us` by default. */
  readonly ADZUNA_COUNTRY?: string | undefined;
}

export const environmentWith = (given: Partial<Environment>): Environment => ({
  now: given.now ?? Date.now,
  random: given.random ?? ((bytes) => crypto.getRandomValues(new Uint8Array(bytes))),
  sleep: given.sleep ?? ((ms, signal) => wait(ms, undefined, { signal })),
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

export const randomHex = (environment: Environment, bytes: number) =>
  Buffer.from(environment.random(bytes)).toString('hex');
