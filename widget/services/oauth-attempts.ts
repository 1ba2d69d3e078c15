import { orUndefined } from '../../common/or-undefined.ts';
import { isConnectorId } from '../../common/platforms/ids.ts';
import { slugOf } from '../brand.ts';
import { fieldsOf, parseJson, textOf } from '../domain/fields.ts';
import type { ConnectorName } from '../types.ts';
import type { BrowserEnvironment } from './environment.ts';
import { type SafeStorage, safeStorage } from './storage.ts';

/** Called `stored` in the code; `attempt` is the machine's own. The callback page adds `finished`. */
export interface StoredAttempt {
  readonly platform: ConnectorName;
  readonly state: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Address of the page before the redirect; absent if a window was opened. */
  readonly returnTo?: string;
  /** Name of the element before the redirect; absent if a window was opened. */
  readonly element?: string;
  /** The result: the provider's error or the server's ticket, if any, and the time in milliseconds since 1970. */
  readonly finished?: { readonly error: string | null; readonly ticket?: string; readonly at: number };
}

const finishOf = (value: unknown): StoredAttempt['finished'] => {
  const { error, ticket, at } = fieldsOf(value);
  const isError = error === null || typeof error === 'string';
  return isError && typeof at === 'number' ? { error, ticket: textOf(ticket), at } : undefined;
};

/** `null` for any other shape. Never throws. */
export const parseAttempt = (text: string | null): StoredAttempt | null => {
  const { platform, state, startedAt, returnTo, element, finished } = fieldsOf(parseJson(text));
  const key = textOf(state);
  if (!isConnectorId(platform) || key === undefined || typeof startedAt !== 'number') return null;
  return {
    platform,
    state: key,
    startedAt,
    returnTo: textOf(returnTo),
    element: textOf(element),
    finished: finishOf(finished),
  };
};

export const attemptKey = (slug: string): string => `data-connect:${slug}:oauth`;

const ATTEMPT_KEY = /^data-connect:.*:oauth$/;

/** Whether this browser has the attempt, for any provider: a page may have elements of two providers. */
export const isAttempted = (state: string, { storage }: Pick<BrowserEnvironment, 'storage'>): boolean =>
  (['local', 'session'] as const).some((area) =>
    orUndefined(() => {
      const items = storage(area);
      const keys = [...Array(items.length).keys()].map((place) => items.key(place) ?? '');
      return keys.some((key) => ATTEMPT_KEY.test(key) && parseAttempt(items.getItem(key))?.state === state);
    }),
  );

export type AttemptStore = ReturnType<typeof attemptStore>;

/**
 * @param storage shared by all tabs: a callback page in another window finds the attempt there
 * @param tab keeps a redirect's attempt too, because another tab's attempt may replace the shared one
 */
export const attemptStore = (slug: string, storage: SafeStorage, tab = storage) => {
  const key = attemptKey(slug);
  const loadFrom = (one: SafeStorage) => parseAttempt(one.read(key));
  return {
    key,
    load: () => loadFrom(storage),
    /** Finds the attempt with this state, even if another tab has begun one since. */
    find: (state: string) => [storage, tab].map(loadFrom).find((stored) => stored?.state === state) ?? null,
    save(stored: StoredAttempt) {
      for (const one of stored.returnTo ? [storage, tab] : [storage]) one.write(key, JSON.stringify(stored));
    },
    forget(state: string) {
      for (const one of [storage, tab]) if (loadFrom(one)?.state === state) one.drop(key);
    },
  };
};

export const attemptsWith = (
  provider: string,
  { storage }: Pick<BrowserEnvironment, 'storage'>,
): AttemptStore =>
  attemptStore(
    slugOf(provider),
    safeStorage(() => storage('local')),
    safeStorage(() => storage('session')),
  );
