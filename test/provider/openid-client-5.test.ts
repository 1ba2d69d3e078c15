import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { CLIENT_DEFAULTS } from '../../provider/facts/client-settings.ts';
import { CHALLENGE, createBrowser, locationOf, RETURN, signInOnPage, VERIFIER } from './support/open-id.ts';
import { startOpenIdOnPort } from './support/open-id-port.ts';
import { EMAIL } from './support/sign-in.ts';

interface Tokens {
  readonly id_token: string;
  readonly claims: () => { readonly sub: string };
}

interface Site {
  readonly authorizationUrl: (parameters: object) => string;
  readonly callbackParams: (address: string) => object;
  readonly callback: (redirect: string, answer: object, checks: object) => Promise<Tokens>;
  readonly userinfo: (tokens: Tokens) => Promise<object>;
  readonly refresh: (tokens: Tokens) => Promise<Tokens>;
  readonly endSessionUrl: (parameters: object) => string;
}

/** The part of the library that the tests use. The library is CommonJS. */
interface Library {
  readonly Issuer: {
    readonly discover: (issuer: string) => Promise<{ readonly Client: new (metadata: object) => Site }>;
  };
}

const { Issuer }: Library = createRequire(import.meta.url)('openid-client-5');

/** The previous release of `openid-client`, which many sites use, accepts only RS256 by default. */
const signInWith = async (idTokenAlg: 'ES256' | 'RS256') => {
  const client = { ...CLIENT_DEFAULTS, idTokenAlg };
  const { provider, app, issuer } = await startOpenIdOnPort({ isConfidential: true, client });
  const { Client } = await Issuer.discover(issuer);
  const site = new Client({
    client_id: app.id,
    client_secret: app.secret ?? '',
    redirect_uris: [RETURN],
    response_types: ['code'],
  });
  const checks = { state: 'of the site', nonce: 'of the site' };
  const address = site.authorizationUrl({
    ...checks,
    scope: 'openid email offline_access',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  });
  const browser = createBrowser(provider);
  const { location } = await signInOnPage(provider, browser, locationOf(await browser.go(address)));
  const answer = site.callbackParams(location);
  const tokens = await site.callback(RETURN, answer, { ...checks, code_verifier: VERIFIER });
  return { site, browser, tokens };
};

it('a client that knows RS256 only signs a person in, refreshes, and signs out', async () => {
  const { site, browser, tokens } = await signInWith('RS256');
  const person = await site.userinfo(tokens);
  expect(person).toMatchObject({ sub: tokens.claims().sub, email: EMAIL });
  const next = await site.refresh(tokens);
  expect(next.claims().sub).toBe(tokens.claims().sub);
  const left = site.endSessionUrl({ id_token_hint: next.id_token, post_logout_redirect_uri: RETURN });
  expect(locationOf(await browser.go(left))).toBe(RETURN);
});
