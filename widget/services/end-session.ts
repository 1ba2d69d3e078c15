import { STILL_OPEN } from '../domain/record-key.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import type { UserRecord } from '../types.ts';
import { apiAddress } from './api.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { headersOf, PRIVATE } from './http.ts';
import { safeStorage } from './storage.ts';
import { ownKeyOf, type Place, type StoreOwner } from './user-store.ts';

interface EndEnvironment extends Pick<BrowserEnvironment, 'fetch' | 'storage'> {
  readonly window: Place & Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

type Owner = StoreOwner & Pick<ConnectOptions, 'apiKey'>;

/** Requests that wait for the network, by the storage key of their token. */
const waiting = new Map<string, () => void>();

/** One shared function, because the browser registers the same listener only once. */
const sendAll = (): void => {
  const requests = [...waiting.values()];
  waiting.clear();
  for (const send of requests) send();
};

/**
 * A sign-out does not wait for this call: storage keeps the token until the server has answered, so that a later page can retry.
 * @param user `null` sends only the token that waits. A server without an end of sessions has no such call
 */
export const endSession = (
  owner: Owner,
  user: Pick<UserRecord, 'token' | 'expiresAt'> | null,
  environment: EndEnvironment = browserEnvironment(),
): void => {
  const { fetch, window } = environment;
  const key = ownKeyOf(owner, environment) + STILL_OPEN;
  const storage = safeStorage(() => environment.storage(owner.testMode ? 'session' : 'local'));
  if (user?.token && user.expiresAt !== undefined) storage.write(key, user.token);
  const done = () => {
    waiting.delete(key);
    if (waiting.size === 0) window.removeEventListener('online', sendAll);
  };
  const wait = () => {
    waiting.set(key, send);
    window.addEventListener('online', sendAll, { once: true });
  };
  const ask = async (token: string) => {
    const { status } = await fetch(apiAddress(owner.apiBase, window.document.baseURI, 'session'), {
      ...PRIVATE,
      method: 'DELETE',
      headers: headersOf({ apiKey: owner.apiKey, token, embedder: owner.embedder }),
      keepalive: true,
    });
    if (status < 500 && storage.read(key) === token) storage.drop(key);
  };
  const send = () => {
    const token = storage.read(key);
    if (token) ask(token).then(done, wait);
  };
  send();
};
