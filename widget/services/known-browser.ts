import { slugOf } from '../brand.ts';
import type { ConnectOptions } from '../types.ts';
import type { KnownBrowser } from './api.ts';
import type { BrowserEnvironment } from './environment.ts';
import { safeStorage } from './storage.ts';

/**
 * `data-connect:{slug}:browser` in local storage: the token that lets a person who signed in here before ask for codes
 * past the limits of strangers. It opens nothing, and outlasts a sign-out.
 */
export const createKnownBrowser = (
  { provider }: Pick<ConnectOptions, 'provider'>,
  environment: Pick<BrowserEnvironment, 'storage'>,
): KnownBrowser => {
  const key = `data-connect:${slugOf(provider)}:browser`;
  const storage = safeStorage(() => environment.storage('local'));
  return {
    read: () => storage.read(key) ?? undefined,
    keep: (token) => storage.write(key, token),
  };
};
