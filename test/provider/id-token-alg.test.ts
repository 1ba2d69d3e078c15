import {
  createLocalJWKSet,
  decodeProtectedHeader,
  generateKeyPair,
  type JSONWebKeySet,
  jwtVerify,
  SignJWT,
} from 'jose';
import { expect, it } from 'vitest';
import { createRsaKeys } from '../../provider/consent/rsa-keys.ts';
import { CLIENT_DEFAULTS } from '../../provider/facts/openid.ts';
import { createKeyring } from '../../provider/secrets/keyring.ts';
import { ask } from './support/ask.ts';
import { ISSUER } from './support/host-server.ts';
import { createBrowser, locationOf, silentIn, startOpenId } from './support/open-id.ts';
import { fileOf, SECRET, startProvider, type TestProvider } from './support/provider.ts';
import { textOf } from './support/sign-in.ts';

const RS256 = { ...CLIENT_DEFAULTS, idTokenAlg: 'RS256' } as const;
const NEXT = 'the secret that comes next and is also long enough';

const keysOf = async (provider: TestProvider): Promise<JSONWebKeySet> =>
  JSON.parse((await ask(provider, '/.well-known/jwks.json', { origin: null })).text);

const rsaKidsOf = async (provider: TestProvider) =>
  (await keysOf(provider)).keys.filter(({ kty }) => kty === 'RSA').map(({ kid }) => kid);

const algOf = (token: string) => decodeProtectedHeader(token).alg;

it('an application whose client knows RS256 only gets ID tokens of a published key, and access tokens as before', async () => {
  const { provider, app, tokens, refresh, userinfo } = await startOpenId({ client: RS256 });
  const { redeemed, accessToken, refreshToken } = await tokens();
  const idToken = textOf(redeemed, 'id_token');
  const keys = await keysOf(provider);
  const { payload, protectedHeader } = await jwtVerify(idToken, createLocalJWKSet(keys), {
    issuer: ISSUER,
    audience: app.id,
    algorithms: ['RS256'],
    currentDate: new Date(provider.clock.now()),
  });
  expect(payload).toMatchObject({ nonce: 'the-nonce', at_hash: expect.any(String) });
  const [key] = keys.keys.filter(({ kty }) => kty === 'RSA');
  expect(key).toEqual({
    kty: 'RSA',
    alg: 'RS256',
    use: 'sig',
    kid: protectedHeader.kid,
    e: 'AQAB',
    n: expect.any(String),
  });
  expect(Buffer.from(key?.n ?? '', 'base64url').length).toBeGreaterThanOrEqual(256);
  const next = await refresh(refreshToken);
  const all = [idToken, textOf(next, 'id_token'), accessToken, textOf(next, 'access_token')];
  expect(all.map(algOf)).toEqual(['RS256', 'RS256', 'ES256', 'ES256']);
  expect((await userinfo(accessToken)).body.sub).toBe(payload.sub);
});

const ownRsa = ({ database }: TestProvider) =>
  createRsaKeys(database, createKeyring([SECRET]), Date.now).keys();

interface Forging {
  readonly provider: TestProvider;
  readonly rsa: JSONWebKeySet['keys'][number];
  readonly token: SignJWT;
}

/** RFC 8725, section 2.1. Each returns a token that the provider did not sign as an ID token. */
const FORGED: readonly (readonly [string, (forging: Forging) => Promise<string>])[] = [
  [
    'signed by HS256 with the modulus of the public key',
    ({ rsa, token }) =>
      token
        .setProtectedHeader({ alg: 'HS256', kid: rsa.kid, typ: 'JWT' })
        .sign(Buffer.from(rsa.n ?? '', 'base64url')),
  ],
  [
    'without a signature',
    async ({ token, rsa }) => {
      const { privateKey } = await generateKeyPair('RS256');
      const signed = await token
        .setProtectedHeader({ alg: 'RS256', kid: rsa.kid, typ: 'JWT' })
        .sign(privateKey);
      const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
      return `${header}.${signed.split('.')[1]}.`;
    },
  ],
  [
    'of an RSA key of the attacker, with the id of the published one',
    async ({ token, rsa }) => {
      const { privateKey } = await generateKeyPair('RS256');
      return token.setProtectedHeader({ alg: 'RS256', kid: rsa.kid, typ: 'JWT' }).sign(privateKey);
    },
  ],
];

it.each(FORGED)('a token %s signs no person in or out', async (_name, forge) => {
  const started = await startOpenId({ client: RS256 });
  const { provider, app, tokens, userinfo } = started;
  const { browser, redeemed } = await tokens();
  const { keys } = await keysOf(provider);
  const rsa = keys.find(({ kty }) => kty === 'RSA') ?? { kty: 'RSA' };
  const [, claims = ''] = textOf(redeemed, 'id_token').split('.');
  const token = new SignJWT(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  const id_token_hint = await forge({ provider, rsa, token });
  expect(await silentIn(started, browser, { id_token_hint })).toMatchObject({ error: 'login_required' });
  const out = await browser.go(`/end_session?${new URLSearchParams({ id_token_hint, client_id: app.id })}`);
  expect([out.status, locationOf(out)]).toEqual([400, '']);
  expect((await userinfo(id_token_hint)).status).toBe(401);
  expect(await silentIn(started, browser)).toMatchObject({ code: expect.any(String) });
});

it('a token of the RSA key is no access token, also with all of its claims', async () => {
  const { provider, tokens, userinfo } = await startOpenId({ client: RS256 });
  const { accessToken } = await tokens();
  expect((await userinfo(accessToken)).status).toBe(200);
  const { kid, sign } = await ownRsa(provider);
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'at+jwt' })
    .sign(sign);
  expect((await userinfo(forged)).body.code).toBe('access.unknown');
});

const raced = async (DATABASE_URL: string) => {
  const start = () => startProvider({ variables: { DATABASE_URL } });
  const copies = [await start(), await start(), await start()];
  const kids = await Promise.all(copies.map(rsaKidsOf));
  expect(new Set(kids.flat()).size).toBe(1);
  expect(kids.map(({ length }) => length)).toEqual([1, 1, 1]);
  const rows = await copies[0]?.database.query.selectFrom('rsa_keys').selectAll().execute();
  expect(rows).toHaveLength(1);
};

it('the RSA key is one for all copies that need it at the same moment', async () => {
  const first = await startProvider();
  await raced(`file:${fileOf(first)}`);
});

it('the RSA key is sealed in the database, and never published', async () => {
  const { provider, tokens } = await startOpenId({ client: RS256 });
  await tokens();
  const [row] = await provider.rows('rsa_keys');
  const jwk = JSON.parse(createKeyring([SECRET]).open('rsa-key', row?.id ?? '', row?.sealed ?? ''));
  const { text } = await ask(provider, '/.well-known/jwks.json', { origin: null });
  for (const part of [jwk.d, jwk.p, jwk.q, jwk.dp, jwk.dq, jwk.qi]) {
    expect(part).toMatch(/^[\w-]{100,}$/);
    for (const public_ of [text, JSON.stringify(row), provider.lines.join('')])
      expect(public_).not.toContain(part);
  }
  expect(() => createKeyring([NEXT]).open('rsa-key', row?.id ?? '', row?.sealed ?? '')).toThrow();
});

it('the RSA key rotates with the secrets: the next one is published before it signs, and the last step has it alone', async () => {
  const before = await startOpenId({ client: RS256 });
  const { redeemed, browser } = await before.tokens();
  const hint = { id_token_hint: textOf(redeemed, 'id_token') };
  const DATABASE_URL = `file:${fileOf(before.provider)}`;
  const startWith = (PROVIDER_SECRET: string) =>
    startProvider({ clock: before.provider.clock, variables: { DATABASE_URL, PROVIDER_SECRET } });
  const [old] = await rsaKidsOf(before.provider);
  const [first, next] = await rsaKidsOf(await startWith(`${SECRET},${NEXT}`));
  expect(first).toBe(old);
  const step2 = await startWith(`${NEXT},${SECRET}`);
  expect(await rsaKidsOf(step2)).toEqual([next, old]);
  const silentAt = async (provider: TestProvider) => {
    const other = createBrowser(provider);
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    return silentIn(before, other, hint);
  };
  expect(await silentAt(step2)).toMatchObject({ code: expect.any(String) });
  const last = await startWith(NEXT);
  expect(await rsaKidsOf(last)).toEqual([next]);
  expect(await silentAt(last)).toMatchObject({ error: 'login_required' });
});
