import { expect, it } from 'vitest';
import { ask, FORM } from './support/ask.ts';
import { basic } from './support/code.ts';
import { RETURN, startOpenId } from './support/open-id.ts';
import { EVIL, ORIGIN } from './support/provider.ts';

const OTHER_ORIGIN = 'https://other.example';
const STRANGERS = [
  EVIL,
  OTHER_ORIGIN,
  `${ORIGIN}.evil.example`,
  ORIGIN.replace('https:', 'http:').concat(':8443'),
  'null',
];

const readerOf = ({ headers }: { readonly headers: Headers }) => headers.get('access-control-allow-origin');

const start = async (isConfidential = false) => {
  const started = await startOpenId({ isConfidential });
  const { provider, app } = started;
  await provider.apps.add({ name: 'Other', mode: 'live', origins: [OTHER_ORIGIN], redirects: [RETURN] });
  const refresh = (refresh_token: string, origin: string, change: Record<string, string | null> = {}) =>
    started.redeem(undefined, { grant_type: 'refresh_token', refresh_token, ...change }, { origin });
  const revoke = (token: string, origin: string) =>
    ask(provider, '/api/revoke', {
      origin,
      method: 'POST',
      body: String(new URLSearchParams({ client_id: app.id, token })),
      headers: FORM,
    });
  return { ...started, refresh, revoke };
};

it('a page of a public application reads the tokens of its sign-in, refreshes and revokes them, and reads who signed in', async () => {
  const { provider, signInWith, redeem, refresh, revoke } = await start();
  const { answer } = await signInWith();
  const redeemed = await redeem(answer.code, {}, { origin: ORIGIN });
  expect([redeemed.status, readerOf(redeemed)]).toEqual([200, ORIGIN]);
  expect(redeemed.headers.get('access-control-allow-credentials')).toBeNull();
  expect(redeemed.headers.get('vary')).toContain('Origin');
  const asked = { token: String(redeemed.body.access_token), origin: ORIGIN };
  const person = await ask(provider, '/api/userinfo', asked);
  expect([person.status, readerOf(person)]).toEqual([200, ORIGIN]);
  const refreshed = await refresh(String(redeemed.body.refresh_token), ORIGIN);
  expect([refreshed.status, readerOf(refreshed)]).toEqual([200, ORIGIN]);
  const revoked = await revoke(String(refreshed.body.refresh_token), ORIGIN);
  expect([revoked.status, readerOf(revoked)]).toEqual([200, ORIGIN]);
  expect((await ask(provider, '/api/userinfo', asked)).body.code).toBe('access.stopped');
});

it('a page of another origin redeems no code of the application, and reads no answer', async () => {
  const { provider, tokens, signInWith, redeem, refresh, revoke } = await start();
  for (const origin of STRANGERS) {
    const { answer } = await signInWith();
    const stolen = await redeem(answer.code, {}, { origin });
    expect([origin, stolen.body.error, readerOf(stolen)]).toEqual([origin, 'invalid_grant', null]);
    const { accessToken, refreshToken } = await tokens();
    const person = await ask(provider, '/api/userinfo', { token: accessToken, origin });
    expect([person.status, readerOf(person)]).toEqual([403, null]);
    expect(readerOf(await refresh(refreshToken, origin))).toBeNull();
    expect(readerOf(await revoke(refreshToken, origin))).toBeNull();
  }
});

it('no page reads what the token and revocation endpoints answer a confidential application, also with its secret', async () => {
  const { provider, app, signInWith, redeem } = await start(true);
  const { answer } = await signInWith();
  const redeemed = await redeem(answer.code, {}, { origin: ORIGIN });
  expect([redeemed.status, readerOf(redeemed)]).toEqual([200, null]);
  const headers = basic(app.id, app.secret ?? '');
  const byHeader = await redeem(
    (await signInWith()).answer.code,
    { client_id: null, client_secret: null },
    { origin: ORIGIN, headers },
  );
  expect([byHeader.status, readerOf(byHeader)]).toEqual([200, null]);
  const revoked = await ask(provider, '/api/revoke', {
    origin: ORIGIN,
    body: String(new URLSearchParams({ token: String(redeemed.body.refresh_token) })),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([revoked.status, readerOf(revoked)]).toEqual([200, null]);
});
