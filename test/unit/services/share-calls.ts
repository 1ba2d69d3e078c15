import type { WebCrypto } from '../../../widget/services/environment.ts';
import { type ResponseOptions, rememberCalls } from '../../../widget/services/share.ts';
import { apiOn, type Fetch, NOTICE, NOW } from './builders.ts';

export const now = () => new Date(NOW).toISOString();

const TOKEN: ResponseOptions = { responseType: 'token', codeChallenge: '' };

export const contextOn = (fetch: Fetch, crypto: WebCrypto = globalThis.crypto, response = TOKEN) => ({
  api: apiOn(fetch),
  crypto,
  now,
  page: 'https://host.example:8443/page',
  repeatableOf: rememberCalls(crypto, now, () => NOTICE),
  response,
});

export const ANSWER = {
  apiUrl: 'https://data.example/d/1',
  accessToken: 'secret',
  token: 'secret too',
  approved: [{ data: 'Traits' }],
  note: 'kept',
};
