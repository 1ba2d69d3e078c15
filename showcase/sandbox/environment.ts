import { setTimeout as wait } from 'node:timers/promises';

export interface Environment {
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly fetch: typeof fetch;
  readonly env: AdzunaKeys;
  /** The server's public origin: issuer of tokens and base of redirect addresses. */
  readonly origin: string;
  /** The provider's variables (`provider/README.md`). By default in memory, with a random secret. */
  readonly provider: Readonly<Record<string, string | undefined>>;
  readonly callbackPage: () => string | Promise<string>;
  readonly accountPages: string | undefined;
  readonly widgetFiles: string | undefined;
  /** Receives unexpected errors. The client gets only a 500. */
  readonly report: (error: Error) => void;
}

/** If both are set, job searches go to Adzuna (contract §4). */
export interface AdzunaKeys {
  readonly ADZUNA_APP_ID?: string | undefined;
  readonly ADZUNA_APP_KEY?: string | undefined;
  readonly ADZUNA_COUNTRY?: string | undefined;
}

const DEFAULTS: Environment = {
  now: () => Date.now(),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
  fetch: (input, init) => fetch(input, init),
  env: {},
  origin: 'http://localhost:4173',
  provider: {
    DATABASE_URL: 'file::memory:',
    PROVIDER_SECRET: 'the secret of a sandbox that forgets',
    LOG_LEVEL: 'silent',
  },
  callbackPage: () =>
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Done</title><p>You can close this window</p></html>',
  accountPages: undefined,
  widgetFiles: undefined,
  report: (error) => console.error(error),
};

export const environmentWith = (options: Partial<Environment>): Environment => {
  const set = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...DEFAULTS, ...Object.fromEntries(set) };
};

export const randomHex = (environment: Environment, bytes: number) =>
  Buffer.from(environment.random(bytes)).toString('hex');
