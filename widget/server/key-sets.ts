import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { askProvider, type Fetch } from './json-over-http.ts';

const TIMEOUT_MS = 5_000;

/**
 * One set of keys for each `fetch` function and each issuer. The garbage collector removes sets of unused functions.
 */
const keySets = new WeakMap<Fetch, Map<string, JWTVerifyGetKey>>();

/**
 * The provider's public keys, fetched at the first use and again after ten minutes, or if a token names a new key, then
 * at most every 30 seconds.
 */
export const keySetOf = (issuer: string, fetch: Fetch): JWTVerifyGetKey => {
  const ofFetch = keySets.get(fetch) ?? new Map<string, JWTVerifyGetKey>();
  keySets.set(fetch, ofFetch);
  const known = ofFetch.get(issuer);
  if (known !== undefined) return known;
  const url = new URL('/.well-known/jwks.json', issuer);
  const keySet = createRemoteJWKSet(url, {
    [customFetch]: async (href) => {
      const question = { url: href, method: 'GET', headers: { accept: 'application/json' } } as const;
      return Response.json(await askProvider(fetch, question, TIMEOUT_MS));
    },
  });
  ofFetch.set(issuer, keySet);
  return keySet;
};
