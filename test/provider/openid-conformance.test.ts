import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { basic } from './support/code.ts';
import {
  answerAt,
  createBrowser,
  locationOf,
  signInOnPage,
  silentIn,
  startOpenId,
} from './support/open-id.ts';
import { EMAIL, textOf } from './support/sign-in.ts';

/**
 * The modules of the OpenID Foundation's plan `oidcc-basic-certification-test-plan`, by their names there, each with
 * what it asks of a provider. Every request has PKCE, which this provider requires.
 */
const ISS = 'http://localhost:4174';

/** A confidential application, as in the plan: `client_secret_basic`, `response_type=code`. */
const start = async () => {
  const started = await startOpenId({ isConfidential: true });
  const { provider, app, redeem } = started;
  const asBasic = { headers: basic(app.id, app.secret ?? '') };
  const tokensOf = async (code: string | undefined) => {
    const redeemed = await redeem(code, { client_id: null, client_secret: null }, asBasic);
    const idToken = textOf(redeemed, 'id_token');
    return { redeemed, idToken, claims: decodeJwt(idToken), accessToken: textOf(redeemed, 'access_token') };
  };
  const signIn = async (change: Record<string, string | null> = {}) => {
    const signedIn = await started.signInWith(change);
    return { ...signedIn, ...(await tokensOf(signedIn.answer.code)) };
  };
  const keys = async () =>
    JSON.parse((await ask(provider, '/.well-known/jwks.json', { origin: null })).text) as { keys: [] };
  return { ...started, tokensOf, signIn, keys };
};

it('oidcc-server: code, state, ID token, user info', async () => {
  const { app, signIn, userinfo, provider } = await start();
  const { answer, claims, redeemed, accessToken } = await signIn();
  expect(answer).toEqual({ code: expect.any(String), state: 'the-state', iss: ISS });
  expect([redeemed.body.token_type, redeemed.headers.get('cache-control')]).toEqual(['Bearer', 'no-store']);
  const now = Math.floor(provider.clock.now() / 1000);
  expect(claims).toMatchObject({ iss: ISS, aud: app.id, nonce: 'the-nonce', iat: now });
  expect(claims.exp).toBeGreaterThan(now);
  expect(claims.sub?.length).toBeLessThan(256);
  expect((await userinfo(accessToken)).body.sub).toBe(claims.sub);
});

it('oidcc-userinfo-get, -post-header, -post-body', async () => {
  const { provider, signIn } = await start();
  const { accessToken: token, claims } = await signIn();
  const person = { sub: claims.sub, email: EMAIL, email_verified: true };
  const call = { origin: null, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const userinfo = async (asked: object) =>
    (await ask(provider, '/api/userinfo', { ...call, ...asked })).body;
  expect(await userinfo({ token })).toMatchObject(person);
  expect(await userinfo({ token, method: 'POST' })).toMatchObject(person);
  expect(await userinfo({ body: `access_token=${token}` })).toMatchObject(person);
});

it('oidcc-ensure-request-without-nonce-succeeds-for-code-flow', async () => {
  const { signIn } = await start();
  expect((await signIn({ nonce: null })).claims).not.toHaveProperty('nonce');
});

it.each([
  ['profile', 'openid profile', false],
  ['email', 'openid email', true],
  ['address', 'openid address', false],
  ['phone', 'openid phone', false],
  ['all', 'openid profile email address phone', true],
  ['other order', 'email openid', true],
])('oidcc-scope-%s', async (_name, scope, hasEmail) => {
  const { signIn, userinfo } = await start();
  const { accessToken, claims, redeemed } = await signIn({ scope });
  const { body } = await userinfo(accessToken);
  expect(body.sub).toBe(claims.sub);
  expect(body.email).toBe(hasEmail ? EMAIL : undefined);
  // The granted scope differs from the requested one, so the answer names it (RFC 6749, section 5.1).
  expect(String(redeemed.body.scope).split(' ')).not.toContain('profile');
});

it.each([
  ['oidcc-display-page', { display: 'page' }],
  ['oidcc-display-popup', { display: 'popup' }],
  ['oidcc-ensure-request-with-unknown-parameter-succeeds', { extra: 'foobar' }],
  ['oidcc-login-hint', { login_hint: 'buffy@id.example' }],
  ['oidcc-ui-locales', { ui_locales: 'se no' }],
  ['oidcc-claims-locales', { claims_locales: 'se' }],
  ['oidcc-ensure-request-with-acr-values-succeeds', { acr_values: '1 2' }],
  ['oidcc-claims-essential', { claims: '{"userinfo":{"name":{"essential":true}}}' }],
  ['a key of dynamic registration', { registration: '{"client_name":"x"}' }],
  ['parameters with the names of ours', { email: 'true', subject: 'x', expectedSubject: 'x' }],
])('%s: the sign-in succeeds', async (_name, change) => {
  const { signIn, userinfo } = await start();
  const { accessToken, claims } = await signIn(change);
  const { body } = await userinfo(accessToken);
  expect([body.sub, body.name]).toEqual([claims.sub, undefined]);
});

it('oidcc-prompt-login, oidcc-max-age-1: the person signs in anew, and `auth_time` is later', async () => {
  const { provider, addressWith, signIn, tokensOf } = await start();
  const { browser, claims, token } = await signIn();
  let last = Number(claims.auth_time);
  for (const [name, value] of Object.entries({ prompt: 'login', max_age: '1' })) {
    provider.clock.pass(2_000);
    const page = locationOf(await browser.go(addressWith({ [name]: value })));
    const old = await browser.onPage(`${page}/finish`, { token, body: { email: true } });
    expect(old.body.code).toBe('authorize.sign-in');
    const { location } = await signInOnPage(provider, browser, page);
    const next = await tokensOf(answerAt(location).code);
    expect(next.claims.auth_time).toBeGreaterThan(last);
    expect(next.claims.sub).toBe(claims.sub);
    last = Number(next.claims.auth_time);
  }
});

it('oidcc-prompt-none-logged-in, oidcc-id-token-hint: the same sign-in, without a page', async () => {
  const started = await start();
  const { browser, claims, idToken } = await started.signIn();
  started.provider.clock.pass(5_000);
  const changes = { display: 'page', id_token_hint: idToken };
  for (const [name, value] of Object.entries(changes)) {
    const { code } = await silentIn(started, browser, { [name]: value, nonce: 'another' });
    const { claims: again } = await started.tokensOf(code);
    const { sub, auth_time } = claims;
    expect(again).toMatchObject({ sub, auth_time, nonce: 'another' });
  }
});

it('oidcc-ensure-post-request-succeeds', async () => {
  const { provider, addressWith, tokensOf } = await start();
  const browser = createBrowser(provider);
  const asked = addressWith().replace('/authorize?', '');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const led = await browser.go('/authorize', { body: asked, headers });
  const page = locationOf(await browser.go(locationOf(led)));
  const { location } = await signInOnPage(provider, browser, page);
  expect((await tokensOf(answerAt(location).code)).claims.nonce).toBe('the-nonce');
});
