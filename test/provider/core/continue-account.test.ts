import { expect, it } from 'vitest';
import { parseHint } from '../../../widget/common/account-hint.ts';
import { askAccount, signInToAccount } from '../support/account.ts';
import { kept, setOf, start as startTicket } from '../support/account-ticket.ts';
import { type Asked, ask } from '../support/ask.ts';
import { ORIGIN, startProvider } from '../support/provider.ts';
import { approving } from '../support/share.ts';
import { EMAIL, textOf } from '../support/sign-in.ts';

const DAY = 86_400_000;
const BO = 'bo@example.org';
const SITE = 'sec-fetch-site';

/** Id of the session that the cookie with the hint names. */
const sessionIn = (hint: string) => parseHint(hint.slice(hint.indexOf('=') + 1))?.session ?? '';

/** A person who signed in at /account, and an application that they have not used. */
const start = async (given = startProvider()) => {
  const provider = await given;
  const app = await provider.addApp();
  const signedIn = await signInToAccount(provider);
  const account = sessionIn(signedIn.hint);
  const headers = { 'x-embedder': ORIGIN, [SITE]: 'same-origin', cookie: signedIn.cookie };
  const framed = { key: app.key, origin: provider.config.publicUrl, headers, body: { account } };
  const goOn = (asked: Asked = {}) => ask(provider, '/api/session/continue', { ...framed, ...asked });
  const codeOf = async (asked?: Asked) => {
    const { status, body } = await goOn(asked);
    return [status, body.code];
  };
  const withHeaders = (more: Asked['headers']): Asked => ({ headers: { ...headers, ...more } });
  const rows = () => provider.database.query.selectFrom('sessions').selectAll().execute();
  return {
    provider,
    app,
    ...signedIn,
    account,
    askHere: signedIn.account,
    framed,
    goOn,
    codeOf,
    withHeaders,
    rows,
  };
};

it('a session of /account that goes on in an application signs the person in there by the cookie alone: they share with it', async () => {
  const { provider, framed, goOn } = await start();
  const answer = await goOn();
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { email: EMAIL, username: 'amal', isNewUser: false, flowType: 'login' },
  ]);
  const shared = { ...framed, token: textOf(answer, 'token'), body: approving('Medium') };
  expect((await ask(provider, '/api/getAPIurlMobile', shared)).status).toBe(200);
});

it('a session of /account that goes on in an application ends with the sign-out at /account', async () => {
  const { provider, framed, askHere, account, goOn } = await start();
  const token = textOf(await goOn(), 'token');
  await askHere(`sessions/${account}`, { method: 'DELETE' });
  const grants = await ask(provider, '/api/grants', { ...framed, token, body: undefined });
  expect([grants.status, grants.body.code]).toEqual([401, 'session.unknown']);
});

it('a session of /account that goes on in an application is hinted at by a cookie that pages of the provider can read and no other site gets', async () => {
  const { setHint, hint, account, rows } = await start();
  expect(setHint).toMatch(
    /^data-connect-account-hint-4174=session_[\w-]+\.[\w.%-]+; Path=\/; SameSite=Lax; Expires=Tue, 22 Dec 2026/,
  );
  expect(parseHint(hint.split('=')[1] ?? '')).toEqual({ session: account, address: 'a•••@example.org' });
  expect((await rows())[0]?.id).toBe(account);

  const PUBLIC_URL = 'https://id.example';
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'id@id.example' };
  const there = await start(startProvider({ variables: { PUBLIC_URL, ...mail } }));
  expect(there.setHint).toMatch(/^__Host-account-hint=[^;]+; Path=\/; SameSite=Lax; Secure; Expires=/);
  expect((await there.goOn()).status).toBe(200);
});

it.each([
  [
    'for a page of an application, with the cookie of a person on the same site',
    { origin: ORIGIN, [SITE]: 'same-site' },
  ],
  ['for a page that calls itself the frame', { origin: ORIGIN, [SITE]: 'same-origin' }],
  ['for the frame’s origin from another site', { [SITE]: 'cross-site' }],
  ['for a program, which sends no source of a request', { [SITE]: '' }],
  ['for a page of the provider that no application frames', { 'x-embedder': '' }],
])('no session of /account goes on %s', async (_, { origin, ...more }: Record<string, string>) => {
  const { codeOf, withHeaders, rows } = await start();
  const [status] = await codeOf({ ...withHeaders(more), ...(origin ? { origin } : {}) });
  expect([status, (await rows()).length]).toEqual([403, 1]);
});

it('no session of /account goes on for a form of another site, whatever it sends', async () => {
  const { provider, cookie, account, rows } = await start();
  const forms = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'];
  for (const type of forms) {
    const { status } = await ask(provider, '/api/session/continue', {
      origin: 'https://evil.example',
      headers: { 'content-type': type, [SITE]: 'cross-site', cookie },
      body: JSON.stringify({ account }),
    });
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect(await rows()).toHaveLength(1);
});

it('no session of /account goes on without its cookie, by an id that a page may have heard of', async () => {
  const { goOn, codeOf, withHeaders, hint } = await start();
  expect((await goOn()).status).toBe(200);
  for (const cookie of ['', hint, 'data-connect-account-4174=made-up'])
    expect(await codeOf(withHeaders({ cookie }))).toEqual([401, 'session.unknown']);
});

it('no session of /account goes on by the token of an application’s session in the place of the cookie', async () => {
  const { goOn, codeOf, withHeaders, rows } = await start();
  const token = textOf(await goOn(), 'token');
  const [, branch] = await rows();
  const stolen = withHeaders({ cookie: `data-connect-account-4174=${token}` });
  expect(await codeOf({ ...stolen, body: { account: branch?.id } })).toEqual([401, 'session.unknown']);
});

it('no session of /account goes on of another person than the frame offered: two people of one browser', async () => {
  const { provider, account, codeOf, withHeaders } = await start();
  const bo = await signInToAccount(provider, BO);
  const inTheirs = withHeaders({ cookie: bo.cookie });
  expect(await codeOf({ ...inTheirs, body: { account } })).toEqual([401, 'session.unknown']);
  const theirs = await ask(provider, '/api/session/continue', {
    ...(await start(Promise.resolve(provider))).framed,
    ...inTheirs,
    body: { account: sessionIn(bo.hint) },
  });
  expect(theirs.body.email).toBe(BO);
});

it('no session of /account goes on that came from an application’s session by a ticket: its page and server may know that one', async () => {
  const { provider, id, key, enter, press } = await startTicket(EMAIL, { isFramed: true });
  const before = await signInToAccount(provider, BO);
  const pressed = await press(await enter());
  // The hint of the previous person is deleted.
  expect(pressed.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^data-connect-account-hint-4174=; Path=\/; SameSite=Lax; Max-Age=0/),
  );
  const cookie = kept(setOf(pressed.headers, 'data-connect-account-4174'));
  const { body } = await askAccount(provider, 'overview', {}, cookie);
  const sessions: readonly { id: string; isCurrent: boolean }[] = Object(body).sessions;
  const account = sessions.find(({ isCurrent }) => isCurrent)?.id;
  const other = await provider.addApp();
  for (const [appKey, named] of [
    [other.key, account],
    [key, account],
    [other.key, sessionIn(before.hint)],
  ]) {
    const answer = await ask(provider, '/api/session/continue', {
      key: appKey,
      origin: provider.config.publicUrl,
      headers: { 'x-embedder': ORIGIN, [SITE]: 'same-origin', cookie },
      body: { account: named },
    });
    expect([answer.status, answer.body.code]).toEqual([401, 'session.unknown']);
  }
  expect(id).not.toBe(other.id);
});

it('no session of /account goes on that ended, although the hint remains: by a sign-out, after a week without use, or by the deletion', async () => {
  const out = await start();
  const left = await out.askHere(`sessions/${out.account}`, { method: 'DELETE' });
  expect(left.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^data-connect-account-hint-4174=; .*Max-Age=0/),
  );
  expect(await out.codeOf()).toEqual([401, 'session.unknown']);

  const idle = await start();
  idle.provider.clock.pass(7 * DAY);
  expect(await idle.codeOf()).toEqual([401, 'session.unknown']);

  const gone = await start();
  const deleted = await gone.askHere('delete', { body: { email: EMAIL } });
  expect(deleted.status).toBe(200);
  expect(deleted.headers.getSetCookie()).toContainEqual(expect.stringContaining('account-hint-4174=; '));
  expect(await gone.codeOf()).toEqual([401, 'session.unknown']);
});

it('no session of /account goes on on a page whose origin is none of the application’s, or in a suspended one', async () => {
  const { provider, app, codeOf, withHeaders } = await start();
  expect(await codeOf(withHeaders({ 'x-embedder': 'https://other.example' }))).toEqual([403, 'app.origin']);
  await provider.database.query
    .updateTable('apps')
    .set({ suspended_at: 1 })
    .where('id', '=', app.id)
    .execute();
  expect(await codeOf()).toEqual([403, 'app.suspended']);
});

it('no session of /account goes on more than twenty times in ten minutes, in all applications together', async () => {
  const { provider, goOn } = await start();
  const other = await provider.addApp();
  for (let count = 0; count < 20; count += 1)
    expect((await goOn(count % 2 ? { key: other.key } : {})).status).toBe(200);
  const refused = await goOn();
  expect([refused.status, refused.body.code]).toEqual([429, 'session.limit']);
});
