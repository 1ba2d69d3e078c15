import * as client from 'openid-client';
import { expect, it } from 'vitest';
import { DEMO_APPS, DEMO_SERVER_APP } from '../../provider/cli/demo.ts';
import { ask, FORM } from './support/ask.ts';
import {
  CHALLENGE,
  createBrowser,
  discover,
  locationOf,
  RETURN,
  signInOnPage,
  startOpenId,
  VERIFIER,
} from './support/open-id.ts';
import { createClock } from './support/provider.ts';
import { EMAIL } from './support/sign-in.ts';
import { tracesIn } from './support/traces.ts';

const CLIENTS = [
  ['a public client', false, () => client.None()],
  ['a confidential client by HTTP Basic', true, (secret: string) => client.ClientSecretBasic(secret)],
  ['a confidential client by form', true, (secret: string) => client.ClientSecretPost(secret)],
] as const;

/** The client compares times with the clock of this computer. */
const start = (isConfidential = false) => startOpenId({ isConfidential, clock: createClock(Date.now()) });

it.each(CLIENTS)('openid-client signs in, refreshes and revokes: %s', async (_name, isConfidential, by) => {
  const { provider, app } = await start(isConfidential);
  const config = await discover(provider, app.id, by(app.secret ?? ''));
  const browser = createBrowser(provider);
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: RETURN,
    scope: 'openid email interests personality offline_access',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    max_age: '600',
  });
  const page = locationOf(await browser.go(address.href));
  const { location } = await signInOnPage(provider, browser, page, { labels: ['Medium', 'Large'] });
  const tokens = await client.authorizationCodeGrant(config, new URL(location), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    maxAge: 600,
    idTokenExpected: true,
  });
  expect(tokens.scope).toBe('openid email interests personality offline_access');
  expect(tokens.approvals).toBe('medium large');
  const subject = tokens.claims()?.sub ?? '';
  expect(tokens.claims()).toMatchObject({ aud: app.id, nonce, at_hash: expect.any(String) });
  const person = await client.fetchUserInfo(config, tokens.access_token, subject);
  expect(person).toMatchObject({ sub: subject, email: EMAIL, email_verified: true });
  const scored = await ask(provider, new URL(String(person.api_url)).pathname, {
    token: tokens.access_token,
    origin: null,
    body: { Input: ['AI'] },
  });
  expect(scored.body).toMatchObject({ InferenceResult: { status: 'complete' } });

  // Authlib and mod_auth_openidc repeat the scope that they asked for.
  const repeated = { scope: 'openid email interests personality preferences offline_access' };
  const next = await client.refreshTokenGrant(config, tokens.refresh_token ?? '', repeated);
  expect(next.scope).toBe(tokens.scope);
  expect(next.claims()).toMatchObject({ sub: subject, auth_time: tokens.claims()?.auth_time });
  expect(next.refresh_token).not.toBe(tokens.refresh_token);
  await client.tokenRevocation(config, next.refresh_token ?? '');
  await expect(client.fetchUserInfo(config, next.access_token, subject)).rejects.toThrow();
  await expect(client.refreshTokenGrant(config, next.refresh_token ?? '')).rejects.toThrow();
});

it('the server’s application of the demo signs a person in at an address of this computer', async () => {
  const { provider, signInWith, redeem } = await start();
  await provider.apps.put(DEMO_APPS);
  const { id: client_id, secret: client_secret = '' } = DEMO_SERVER_APP;
  const demo = { client_id, redirect_uri: 'http://localhost:3000/callback' };
  const { answer } = await signInWith(demo);
  const { body } = await redeem(answer.code, { ...demo, client_secret });
  expect(body).toMatchObject({ id_token: expect.any(String) });
});

it('openid-client reads the answer of response_mode=form_post', async () => {
  const { provider, app, addressWith } = await start();
  const browser = createBrowser(provider);
  const verifier = client.randomPKCECodeVerifier();
  const challenge = await client.calculatePKCECodeChallenge(verifier);
  const asked = addressWith({ response_mode: 'form_post', code_challenge: challenge });
  const page = locationOf(await browser.go(asked));
  const { location } = await signInOnPage(provider, browser, page);
  const { text, headers } = await browser.go(location);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  const inputs = new URLSearchParams();
  for (const [, name = '', value = ''] of text.matchAll(/name="(\w+)" value="([^"]*)"/g))
    inputs.append(name, value);
  const callback = new Request(RETURN, {
    method: 'POST',
    body: inputs.toString(),
    headers: FORM,
  });
  const config = await discover(provider, app.id, client.None());
  const tokens = await client.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: verifier,
    expectedState: 'the-state',
    expectedNonce: 'the-nonce',
  });
  expect(tokens.claims()?.iss).toBe('http://localhost:4174');
  expect((await browser.go(location)).status).toBe(404);
});

it('no log, metric or refusal of a sign-in holds a code, a token, a cookie, an address or a parameter', async () => {
  const { provider, addressWith, tokens, redeem, refresh, userinfo } = await startOpenId();
  const { browser, answer, redeemed, accessToken, refreshToken, token, shared } = await tokens();
  const { body: next } = await refresh(refreshToken);
  const refusals = [
    await redeem(answer.code),
    await refresh(refreshToken),
    await userinfo(accessToken),
    await browser.go(addressWith({ redirect_uri: 'https://evil.example/?of-an-attack' })),
    await browser.go(`/end_session?id_token_hint=${refreshToken}`),
  ];
  const { cookies } = browser;
  const secrets = [
    ...[answer.code ?? '', accessToken, ...refreshToken.split('.'), String(redeemed.body.id_token), token],
    ...[String(next.refresh_token), String(next.id_token), String(shared.body.accessToken), EMAIL, VERIFIER],
    ...['the-state', 'the-nonce', 'of-an-attack', CHALLENGE, ...cookies.values()],
  ];
  expect(cookies.size).toBe(2);
  const metrics = await provider.metrics();
  const written = [provider.lines.join(''), metrics, ...refusals.map(({ text }) => text)].join('\n');
  expect(tracesIn(written, secrets)).toEqual([]);
  expect(written).toContain('"call":"authorizeFinish"');
});
