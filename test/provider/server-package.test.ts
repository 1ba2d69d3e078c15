import { decodeJwt, SignJWT } from 'jose';
import * as client from 'openid-client';
import { afterEach, expect, it, vi } from 'vitest';
import { begin, finish } from '../../showcase/docs/samples/server/sign-in.ts';
import { exchangeCode, type Fetch, refreshAccess, verifyAccess } from '../../widget/server.ts';
import { ask } from './support/ask.ts';
import { startCodeSharer } from './support/code.ts';
import { answering, codeFrom, hostOf, ISSUER, startHost } from './support/host-server.ts';
import {
  createBrowser,
  discover,
  locationOf,
  RETURN,
  signInOnPage,
  startOpenId,
  VERIFIER,
} from './support/open-id.ts';
import { createClock, HOUR, SECRET, startProvider } from './support/provider.ts';
import { startSharing } from './support/share.ts';
import { textOf } from './support/sign-in.ts';

const NEXT_SECRET = 'the secret that comes next and is also long enough';

afterEach(() => {
  vi.useRealTimers();
});

it('verifyAccess returns the person, their approvals and the expiry', async () => {
  const { verify, accessToken, grants } = await startHost();
  const token = await accessToken();
  const [grant] = await grants();
  expect(await verify(token)).toEqual({
    subject: decodeJwt(token).sub,
    grant: grant.id,
    scope: ['medium', 'traits'],
    expiresAt: new Date((decodeJwt(token).exp ?? 0) * 1_000),
  });
});

it('verifyAccess fetches the keys once for any number of tokens, and makes no other request', async () => {
  const { verify, accessToken, asked } = await startHost();
  const tokens = await Promise.all([accessToken(), accessToken(), accessToken()]);
  await Promise.all(tokens.map(verify));
  await verify(await accessToken());
  expect(asked).toEqual(['/.well-known/jwks.json']);
});

it('verifyAccess accepts a token of a new key after 30 seconds at the latest, and those of the old one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { provider, key, id, accessToken } = await startHost();
  const { database } = provider.config;
  const DATABASE_URL = `file:${database.kind === 'sqlite' ? database.file : ''}`;
  const variables = { DATABASE_URL, PROVIDER_SECRET: `${NEXT_SECRET},${SECRET}` };
  const rotated = await startProvider({ clock: provider.clock, variables });
  let serving = provider;
  const host = hostOf({ ...provider, fetch: (request, peer) => serving.fetch(request, peer) }, id);

  const before = await accessToken();
  await host.verify(before);
  serving = rotated;
  const after = await (await startSharing(rotated, key)).accessToken();
  expect(await codeFrom(host.verify(after))).toBe('token.signature');
  vi.setSystemTime(Date.now() + 30_000);
  await host.verify(after);
  await host.verify(before);
  expect(host.asked).toHaveLength(2);
});

it.each([undefined, ''])('verifyAccess refuses the audience %j for any token', async (audience) => {
  const { accessToken, options } = await startHost();
  const given = Object.assign({ ...options }, { audience });
  await expect(verifyAccess(await accessToken(), given)).rejects.toThrow(TypeError);
});

it('verifyAccess refuses a token that was altered, expired, or is for another application', async () => {
  const { provider, verify, accessToken, options } = await startHost();
  const token = await accessToken();
  const [head, body = '', signature = ''] = token.split('.');
  const claims = JSON.stringify({ ...decodeJwt(token), scope: 'large' });
  const wider = `${head}.${Buffer.from(claims).toString('base64url')}.${signature}`;
  const flipped = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  expect(await codeFrom(verify(wider))).toBe('token.signature');
  expect(await codeFrom(verify(flipped))).toBe('token.signature');
  const other = verifyAccess(token, { ...options, audience: 'app_other' });
  expect(await codeFrom(other)).toBe('token.audience');
  provider.clock.pass(HOUR);
  expect(await codeFrom(verify(token))).toBe('token.expired');
});

it('verifyAccess refuses the token of another provider without a request for keys', async () => {
  const { verify, asked } = await startHost();
  const stranger = await startProvider({ variables: { PUBLIC_URL: 'http://127.0.0.1:4999' } });
  const { key } = await stranger.addApp();
  const token = await (await startSharing(stranger, key)).accessToken();
  expect(await codeFrom(verify(token))).toBe('token.issuer');
  expect(asked).toEqual([]);
});

it('verifyAccess refuses a text that is no access token', async () => {
  const { verify, accessToken, share, token } = await startHost();
  const claims = decodeJwt(await accessToken());
  const hmac = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' });
  const tokens = [token, '', 'a.b.c', await hmac.sign(new TextEncoder().encode(SECRET))];
  for (const each of tokens) expect(await codeFrom(verify(each))).toBe('token.invalid');
  // A receipt has no issuer at the place where a token has one.
  expect(await codeFrom(verify(textOf(await share(), 'receipt')))).toBe('token.issuer');
});

it('verifyAccess says why the keys could not be fetched', async () => {
  const { accessToken, options } = await startHost();
  const token = await accessToken();
  const verifyOver = (fetch: Fetch) => codeFrom(verifyAccess(token, { ...options, fetch }));
  expect(await verifyOver(answering('', { status: 503 }))).toBe('provider.http');
  expect(await verifyOver(answering('<html>'))).toBe('provider.malformed');
  expect(await verifyOver(answering('{"keys":1}'))).toBe('provider.malformed');
  expect(await verifyOver(() => Promise.reject(new TypeError('fetch failed')))).toBe('provider.unreachable');
});

it.each(['http://id.example', 'https://id.example/path'])(
  'verifyAccess does not accept %s as an issuer',
  async (issuer) => {
    await expect(verifyAccess('a.b.c', { issuer, audience: 'app_1' })).rejects.toThrow(TypeError);
  },
);

const startCodeHost = async (isConfidential = false) => {
  const sharer = await startCodeSharer({ isConfidential });
  const { provider, app } = sharer;
  const { options, verify, interests } = hostOf(provider, app.id);
  return { ...sharer, fetch: options.fetch, verify, interests };
};

const exchanging = (fetch: Fetch, timeoutMs?: number) =>
  exchangeCode({ issuer: ISSUER, clientId: 'app_x', code: 'once', fetch, timeoutMs });

it('exchangeCode gives a public application’s server the token for its verifier', async () => {
  const { app, fetch, verifier, code, verify, interests } = await startCodeHost();
  const given = { issuer: ISSUER, clientId: app.id, code: await code(), verifier, fetch };
  const { accessToken, expiresIn } = await exchangeCode(given);
  expect(expiresIn).toBe(3600);
  expect((await verify(accessToken)).scope).toEqual(['medium', 'traits']);
  expect((await interests(accessToken)).interests).toHaveLength(2);
  expect(await codeFrom(exchangeCode(given))).toBe('code.refused');
  expect(await codeFrom(interests(accessToken))).toBe('token.invalid');
});

it('exchangeCode gives a confidential application’s server the token for its secret', async () => {
  const { app, secret, fetch, code } = await startCodeHost(true);
  const given = { issuer: ISSUER, clientId: app.id, code: await code(), fetch };
  await expect(exchangeCode(given)).rejects.toMatchObject({
    code: 'provider.http',
    status: 401,
    problem: 'invalid_client',
  });
  expect((await exchangeCode({ ...given, clientSecret: secret })).accessToken).toMatch(/^eyJ/);
});

it.each(['null', '{"access_token":"x"}'])('exchangeCode refuses the answer %s', async (body) => {
  expect(await codeFrom(exchanging(answering(body)))).toBe('provider.malformed');
});

it('exchangeCode ends at its time limit', async () => {
  const silent: Fetch = (_url, { signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  expect(await codeFrom(exchanging(silent, 5))).toBe('provider.timeout');
});

const startSignInHost = async (isConfidential = false) => {
  const started = await startOpenId({ isConfidential });
  const { provider, app } = started;
  const { options, verify, interests } = hostOf(provider, app.id);
  const { fetch } = options;
  const known = { issuer: ISSUER, clientId: app.id, clientSecret: app.secret, fetch };
  return { ...started, known, verify, interests };
};

it.each([false, true])('refreshAccess gives access while the grant holds (secret: %s)', async (isSecret) => {
  const { provider, app, known, signInWith, verify, interests } = await startSignInHost(isSecret);
  const { answer, token } = await signInWith();
  const code = answer.code ?? '';
  const first = await exchangeCode({ ...known, code, verifier: VERIFIER, redirectUri: RETURN });
  expect(first.idToken).toMatch(/^eyJ/);
  provider.clock.pass(3_600_000);
  expect(await codeFrom(verify(first.accessToken))).toBe('token.expired');
  const next = await refreshAccess({ ...known, refreshToken: first.refreshToken ?? '' });
  expect((await verify(next.accessToken)).scope).toContain('medium');
  expect((await interests(next.accessToken)).interests).toHaveLength(2);
  const [grant] = await provider.rows('grants');
  const asked = { key: app.key, token, origin: null, method: 'DELETE' };
  await ask(provider, `/api/grants/${grant?.id}`, asked);
  expect(await codeFrom(refreshAccess({ ...known, refreshToken: next.refreshToken }))).toBe(
    'refresh.refused',
  );
  expect(await codeFrom(interests(next.accessToken))).toBe('access.revoked');
});

it('refreshAccess refuses a token that was used a minute ago, and an answer without tokens', async () => {
  const { provider, known, tokens } = await startSignInHost();
  const { refreshToken } = await tokens();
  const next = await refreshAccess({ ...known, refreshToken });
  expect((await refreshAccess({ ...known, refreshToken })).refreshToken).toBe(next.refreshToken);
  provider.clock.pass(61_000);
  expect(await codeFrom(refreshAccess({ ...known, refreshToken }))).toBe('refresh.refused');
  const malformed = refreshAccess({ ...known, refreshToken, fetch: answering('{}') });
  expect(await codeFrom(malformed)).toBe('provider.malformed');
  const wrong = refreshAccess({ ...known, refreshToken, clientSecret: 'sk_wrong' });
  await expect(wrong).rejects.toMatchObject({ code: 'provider.http', problem: 'invalid_client' });
});

it('the sample of the documentation signs a person in: sign-in.ts', async () => {
  const { provider, app } = await startOpenId({ clock: createClock(Date.now()) });
  const config = await discover(provider, app.id, client.None());
  const browser = createBrowser(provider);
  const { address, begun } = await begin(config);
  const page = locationOf(await browser.go(address.href));
  const { location } = await signInOnPage(provider, browser, page);
  expect(await finish(config, new URL(location), begun)).toEqual({
    subject: expect.any(String),
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
  });
});
