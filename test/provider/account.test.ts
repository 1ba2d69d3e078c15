import { expect, it } from 'vitest';
import { overview } from '../../provider/api/account-shapes.ts';
import { askAccount, type SharingAccount, signInToAccount, startSharingAccount } from './support/account.ts';
import { ask, refusalIn } from './support/ask.ts';
import { MAILING, ORIGIN, startApp, startProvider } from './support/provider.ts';
import { receiptIn } from './support/share.ts';
import { BO, EMAIL, newestCode, signIn, textOf } from './support/sign-in.ts';

const overviewOf = async ({ account }: Pick<SharingAccount, 'account'>) => {
  const { text } = await account('overview');
  const overview: {
    apps: { id: string; scope: string[]; grants: { id: string; withdrawn: string | null }[] }[];
    sessions: { id: string; app: string | null; isCurrent: boolean }[];
  } = JSON.parse(text);
  return overview;
};

it('signing in at /account accepts the mailed code and sets a cookie that no script and no other site can use', async () => {
  const { set, answer } = await startSharingAccount();
  expect(answer.status).toBe(200);
  expect(set).toMatch(
    /^data-connect-account-4174=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=Tue, 22 Dec 2026/,
  );
});

it('signing in at /account sets a __Host- cookie with Secure if the provider is public', async () => {
  const variables = { PUBLIC_URL: 'https://id.example', ...MAILING };
  const provider = await startProvider({ variables });
  const { set, account } = await signInToAccount(provider);
  expect(set).toMatch(/^__Host-account=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Expires=/);
  expect((await account('overview')).status).toBe(200);
});

it('signing in at /account accepts no code that an app requested', async () => {
  const { provider, key } = await startSharingAccount();
  const app = await ask(provider, '/api/email/verify', { key, body: { email: EMAIL } });
  const theirs = { email: EMAIL, challenge: textOf(app, 'challenge'), code: await newestCode(provider) };
  expect((await askAccount(provider, 'sign-in', { body: theirs })).body.code).toBe('code.wrong');
});

it('signing in at /account gives a session that no call of an app accepts', async () => {
  const { provider, key, cookie } = await startSharingAccount();
  const asBearer = { key, token: cookie.split('=')[1], method: 'POST' };
  expect((await ask(provider, '/api/session/renew', asBearer)).body.code).toBe('session.app');
});

it('the account shows apps with their access, and sessions', async () => {
  const started = await startSharingAccount();
  const { provider, id, share } = started;
  await share();
  provider.clock.pass(1);
  const { body } = await started.account('overview');
  expect(body).toMatchObject({
    address: EMAIL,
    hasPin: false,
    apps: [
      {
        id,
        name: 'Bookshop',
        origin: ORIGIN,
        scope: ['medium', 'traits'],
        until: '2027-02-20T09:00:00.002Z',
        grants: [
          { withdrawn: null, replaced: false },
          { withdrawn: expect.any(String), replaced: true },
        ],
      },
    ],
    sessions: [
      { app: null, isCurrent: true },
      { app: 'Bookshop', origin: ORIGIN, isCurrent: false },
    ],
  });
});

it('the account withdraws an app’s access at once, and notes it in the receipts', async () => {
  const started = await startSharingAccount();
  const { provider, id, opened, infer, account } = started;
  expect((await infer(opened)).status).toBe(200);
  expect((await account(`apps/${id}`, { method: 'DELETE' })).body).toEqual({ revoked: 1 });
  expect((await infer(opened)).body.code).toBe('access.revoked');
  expect((await account(`apps/${id}`, { method: 'DELETE' })).body).toEqual({ revoked: 0 });
  const [app] = (await overviewOf(started)).apps;
  expect([app?.scope, app?.grants[0]?.withdrawn]).toEqual([[], expect.any(String)]);
  const receipt = await account(`receipts/${app?.grants[0]?.id}`);
  expect(await receiptIn(provider, receipt.body.jws)).toEqual(receipt.body.receipt);
  expect(receipt.text).toContain('consent withdrawn');
});

it('the account ends an app’s own sessions with its access, and no other session', async () => {
  const started = await startSharingAccount();
  const { provider, key, token, id, account, share } = started;
  const second = await signIn(provider, key);
  const bo = await signIn(provider, key, BO);
  const other = await provider.addApp();
  const { token: elsewhere } = await signIn(provider, other.key);
  await account(`apps/${id}`, { method: 'DELETE' });
  for (const ended of [token, second.token])
    for (const call of ['export', 'delete']) {
      expect(refusalIn(await ask(provider, `/api/person/${call}`, { key, token: ended, body: {} }))).toBe(
        '401 session.unknown',
      );
    }
  expect((await share()).body.code).toBe('session.unknown');
  for (const kept of [
    { key, token: bo.token },
    { key: other.key, token: elsewhere },
  ])
    expect((await ask(provider, '/api/grants', kept)).status).toBe(200);
  expect((await account('overview')).status).toBe(200);
});

it('the account ends one session, here or in an app', async () => {
  const started = await startSharingAccount();
  const { provider, key, token, account } = started;
  const { sessions } = await overviewOf(started);
  const [here, there] = [true, false].map((is) => sessions.find(({ isCurrent }) => isCurrent === is)?.id);
  expect((await account(`sessions/${there}`, { method: 'DELETE' })).body).toEqual({ ended: 1 });
  expect((await ask(provider, '/api/grants', { key, token })).body.code).toBe('session.unknown');
  const out = await account(`sessions/${here}`, { method: 'DELETE' });
  expect(out.headers.get('set-cookie')).toContain('data-connect-account-4174=; Path=/; HttpOnly');
  expect((await account('overview')).body.code).toBe('session.unknown');
});

const appsOf = async ({ account }: Pick<SharingAccount, 'account'>) =>
  overview.parse((await account('overview')).body).apps;

const TERMS = {
  purposes: { en: 'Shows books' },
  privacyUrl: null,
  keepDays: null,
  contact: null,
  accessDays: 2,
};

it('access of an application, at /account has a purpose, an end, and the days on which it asked with the number of items', async () => {
  const started = await startSharingAccount();
  const { provider, id, share, infer } = started;
  await provider.apps.set(id, { name: 'Bookshop', terms: TERMS });
  const opened = textOf(await share(), 'accessToken');
  await infer(opened);
  await infer(opened, { body: { Input: ['Night trains'] } });
  const [app] = await appsOf(started);
  expect(app).toMatchObject({
    purpose: 'Shows books',
    until: new Date(provider.clock.now() + 2 * 86_400_000).toISOString(),
    asked: [{ last: new Date(provider.clock.now()).toISOString(), items: 3 }],
  });
  expect(JSON.stringify(app)).not.toContain('Night trains');
});

it('an account session does not show sessions that have ended', async () => {
  const { provider, key } = await startApp();
  await signIn(provider, key);
  provider.clock.pass(7 * 86_400_000);
  const { account } = await signInToAccount(provider);
  expect((await overviewOf({ account })).sessions).toHaveLength(1);
});
