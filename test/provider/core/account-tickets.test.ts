import { expect, it } from 'vitest';
import { createAccountTickets } from '../../../provider/people/account-tickets.ts';
import { askAccount, signInToAccount } from '../support/account.ts';
import { ENTRY, kept, overviewOf, setOf, start } from '../support/account-ticket.ts';
import { ask, refusalIn } from '../support/ask.ts';
import { DAY, EVIL, ORIGIN, startApp } from '../support/provider.ts';
import { parallel } from '../support/repeated.ts';
import { PIN } from '../support/seal-pin.ts';
import { startSharing } from '../support/share.ts';
import { EMAIL, signIn } from '../support/sign-in.ts';

const OTHER = 'eve@example.org';

it('a ticket of the widget signs its person in at /account, after a press that names the address', async () => {
  const { provider, ticket, bring, press } = await start();
  const given = await ticket();
  const answer = await bring(given);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `${provider.config.publicUrl}/account`,
  ]);
  const set = setOf(answer.headers, ENTRY);
  expect(set).toMatch(/HttpOnly; SameSite=Lax/);
  expect(set).not.toContain(given);

  const view = await askAccount(provider, 'entry', {}, kept(set));
  expect(view.body).toEqual({
    entry: { address: EMAIL, app: 'Bookshop', asksPin: false, present: null },
  });
  const pressed = await press(kept(set));
  expect(pressed.headers.getSetCookie().at(-1)).toMatch(/account-entry[^=]*=; .*Max-Age=0/);
  const session = kept(setOf(pressed.headers, 'account'));
  const back = { app: 'Bookshop', url: ORIGIN };
  expect((await overviewOf(provider, session)).body).toMatchObject({ address: EMAIL, back });
});

it('/account leads back to the application of the ticket, also from the frame, and nowhere without a registered origin or a ticket', async () => {
  const { provider, id, enter, press } = await start(EMAIL, { isFramed: true });
  const session = kept(setOf((await press(await enter())).headers, 'account'));
  const back = { app: 'Bookshop', url: ORIGIN };
  expect((await overviewOf(provider, session)).body).toMatchObject({ back });
  await provider.database.query.deleteFrom('app_origins').where('app_id', '=', id).execute();
  expect((await overviewOf(provider, session)).body).toMatchObject({ back: null });
  const { account } = await signInToAccount(provider);
  expect((await account('overview')).body).toMatchObject({ back: null });
});

it('a ticket of the widget works once, however many bring it at the same time', async () => {
  const { ticket, bring } = await start();
  const given = await ticket();
  const answers = await parallel(8, () => bring(given));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect(answers.filter(({ headers }) => setOf(headers, ENTRY) !== '')).toHaveLength(1);
});

it('a ticket of the widget works for a minute, and its entry for ten', async () => {
  const { provider, ticket, bring, enter, press } = await start();
  const late = await ticket();
  provider.clock.pass(60_000);
  expect(setOf((await bring(late)).headers, ENTRY)).toBe('');
  const waiting = await enter();
  provider.clock.pass(600_000);
  expect((await press(waiting)).body.code).toBe('ticket.stale');
});

it.each([[EVIL], ['null'], [null]])(
  'a ticket of the widget is used up without effect from %s',
  async (origin) => {
    const { ticket, bring } = await start();
    const given = await ticket();
    expect(setOf((await bring(given, origin)).headers, ENTRY)).toBe('');
    expect(setOf((await bring(given)).headers, ENTRY)).toBe('');
  },
);

it('a ticket of the widget ends with the session that asked, and with its next ticket', async () => {
  const { provider, key, token, askTicket, ticket, bring, press } = await start();
  const first = await ticket();
  const second = await ticket();
  expect(setOf((await bring(first)).headers, ENTRY)).toBe('');
  const entry = kept(setOf((await bring(second)).headers, ENTRY));
  expect(entry).not.toBe('');
  await ask(provider, '/api/session', { key, token, method: 'DELETE' });
  expect((await press(entry)).body.code).toBe('ticket.stale');
  expect((await askTicket()).body.code).toBe('session.unknown');
});

it('a ticket of the widget is given twenty times in ten minutes', async () => {
  const { askTicket } = await start();
  for (let index = 0; index < 20; index += 1) expect((await askTicket()).status).toBe(200);
  const { status, body, headers } = await askTicket();
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'ticket.limit', '600']);
});

it('a ticket of the widget is refused to an application that sees sample people only', async () => {
  const { provider, key } = await startApp({}, 'test');
  const { token } = await signIn(provider, key);
  expect(refusalIn(await ask(provider, '/api/account-ticket', { key, token, body: {} }))).toBe(
    '403 app.test',
  );
});

it('a ticket of the widget is no entry, and an entry is no ticket', async () => {
  const { ticket, bring, enter, press } = await start();
  const entry = await enter();
  const [name, secret = ''] = entry.split('=');
  expect(setOf((await bring(secret)).headers, ENTRY)).toBe('');
  expect((await press(`${name}=${await ticket()}`)).body.code).toBe('ticket.stale');
});

it('a stranger’s ticket in the browser of another person (login CSRF) replaces no person: the page names both, and the session stays until a press on the stranger’s address', async () => {
  const eve = await start(OTHER);
  const { cookie: ada } = await signInToAccount(eve.provider);
  const both = `${ada}; ${await eve.enter()}`;
  expect((await overviewOf(eve.provider, both)).body).toMatchObject({ address: EMAIL });
  expect((await askAccount(eve.provider, 'entry', {}, both)).body).toEqual({
    entry: { address: OTHER, app: 'Bookshop', asksPin: false, present: EMAIL },
  });
  expect((await eve.press(both, { address: EMAIL })).body.code).toBe('ticket.stale');
  expect((await overviewOf(eve.provider, both)).body).toMatchObject({ address: EMAIL });
  await askAccount(eve.provider, 'entry', { method: 'DELETE' }, both);
  expect((await eve.press(both)).body.code).toBe('ticket.stale');
});

it('a stranger’s ticket in the browser of another person (login CSRF) is no question for the person who is signed in already', async () => {
  const own = await start();
  const { cookie } = await signInToAccount(own.provider);
  const entry = await own.enter();
  const { body, headers } = await askAccount(own.provider, 'entry', {}, `${cookie}; ${entry}`);
  expect(body).toEqual({ entry: null });
  expect(headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0')]);
  expect((await own.press(entry)).body.code).toBe('ticket.stale');
});

it.each([
  ['a host’s page', false],
  ['the provider’s frame, for which a host’s server can pass itself off', true],
])('a session that began with a ticket of %s needs the PIN', async (_, isFramed) => {
  const { provider, enter, press, setPin } = await start(EMAIL, { isFramed });
  await setPin();
  const entry = await enter();
  expect((await askAccount(provider, 'entry', {}, entry)).body).toMatchObject({ entry: { asksPin: true } });
  expect((await press(entry)).body.code).toBe('pin.wrong');
  expect((await press(entry, { address: EMAIL, pin: 'wrong-1-pin!' })).body.code).toBe('pin.wrong');
  expect((await press(entry, { address: EMAIL, pin: PIN })).status).toBe(200);
});

it('a session that began with a ticket is asked for the PIN where /account asks for it, and removes none', async () => {
  const { provider, enter, press, setPin } = await start();
  await setPin();
  const begun = await press(await enter(), { address: EMAIL, pin: PIN });
  const session = kept(setOf(begun.headers, 'account'));
  const account = (path: string, asked: object) => askAccount(provider, path, asked, session);
  expect((await account('export', { body: {} })).body.code).toBe('pin.wrong');
  expect((await account('export', { body: { pin: PIN } })).status).toBe(200);
  expect((await account('pin', { method: 'DELETE' })).body.code).toBe('pin.session');
});

it('a session that began with a ticket ends when the person removes the app at /account', async () => {
  const { provider, id, key, token, enter, press } = await start();
  await (await startSharing(provider, key)).share();
  const session = kept(setOf((await press(await enter())).headers, 'account'));
  const { account } = await signInToAccount(provider);
  expect((await account(`apps/${id}`, { method: 'DELETE' })).status).toBe(200);
  for (const path of ['overview', 'export']) {
    const asked = path === 'export' ? { body: {} } : {};
    expect(refusalIn(await askAccount(provider, path, asked, session))).toBe('401 session.unknown');
  }
  expect((await ask(provider, '/api/session/renew', { key, token, method: 'POST' })).status).toBe(401);
  expect((await account('overview')).status).toBe(200);
});

it('a session that began with a ticket ends when the app’s session ends', async () => {
  const { provider, key, token, enter, press } = await start();
  const session = kept(setOf((await press(await enter())).headers, 'account'));
  const { body } = await ask(provider, '/api/session', { key, token, method: 'DELETE' });
  expect(body).toEqual({ ended: 2 });
  expect((await overviewOf(provider, session)).status).toBe(401);
});

it('a session that began with a ticket ends no later than the app’s session, also after a renewal', async () => {
  const { provider, enter, press } = await start();
  provider.clock.pass(6 * DAY);
  const session = kept(setOf((await press(await enter())).headers, 'account'));
  const [source] = await provider.rows('sessions');
  const begun = async () => {
    const rows = await provider.rows('sessions');
    return rows.find(({ from_session }) => from_session !== null);
  };
  expect((await begun())?.expires_at).toBe(source?.expires_at);
  const renewed = await provider.sessions.renew(String((await begun())?.id), session.split('=')[1] ?? '');
  expect(renewed.expiresAt).toBe(source?.expires_at);
});

it('a session that began with a ticket does not begin if the app’s session ends at that moment', async () => {
  const { provider, enter } = await start();
  const entry = (await enter()).split('=')[1] ?? '';
  const { database, sessions, clock } = provider;
  const lock: typeof sessions.lock = async (trx, personId) => {
    await sessions.lock(trx, personId);
    await trx.deleteFrom('sessions').execute();
  };
  const tickets = createAccountTickets(database, { ...sessions, lock }, { count: async () => [] }, clock.now);
  const begun = tickets.begin(entry, { appId: 'account', origin: null });
  await expect(begun).rejects.toMatchObject({ code: 'ticket.stale' });
});
