import { expect, it } from 'vitest';
import { signInToAccount } from '../support/account.ts';
import { type Asked, ask, FORM, refusalIn } from '../support/ask.ts';
import { exchange } from '../support/code.ts';
import { RETURN, startOpenId } from '../support/open-id.ts';
import { DAY, ORIGIN, type TestProvider } from '../support/provider.ts';
import { parallel } from '../support/repeated.ts';
import { approving } from '../support/share.ts';

const revoke = (provider: TestProvider, fields: Record<string, string>) =>
  ask(provider, '/api/revoke', {
    origin: null,
    body: new URLSearchParams(fields).toString(),
    headers: FORM,
  });

const addOther = (provider: TestProvider) =>
  provider.apps.add({ name: 'Other', mode: 'live', origins: [ORIGIN], redirects: [RETURN] });

/** RFC 9700, section 4.14. */
it('a stolen refresh token ends the family when it is used a minute after the client, or before', async () => {
  const { provider, tokens, refresh, userinfo } = await startOpenId();
  const { refreshToken } = await tokens();
  const { body: next } = await refresh(refreshToken);
  expect((await userinfo(String(next.access_token))).status).toBe(200);
  provider.clock.pass(61_000);
  expect((await refresh(refreshToken)).body.error).toBe('invalid_grant');
  expect((await refresh(String(next.refresh_token))).body.error).toBe('invalid_grant');
  expect((await userinfo(String(next.access_token))).body.code).toBe('access.stopped');
});

it('a refresh token that is sent again within a minute gives the same next one, also once that one was used', async () => {
  const { provider, tokens, refresh, userinfo } = await startOpenId();
  const { refreshToken } = await tokens();
  const nextOf = async (token: string) => String((await refresh(token)).body.refresh_token);
  const [second = '', ...others] = await parallel(10, () => nextOf(refreshToken));
  expect(new Set(others)).toEqual(new Set([second]));
  const third = await nextOf(second);
  expect(new Set([refreshToken, second, third]).size).toBe(3);
  provider.clock.pass(59_000);
  const again = await refresh(refreshToken);
  expect(again.body.refresh_token).toBe(second);
  expect((await userinfo(String(again.body.access_token))).status).toBe(200);
  expect(await nextOf(second)).toBe(third);
  const [family = ''] = refreshToken.split('.');
  expect((await refresh(`${family}.unknown`)).body.error).toBe('invalid_grant');
  expect((await refresh(third)).body.error).toBe('invalid_grant');
});

it('a stolen refresh token is worth nothing to another application or without the secret, and a wider scope is narrowed', async () => {
  const { provider, tokens, refresh } = await startOpenId({ isConfidential: true });
  const { refreshToken } = await tokens();
  const other = await addOther(provider);
  const foreign = { grant_type: 'refresh_token', client_id: other.id, refresh_token: refreshToken };
  expect((await exchange(provider, foreign)).body.error).toBe('invalid_grant');
  expect((await refresh(refreshToken, { client_secret: null })).body.error).toBe('invalid_client');
  expect((await refresh(refreshToken, { scope: 'personality medium' })).body.error).toBe('invalid_scope');
  const narrow = await refresh(refreshToken, { scope: 'interests personality unknown' });
  expect(narrow.body).toMatchObject({ scope: 'interests', approvals: 'medium' });
  expect(narrow.body.id_token).toBeUndefined();
  expect((await exchange(provider, foreign)).body.error).toBe('invalid_grant');
  const { body } = await refresh(String(narrow.body.refresh_token));
  expect(body).toMatchObject({ scope: 'openid email interests offline_access', approvals: 'medium' });
});

it('a stolen refresh token with less scope still asks about the items of before, and about no other one', async () => {
  const { provider, tokens, refresh } = await startOpenId();
  const scope = 'openid interests personality offline_access';
  const { accessToken, refreshToken } = await tokens({ scope }, { labels: ['Medium', 'Large'] });
  const infer = async (token: string, Input: readonly string[]) => {
    const { status, body } = await ask(provider, '/api/inference', {
      token,
      origin: null,
      body: { Input },
    });
    return body.code ?? status;
  };
  const items = Array.from({ length: 40 }, (_, place) => `Robotics ${place}`);
  expect(await infer(accessToken, items)).toBe(200);
  const narrow = String((await refresh(refreshToken, { scope: 'interests' })).body.access_token);
  expect(await infer(narrow, items.slice(0, 32))).toBe(200);
  expect(await infer(narrow, items.slice(8))).toBe(200);
  expect(await infer(narrow, items)).toBe('share.items');
  expect(await infer(narrow, ['Another'])).toBe('share.items');
});

it('a token of another application is not revoked, and neither is one that is unknown', async () => {
  const { provider, app, tokens, refresh, userinfo } = await startOpenId();
  const { accessToken, refreshToken } = await tokens();
  const other = await addOther(provider);
  for (const token of [accessToken, refreshToken, 'unknown'])
    expect((await revoke(provider, { client_id: other.id, token })).status).toBe(200);
  expect((await userinfo(accessToken)).status).toBe(200);
  const { body } = await refresh(refreshToken);
  expect(refusalIn(await revoke(provider, { client_id: 'app_unknown', token: accessToken }))).toBe(
    '401 invalid_client',
  );
  expect((await revoke(provider, { client_id: app.id, token: accessToken })).status).toBe(200);
  expect((await userinfo(String(body.access_token))).body.code).toBe('access.stopped');
  expect((await refresh(String(body.refresh_token))).body.error).toBe('invalid_grant');
});

it('a token of another application and an ID token or a token of call 4 open no user info', async () => {
  const { provider, app, tokens, userinfo } = await startOpenId();
  const { redeemed, shared } = await tokens();
  expect((await userinfo(String(redeemed.body.id_token))).body.code).toBe('access.unknown');
  // The token that the sign-in's own page gets from call 4 is valid, but not for user info.
  expect((await userinfo(String(shared.body.accessToken))).body.code).toBe('access.scope');
  const { id } = await addOther(provider);
  expect(id).not.toBe(app.id);
});

interface Given {
  readonly provider: TestProvider;
  readonly appId: string;
  readonly key: string;
  readonly token: string;
  readonly grantId: string;
}

const asPerson = ({ provider, key, token }: Given, path: string, asked: Asked) =>
  ask(provider, path, { key, token, origin: null, ...asked });

const ENDINGS: readonly (readonly [string, (given: Given) => Promise<unknown>])[] = [
  [
    'the person takes it back',
    (given) => asPerson(given, `/api/grants/${given.grantId}`, { method: 'DELETE' }),
  ],
  [
    'the person shares anew',
    (given) => asPerson(given, '/api/getAPIurlMobile', { body: approving('Medium') }),
  ],
  ['it is over', async ({ provider }) => provider.clock.pass(90 * DAY)],
  ['the person is deleted', (given) => asPerson(given, '/api/person/delete', { body: {} })],
  ['the application is removed', ({ provider, appId }) => provider.apps.remove(appId)],
];

const endGrant = async (end: (given: Given) => Promise<unknown>) => {
  const { provider, app, tokens, refresh, userinfo } = await startOpenId();
  const { accessToken, refreshToken: used, token } = await tokens();
  const next = String((await refresh(used)).body.refresh_token);
  const [grant] = await provider.rows('grants');
  await end({ provider, appId: app.id, key: app.key, token, grantId: grant?.id ?? '' });
  const refused = [await refresh(used), await refresh(next)].map(({ body }) => body.error);
  return [(await userinfo(accessToken)).status, ...refused];
};

it.each(ENDINGS)('a refresh token ends with its grant: %s', async (name, end) => {
  const isGone = name === 'the application is removed';
  const error = isGone ? 'invalid_client' : 'invalid_grant';
  expect(await endGrant(end)).toEqual([401, error, error]);
});

const lastsOf = async (provider: TestProvider) => {
  const { account } = await signInToAccount(provider);
  const { apps } = JSON.parse((await account('overview')).text);
  return apps.map(({ lasts }: { lasts: boolean }) => lasts);
};

it('/account says that an application has lasting access until its refresh token is revoked', async () => {
  const { provider, app, tokens, refresh } = await startOpenId();
  const { body } = await refresh((await tokens()).refreshToken);
  provider.clock.pass(DAY);
  expect(await lastsOf(provider)).toEqual([true]);
  await revoke(provider, { client_id: app.id, token: String(body.refresh_token) });
  expect(await lastsOf(provider)).toEqual([false]);
});

it('/account says that an application has lasting access for a code only as long as it can be redeemed', async () => {
  const { provider, signInWith } = await startOpenId();
  await signInWith();
  expect(await lastsOf(provider)).toEqual([true]);
  provider.clock.pass(60_000);
  expect(await lastsOf(provider)).toEqual([false]);
});
