import { expect, it } from 'vitest';
import { type Asked, ask } from '../support/ask.ts';
import { createBrowser, locationOf, startOpenId } from '../support/open-id.ts';
import { ORIGIN, startProvider } from '../support/provider.ts';
import { approving } from '../support/share.ts';
import { EMAIL, signIn, textOf } from '../support/sign-in.ts';

const DAY = 86_400_000;
const OTHER = 'https://other.example';

/** A person who signed in at one application of a page, in its frame, and a second application of the same page. */
const start = async (origins: readonly string[] = [ORIGIN]) => {
  const provider = await startProvider();
  const framed: Asked = { origin: provider.config.publicUrl, headers: { 'x-embedder': ORIGIN } };
  const first = await provider.addApp('live', origins);
  const second = await provider.addApp();
  const { token } = await signIn(provider, first.key, EMAIL, framed);
  const goOn = (asked: Asked = {}) =>
    ask(provider, '/api/session/continue', { key: second.key, ...framed, body: { token }, ...asked });
  const codeOf = async (asked?: Asked) => {
    const { status, body } = await goOn(asked);
    return [status, body.code];
  };
  const end = (key: string, ended: string) =>
    ask(provider, '/api/session', { key, token: ended, ...framed, method: 'DELETE' });
  const rows = () => provider.database.query.selectFrom('sessions').selectAll().execute();
  return { provider, framed, first, second, token, goOn, codeOf, end, rows };
};

it('a session that goes on in another application of the page signs the person in there: they share with it, and its session opens no other application', async () => {
  const { provider, framed, first, second, goOn } = await start();
  const answer = await goOn();
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { email: EMAIL, username: 'amal', isNewUser: false, flowType: 'login' },
  ]);
  const token = textOf(answer, 'token');
  const share = (key: string) =>
    ask(provider, '/api/getAPIurlMobile', { key, token, ...framed, body: approving('Medium') });
  expect((await share(second.key)).status).toBe(200);
  expect((await share(first.key)).body.code).toBe('session.app');
});

it('a session that goes on in another application of the page is as old as the other one, so that it counts as no sign-in by code, and ends no later', async () => {
  const { provider, framed, second, goOn, rows } = await start();
  provider.clock.pass(3 * DAY);
  const token = textOf(await goOn(), 'token');
  const [source, branch] = await rows();
  expect(branch).toMatchObject({
    from_session: source?.id,
    created_at: source?.created_at,
    expires_at: source?.expires_at,
    app_id: second.id,
  });
  const renewed = await ask(provider, '/api/session/renew', {
    key: second.key,
    token,
    ...framed,
    method: 'POST',
  });
  expect(Date.parse(textOf(renewed, 'expiresAt'))).toBe(source?.expires_at);
});

it('a session that goes on in another application of the page ends with it, and not the other way round', async () => {
  const { first, second, token, goOn, end, codeOf } = await start();
  expect((await end(second.key, textOf(await goOn(), 'token'))).body).toEqual({ ended: 1 });
  expect((await goOn()).status).toBe(200);
  expect((await end(first.key, token)).body).toEqual({ ended: 2 });
  expect(await codeOf()).toEqual([401, 'session.unknown']);
});

it.each([
  ['a page', { origin: ORIGIN, headers: {} }, 'session.frame'],
  ['a page that names itself as one around the frame', { origin: ORIGIN }, 'session.frame'],
  ['a server', { origin: null, headers: {} }, 'session.frame'],
  ['a frame on a page of another origin', { headers: { 'x-embedder': OTHER } }, 'app.origin'],
])('no session goes on for %s', async (_, asked: Asked, code) => {
  const { codeOf, rows } = await start();
  expect(await codeOf(asked)).toEqual([403, code]);
  expect(await rows()).toHaveLength(1);
});

it('no session goes on from an application without the origin of the page: its server can pass itself off as a frame, and know the token', async () => {
  const { provider, framed, codeOf } = await start([ORIGIN, OTHER]);
  expect((await codeOf())[0]).toBe(200);
  const foreign = await provider.addApp('live', [OTHER]);
  const there = { ...framed, headers: { 'x-embedder': OTHER } };
  const { token } = await signIn(provider, foreign.key, EMAIL, there);
  expect(await codeOf({ body: { token } })).toEqual([401, 'session.unknown']);
  expect(await codeOf({ ...there, body: { token } })).toEqual([403, 'app.origin']);
  expect(await codeOf({ key: foreign.key, body: { token } })).toEqual([403, 'app.origin']);
  expect((await codeOf({ key: foreign.key, ...there }))[0]).toBe(200);
});

it('no session goes on of or for the page of a sign-in, which no page frames', async () => {
  const { provider, app, addressWith } = await startOpenId();
  const { publicUrl: origin } = provider.config;
  const headers = { 'x-embedder': ORIGIN, 'sec-fetch-site': 'same-origin' };
  const goOn = (asked: Asked) => ask(provider, '/api/session/continue', asked);
  const { go, onPage } = createBrowser(provider);
  const page = new URL(locationOf(await go(addressWith())));
  const key = textOf(await onPage(`${page.pathname}/request`), 'key');
  const { token } = await signIn(provider, key, 'ada@example.org', { origin });
  const framed = await signIn(provider, app.key, EMAIL, { origin, headers });
  const refused = await Promise.all([
    goOn({ key, origin, headers, body: { token: framed.token } }),
    goOn({ key, origin, headers, body: { token } }),
    goOn({ key: app.key, body: { token } }),
    goOn({ key: app.key, body: { token }, headers: { 'x-embedder': ORIGIN } }),
    goOn({ key: app.key, body: { token }, origin: null, headers: { 'x-embedder': ORIGIN } }),
  ]);
  for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 'session.frame']);
  // From a page of the application, the id of a sign-in counts as an unknown key.
  expect((await goOn({ key, body: { token } })).body.code).toBe('app.unknown');
  expect(await provider.database.query.selectFrom('sessions').selectAll().execute()).toHaveLength(2);
});

it('no session goes on that ended: by a sign-out, after a week without use, or by the person’s deletion', async () => {
  const out = await start();
  await out.end(out.first.key, out.token);
  expect(await out.codeOf()).toEqual([401, 'session.unknown']);

  const idle = await start();
  idle.provider.clock.pass(7 * DAY);
  expect(await idle.codeOf()).toEqual([401, 'session.expired']);

  const gone = await start();
  const deleted = { key: gone.first.key, token: gone.token, ...gone.framed, body: {} };
  expect((await ask(gone.provider, '/api/person/delete', deleted)).status).toBe(200);
  expect(await gone.codeOf()).toEqual([401, 'session.unknown']);
});

it('no session goes on of or in a suspended application', async () => {
  const { provider, first, second, codeOf } = await start();
  const suspend = (id: string, at: number | null) =>
    provider.database.query.updateTable('apps').set({ suspended_at: at }).where('id', '=', id).execute();
  await suspend(first.id, 1);
  expect(await codeOf()).toEqual([401, 'session.unknown']);
  await suspend(first.id, null);
  await suspend(second.id, 1);
  expect(await codeOf()).toEqual([403, 'app.suspended']);
});

it('no session goes on more than twenty times in ten minutes', async () => {
  const { provider, goOn, codeOf } = await start();
  for (let count = 0; count < 20; count += 1) expect((await goOn()).status).toBe(200);
  const refused = await goOn();
  expect([refused.status, refused.body.code]).toEqual([429, 'session.limit']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  provider.clock.pass(600_000);
  expect((await codeOf())[0]).toBe(200);
});
