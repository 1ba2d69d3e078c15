import { expect, it } from 'vitest';
import { parseHint } from '../../../common/account-hint.ts';
import { askAccount, signInToAccount } from '../support/account.ts';
import { kept, setOf, start as startTicket } from '../support/account-ticket.ts';
import { type Asked, ask, refusalIn } from '../support/ask.ts';
import { createBrowser, locationOf, startOpenId } from '../support/open-id.ts';
import { DAY, MAILING, ORIGIN, startProvider } from '../support/provider.ts';
import { approving } from '../support/share.ts';
import { shareInWindow } from '../support/share-window.ts';
import { BO, EMAIL, signIn, textOf } from '../support/sign-in.ts';

const OTHER = 'https://other.example';
const SITE = 'sec-fetch-site';

const sessionIn = (hint: string) => parseHint(hint.slice(hint.indexOf('=') + 1))?.session ?? '';

type Source = '/account' | 'application';
const SOURCES: readonly Source[] = ['/account', 'application'];

const start = async (source: Source, { given = startProvider(), origins = [ORIGIN] } = {}) => {
  const provider = await given;
  const embedder = { 'x-embedder': ORIGIN };
  const framed: Asked = { origin: provider.config.publicUrl, headers: embedder };
  const first = await provider.addApp('live', origins);
  const second = await provider.addApp();
  const isAccount = source === '/account';
  const { hint, setHint, cookie, account } = await signInToAccount(provider);
  const { token } = isAccount ? { token: '' } : await signIn(provider, first.key, EMAIL, framed);
  const own = sessionIn(hint);
  const headers = { ...embedder, ...(isAccount ? { [SITE]: 'same-origin', cookie } : {}) };
  const body = isAccount ? { account: own } : { token };
  const goOn = (asked: Asked = {}) =>
    ask(provider, '/api/session/continue', { key: second.key, ...framed, headers, body, ...asked });
  const codeOf = async (asked?: Asked) => {
    const answer = await goOn(asked);
    return [answer.status, answer.body.code];
  };
  const withHeaders = (more: Asked['headers']): Asked => ({ headers: { ...headers, ...more } });
  const end = (key: string, ended: string) =>
    ask(provider, '/api/session', { key, token: ended, ...framed, method: 'DELETE' });
  const signOut = () =>
    isAccount ? account(`sessions/${own}`, { method: 'DELETE' }) : end(first.key, token);
  const deletePerson = () =>
    isAccount
      ? account('delete', { body: { email: EMAIL } })
      : ask(provider, '/api/person/delete', { key: first.key, token, ...framed, body: {} });
  const rows = () => provider.rows('sessions');
  const signed = { hint, setHint, own, token };
  return {
    provider,
    framed,
    first,
    second,
    ...signed,
    goOn,
    codeOf,
    withHeaders,
    end,
    signOut,
    deletePerson,
    rows,
  };
};

const suspend = ({ provider }: Awaited<ReturnType<typeof start>>, id: string, at: number | null) =>
  provider.database.query.updateTable('apps').set({ suspended_at: at }).where('id', '=', id).execute();

it.each(SOURCES)('a session of %s goes on in one more application of the page only', async (source) => {
  const { provider, framed, first, second, goOn } = await start(source);
  const answer = await goOn();
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { email: EMAIL, username: 'amal', isNewUser: false, flowType: 'login' },
  ]);
  const token = textOf(answer, 'token');
  const share = (key: string) =>
    ask(provider, '/api/getAPIurlMobile', { key, token, ...framed, body: approving('Medium') });
  expect((await shareInWindow(provider, { key: second.key, token })).given.status).toBe(200);
  expect((await share(second.key)).status).toBe(200);
  expect((await share(first.key)).body.code).toBe('session.app');
});

it.each(SOURCES)('a session that goes on from %s is no sign-in by code, nor ends later', async (source) => {
  const { provider, framed, second, goOn, rows } = await start(source);
  provider.clock.pass(3 * DAY);
  const token = textOf(await goOn(), 'token');
  const branch = (await rows()).find(({ from_session }) => from_session !== null);
  const from = (await rows()).find(({ id }) => id === branch?.from_session);
  expect(branch).toMatchObject({
    created_at: from?.created_at,
    expires_at: from?.expires_at,
    app_id: second.id,
    origin: provider.config.publicUrl,
  });
  const asked = { key: second.key, token, ...framed, method: 'POST' };
  const renewed = await ask(provider, '/api/session/renew', asked);
  expect(Date.parse(textOf(renewed, 'expiresAt'))).toBe(from?.expires_at);
});

it('a session that goes on ends with the first one, and not the other way round', async () => {
  const { first, second, token, goOn, end } = await start('application');
  expect((await end(second.key, textOf(await goOn(), 'token'))).body).toEqual({ ended: 1 });
  expect((await goOn()).status).toBe(200);
  expect((await end(first.key, token)).body).toEqual({ ended: 2 });
});

it('a session that goes on from /account ends with the sign-out there', async () => {
  const { provider, framed, second, goOn, signOut } = await start('/account');
  const token = textOf(await goOn(), 'token');
  await signOut();
  expect(refusalIn(await ask(provider, '/api/grants', { key: second.key, ...framed, token }))).toBe(
    '401 session.unknown',
  );
});

it('a session of /account is hinted at by a cookie that pages of the provider can read and no other site gets', async () => {
  const { setHint, hint, own } = await start('/account');
  expect(setHint).toMatch(
    /^data-connect-account-hint-4174=session_[\w-]+\.[\w.%-]+; Path=\/; SameSite=Lax; Expires=Tue, 22 Dec 2026/,
  );
  expect(parseHint(hint.split('=')[1] ?? '')).toEqual({ session: own, address: 'a•••@example.org' });
  const given = startProvider({ variables: { PUBLIC_URL: 'https://id.example', ...MAILING } });
  const there = await start('/account', { given });
  expect(there.setHint).toMatch(/^__Host-account-hint=[^;]+; Path=\/; SameSite=Lax; Secure; Expires=/);
  expect((await there.goOn()).status).toBe(200);
});

it.each<[string, Record<string, string>]>([
  ['for a page, with the cookie of a person on the same site', { origin: ORIGIN, [SITE]: 'same-site' }],
  ['for a page that calls itself the frame', { origin: ORIGIN, [SITE]: 'same-origin' }],
  ['for the frame’s origin from another site', { [SITE]: 'cross-site' }],
  ['for a program, which sends no source of a request', { [SITE]: '' }],
  ['for a page of the provider that no application frames', { 'x-embedder': '' }],
  ['for a form of another site', { origin: OTHER, [SITE]: 'cross-site', 'content-type': 'text/plain' }],
  ['on a page whose origin is none of the application’s', { 'x-embedder': OTHER }],
])('no session of /account goes on %s', async (_, { origin, ...more }) => {
  const { codeOf, withHeaders, rows } = await start('/account');
  const [status] = await codeOf({ ...withHeaders(more), ...(origin ? { origin } : {}) });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await rows()).toHaveLength(1);
});

it.each<[string, Asked, string]>([
  ['a page', { origin: ORIGIN, headers: {} }, 'session.frame'],
  ['a page that names itself as one around the frame', { origin: ORIGIN }, 'session.frame'],
  ['a server', { origin: null, headers: {} }, 'session.frame'],
  ['a frame on a page of another origin', { headers: { 'x-embedder': OTHER } }, 'app.origin'],
])('no session of an application goes on for %s', async (_, asked, code) => {
  const { codeOf, rows } = await start('application');
  expect(await codeOf(asked)).toEqual([403, code]);
  expect((await rows()).filter(({ from_session }) => from_session !== null)).toEqual([]);
});

it('no session of /account goes on without its cookie, by its id, its hint or a token of an application', async () => {
  const { goOn, codeOf, withHeaders, hint, rows } = await start('/account');
  const token = textOf(await goOn(), 'token');
  for (const cookie of ['', hint, 'data-connect-account-4174=made-up'])
    expect(await codeOf(withHeaders({ cookie }))).toEqual([401, 'session.unknown']);
  const branch = (await rows()).find(({ from_session }) => from_session !== null);
  const stolen = withHeaders({ cookie: `data-connect-account-4174=${token}` });
  expect(await codeOf({ ...stolen, body: { account: branch?.id } })).toEqual([401, 'session.unknown']);
});

it('no session of /account goes on of another person than the frame offered: two people of one browser', async () => {
  const { provider, own, goOn, codeOf, withHeaders } = await start('/account');
  const bo = await signInToAccount(provider, BO);
  const inTheirs = withHeaders({ cookie: bo.cookie });
  expect(await codeOf({ ...inTheirs, body: { account: own } })).toEqual([401, 'session.unknown']);
  expect((await goOn({ ...inTheirs, body: { account: sessionIn(bo.hint) } })).body.email).toBe(BO);
});

it('no session of /account goes on that an application led to by a ticket: its page and server may know that one', async () => {
  const { provider, key, enter, press } = await startTicket(EMAIL, { isFramed: true });
  const before = await signInToAccount(provider, BO);
  const pressed = await press(await enter());
  expect(pressed.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^data-connect-account-hint-4174=; Path=\/; SameSite=Lax; Max-Age=0/),
  );
  const cookie = kept(setOf(pressed.headers, 'data-connect-account-4174'));
  const { body } = await askAccount(provider, 'overview', {}, cookie);
  const sessions: readonly { id: string; isCurrent: boolean }[] = Object(body).sessions;
  const own = sessions.find(({ isCurrent }) => isCurrent)?.id;
  const other = await provider.addApp();
  const headers = { 'x-embedder': ORIGIN, [SITE]: 'same-origin', cookie };
  for (const [appKey, account] of [
    [other.key, own],
    [key, own],
    [other.key, sessionIn(before.hint)],
  ]) {
    const asked = { key: appKey, origin: provider.config.publicUrl, headers, body: { account } };
    expect(refusalIn(await ask(provider, '/api/session/continue', asked))).toBe('401 session.unknown');
  }
});

it.each<[Source, string]>([
  ['/account', 'session.unknown'],
  ['application', 'session.expired'],
])('no session of %s goes on after a sign-out, a week without use, or a deletion', async (source, code) => {
  const out = await start(source);
  await out.signOut();
  expect(await out.codeOf()).toEqual([401, 'session.unknown']);
  const idle = await start(source);
  idle.provider.clock.pass(7 * DAY);
  expect(await idle.codeOf()).toEqual([401, code]);
  const gone = await start(source);
  expect((await gone.deletePerson()).status).toBe(200);
  expect(await gone.codeOf()).toEqual([401, 'session.unknown']);
});

it('no session goes on of or in a suspended application', async () => {
  const started = await start('application');
  await suspend(started, started.first.id, 1);
  expect(await started.codeOf()).toEqual([401, 'session.unknown']);
  await suspend(started, started.first.id, null);
  await suspend(started, started.second.id, 1);
  expect(await started.codeOf()).toEqual([403, 'app.suspended']);
});

it.each(SOURCES)('a session of %s goes on twenty times in ten minutes in all', async (source) => {
  const { provider, goOn, codeOf } = await start(source);
  const other = await provider.addApp();
  for (let count = 0; count < 20; count += 1)
    expect((await goOn(count % 2 ? { key: other.key } : {})).status).toBe(200);
  const refused = await goOn();
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'session.limit',
    '600',
  ]);
  provider.clock.pass(600_000);
  expect((await codeOf())[0]).toBe(200);
});

it('no session goes on from an application without the origin of the page, nor one of a page, nor an old or made-up token', async () => {
  const {
    provider,
    framed,
    first,
    token: own,
    codeOf,
  } = await start('application', { origins: [ORIGIN, OTHER] });
  expect((await codeOf())[0]).toBe(200);
  const foreign = await provider.addApp('live', [OTHER]);
  const there = { ...framed, headers: { 'x-embedder': OTHER } };
  // A server can pass itself off as a frame, and knows the token then.
  const { token } = await signIn(provider, foreign.key, EMAIL, there);
  expect(await codeOf({ body: { token } })).toEqual([401, 'session.unknown']);
  expect(await codeOf({ ...there, body: { token } })).toEqual([403, 'app.origin']);
  expect(await codeOf({ key: foreign.key, body: { token } })).toEqual([403, 'app.origin']);
  expect((await codeOf({ key: foreign.key, ...there }))[0]).toBe(200);
  const ofPage = await signIn(provider, first.key);
  await ask(provider, '/api/session/renew', { key: first.key, token: own, ...framed, method: 'POST' });
  for (const refused of [ofPage.token, own, 'made-up'])
    expect(await codeOf({ body: { token: refused } })).toEqual([401, 'session.unknown']);
  expect(await codeOf({ body: {} })).toEqual([400, 'request.shape']);
});

it('no session goes on of or for the page of a sign-in, which no page frames', async () => {
  const { provider, app, addressWith } = await startOpenId();
  const { publicUrl: origin } = provider.config;
  const headers = { 'x-embedder': ORIGIN, [SITE]: 'same-origin' };
  const codeOf = async (asked: Asked) => (await ask(provider, '/api/session/continue', asked)).body.code;
  const { go, onPage } = createBrowser(provider);
  const page = new URL(locationOf(await go(addressWith())));
  const key = textOf(await onPage(`${page.pathname}/request`), 'key');
  const { token } = await signIn(provider, key, 'ada@example.org', { origin });
  const framed = await signIn(provider, app.key, EMAIL, { origin, headers });
  for (const asked of [
    { key, origin, headers, body: { token: framed.token } },
    { key, origin, headers, body: { token } },
    { key: app.key, body: { token } },
    { key: app.key, body: { token }, origin: null, headers: { 'x-embedder': ORIGIN } },
  ])
    expect(await codeOf(asked)).toBe('session.frame');
  // From a page of the application, the id of a sign-in counts as an unknown key.
  expect(await codeOf({ key, body: { token } })).toBe('app.unknown');
});
