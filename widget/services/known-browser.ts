import { slugOf } from '../brand.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import type { KnownBrowser } from './api.ts';
import type { BrowserEnvironment } from './environment.ts';
import { safeStorage } from './storage.ts';

/**
 * `data-connect:{slug}:browser` in local storage: a token by which a person who signed in here before may request more
 * codes than a stranger. It gives no access to data, and stays after a sign-out.
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
