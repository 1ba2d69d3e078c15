import { expect, it } from 'vitest';
import { signInToAccount } from './support/account.ts';
import { ask } from './support/ask.ts';
import { type Operation, operationsOf, othersThan } from './support/operations.ts';
import { DAY, EVIL, startApp, startProvider } from './support/provider.ts';
import { startSharing } from './support/share.ts';
import { BO, EMAIL, signIn } from './support/sign-in.ts';

const startCalls = async () => {
  const { provider, key, id } = await startApp();
  const shared = await startSharing(provider, key);
  const opened = await shared.accessToken();
  const amal = await signInToAccount(provider);
  const { body } = await amal.account('overview');
  const [, grant = ''] = /"id":"(grant_[^"]+)"/.exec(JSON.stringify(body)) ?? [];
  const [, session = ''] = /"id":"(session_[^"]+)"/.exec(JSON.stringify(body)) ?? [];
  const operations = (await operationsOf(provider, { grant, session, app: id, platform: 'github' })).filter(
    ({ path }) => path.startsWith('/account/api/'),
  );
  const refused = (
    expected: string,
    headers: Readonly<Record<string, string>>,
    isMeant = ({ needs }: Operation) => needs.includes('account'),
  ) =>
    othersThan(expected, operations.filter(isMeant), ({ path, method, readsBody }) =>
      ask(provider, path, {
        origin: null,
        method,
        ...(readsBody ? { body: path.endsWith('/delete') ? { email: EMAIL } : {} } : {}),
        headers,
      }),
    );
  const stillThere = async () => {
    expect((await shared.infer(opened)).status).toBe(200);
    return (await amal.account('overview')).text.replace(/"asked":\[[^\]]*\]/, '');
  };
  return { provider, key, refused, amal, grant, session, id, stillThere };
};

it('every call of a person refuses a missing cookie, an altered one, and another cookie of the site', async () => {
  const { refused, amal, stillThere } = await startCalls();
  const before = await stillThere();
  const withCookie = (cookie: string) => ({ 'sec-fetch-site': 'same-origin', cookie });
  expect(await refused('session.missing', withCookie('theme=dark'))).toEqual([]);
  expect(await refused('session.unknown', withCookie(`${amal.cookie}x`))).toEqual([]);
  expect(await refused('session.missing', withCookie(`x${amal.cookie}`))).toEqual([]);
  expect(await stillThere()).toBe(before);
});

it('every call of a person refuses a session that ended, one that expired, and the session of an app', async () => {
  const { provider, key, refused, amal } = await startCalls();
  const withToken = (token: string) => ({
    'sec-fetch-site': 'same-origin',
    cookie: amal.cookie.replace(/=.*/, `=${token}`),
  });
  const shopper = await signIn(provider, key, BO);
  expect(await refused('session.app', withToken(shopper.token))).toEqual([]);
  const ended = await signInToAccount(provider);
  await ended.account('sessions', { method: 'DELETE' });
  expect(await refused('session.unknown', withToken(ended.cookie.replace(/.*=/, '')))).toEqual([]);
  const idle = await signInToAccount(provider);
  provider.clock.pass(7 * DAY);
  expect(await refused('session.expired', withToken(idle.cookie.replace(/.*=/, '')))).toEqual([]);
});

it('every call of a person refuses one who signs out while the body is arriving', async () => {
  const provider = await startProvider();
  const operations = (await operationsOf(provider)).filter(
    ({ needs, readsBody }) => needs.includes('account') && readsBody,
  );
  const answers = othersThan('session.unknown', operations, async ({ path, method }) => {
    const { account } = await signInToAccount(
      provider,
      `${path.replace(/\W/g, '').toLowerCase()}@example.org`,
    );
    const meanwhile = () => account('sessions', { method: 'DELETE' });
    return account(path.replace('/account/api/', ''), { method, body: { email: EMAIL }, meanwhile });
  });
  expect(await answers).toEqual([]);
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: EVIL }],
  ['another origin of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4173' }],
  ['no known place', {}],
])('every call refuses a request from %s, with or without the cookie', async (_name, headers) => {
  const { refused, amal, stillThere } = await startCalls();
  const before = await stillThere();
  const all = () => true;
  expect(await refused('account.origin', { cookie: amal.cookie, ...headers }, all)).toEqual([]);
  expect(await refused('account.origin', headers, all)).toEqual([]);
  expect(await stillThere()).toBe(before);
});

it('a form of another site is refused for its type too', async () => {
  const { provider, amal, stillThere } = await startCalls();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { cookie: amal.cookie, 'sec-fetch-site': 'same-origin', 'content-type': type };
    const body = `{"email":"${EMAIL}","x=":""}`;
    const refused = await ask(provider, '/account/api/delete', { origin: null, body, headers });
    expect(refused.body.code).toBe('request.type');
  }
  await stillThere();
});

it('/account gives no person another person’s receipt, app or session', async () => {
  const { provider, grant, id, session, stillThere } = await startCalls();
  const before = await stillThere();
  const { account } = await signInToAccount(provider, BO);
  expect((await account(`receipts/${grant}`)).body.code).toBe('grant.unknown');
  expect((await account(`apps/${id}`, { method: 'DELETE' })).body.code).toBe('grant.unknown');
  expect((await account(`sessions/${session}`, { method: 'DELETE' })).body).toEqual({ ended: 0 });
  expect((await account('delete', { body: { email: EMAIL } })).body.code).toBe('account.confirm');
  expect((await account('export', { body: {} })).text).not.toContain(EMAIL);
  expect(await stillThere()).toBe(before);
});

it('/account accepts a program that sends the provider’s own origin', async () => {
  const { provider, amal } = await startCalls();
  const headers = { cookie: amal.cookie, origin: provider.config.publicUrl };
  expect((await ask(provider, '/account/api/overview', { origin: null, headers })).status).toBe(200);
});
