import type { WebCrypto } from '../../../widget/services/environment.ts';
import { rememberCalls } from '../../../widget/services/repeatable.ts';
import { apiOn, type Fetch, NOTICE, NOW } from './builders.ts';

export const now = () => new Date(NOW).toISOString();

export const contextOn = (fetch: Fetch, crypto: WebCrypto = globalThis.crypto) => ({
  api: apiOn(fetch),
  crypto,
  now,
  page: 'https://host.example:8443/page',
  repeatableOf: rememberCalls(crypto, now, () => NOTICE),
});

export const ANSWER = {
  apiUrl: 'https://data.example/d/1',
  accessToken: 'secret',
  token: 'secret too',
  approved: [{ data: 'Traits' }],
  note: 'kept',
};
