import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { silentIn, startOpenId } from './support/open-id.ts';
import { EMAIL } from './support/sign-in.ts';

const challengeOf = ({ headers }: { readonly headers: Headers }) => headers.get('www-authenticate');

it('names the error of a refused token as RFC 6750 says, and none where there is no token', async () => {
  const { provider, tokens, userinfo } = await startOpenId();
  const { accessToken, shared, redeemed } = await tokens();
  expect(challengeOf(await userinfo(accessToken))).toBeNull();
  expect(challengeOf(await ask(provider, '/api/userinfo', { origin: null }))).toBe('Bearer');
  expect(challengeOf(await userinfo(String(redeemed.body.id_token)))).toBe('Bearer error="invalid_token"');
  const narrow = await userinfo(String(shared.body.accessToken));
  expect([narrow.status, challengeOf(narrow)]).toEqual([403, 'Bearer error="insufficient_scope"']);
  provider.clock.pass(3_600_001);
  const expired = await userinfo(accessToken);
  expect([expired.body.code, challengeOf(expired)]).toEqual([
    'access.expired',
    'Bearer error="invalid_token"',
  ]);
});

it('takes the token in one place only, and never from the body of another call', async () => {
  const { provider, tokens } = await startOpenId();
  const { accessToken: token } = await tokens();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = async (path: string, asked: object) =>
    (await ask(provider, path, { origin: null, headers: form, ...asked })).status;
  const inForm = { body: `access_token=${token}` };
  expect(await post('/api/userinfo', { ...inForm, token })).toBe(400);
  expect(await post('/api/userinfo', { body: `access_token=${token}&access_token=${token}` })).toBe(400);
  expect(await post('/api/userinfo', { body: 'access_token=a+b' })).toBe(401);
  expect(await post('/api/userinfo', { ...inForm, headers: { 'content-type': 'text/plain' } })).toBe(401);
  expect(await post('/api/inference', inForm)).toBe(401);
});

it('tells a sign-in whose tokens were ended from a grant that was taken back', async () => {
  const { provider, app, tokens, refresh, redeem, userinfo, signInWith } = await startOpenId();
  const { accessToken, refreshToken, answer } = await tokens();
  const questioned = async () => {
    const asked = { token: accessToken, origin: null, body: { Input: ['AI'] } };
    return (await ask(provider, '/api/inference', asked)).body.code;
  };
  await refresh(refreshToken);
  await refresh(refreshToken);
  const refused = await userinfo(accessToken);
  expect([refused.status, refused.body.code, challengeOf(refused), await questioned()]).toEqual([
    401,
    'access.stopped',
    'Bearer error="invalid_token"',
    'access.stopped',
  ]);
  await provider.grants.revokeAll((await provider.people.find(EMAIL)) ?? '', app.id);
  expect([(await userinfo(accessToken)).body.code, await questioned()]).toEqual(
    Array(2).fill('access.revoked'),
  );
  provider.clock.pass(1);
  await signInWith();
  expect(await questioned()).toBe('access.replaced');
  expect((await redeem(answer.code)).body.error).toBe('invalid_grant');
});

it('answers on after a sign-in by `prompt=none`, which replaces no grant and no tokens', async () => {
  const started = await startOpenId();
  const { browser, accessToken, refreshToken } = await started.tokens();
  started.provider.clock.pass(1);
  const { code } = await silentIn(started, browser);
  const silent = await started.redeem(code);
  expect(silent.body).not.toHaveProperty('refresh_token');
  for (const token of [accessToken, String(silent.body.access_token)])
    expect((await started.userinfo(token)).status).toBe(200);
  expect((await started.refresh(refreshToken)).status).toBe(200);
});
