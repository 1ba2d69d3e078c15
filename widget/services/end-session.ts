import type { ConnectOptions, UserRecord } from '../types.ts';
import { apiAddress } from './api-address.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { headersOf, PRIVATE } from './http.ts';

interface EndEnvironment extends Pick<BrowserEnvironment, 'fetch'> {
  readonly window: Pick<Window, 'addEventListener'> & { readonly document: Pick<Document, 'baseURI'> };
}

/**
 * Ends the session at the server. Signing out does not wait for it: the request outlives the page, and without a network it
 * is made once more when there is one. Not asked of a server that names no end of its sessions, as it may know none.
 */
export const endSession = (
  {
    apiBase,
    apiKey,
    embedder,
  }: Pick<ConnectOptions, 'apiBase' | 'apiKey'> & { readonly embedder?: string | undefined },
  { token, expiresAt }: Pick<UserRecord, 'token' | 'expiresAt'>,
  { fetch, window }: EndEnvironment = browserEnvironment(),
): void => {
  if (!token || expiresAt === undefined) return;
  const url = apiAddress(apiBase, window.document.baseURI, 'session');
  const send = () =>
    fetch(url, {
      ...PRIVATE,
      method: 'DELETE',
      headers: headersOf({ apiKey, token, embedder }),
      keepalive: true,
    });
  const sendAgain = () => void send().catch(() => {});
  send().catch(() => window.addEventListener('online', sendAgain, { once: true }));
};
