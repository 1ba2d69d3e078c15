import { describe, expect, it } from 'vitest';
import { overview } from '../../provider/api/account-shapes.ts';
import { askAccount, signInToAccount } from './support/account.ts';
import { ask } from './support/ask.ts';
import { ORIGIN, startProvider, type TestProvider } from './support/provider.ts';
import { sealPin } from './support/seal-pin.ts';
import { EMAIL, signIn, textOf } from './support/sign-in.ts';

const PIN = 'rain-4-ever!';
const OTHER = 'eve@example.org';
const ENTRY = 'account-entry';

const frameOf = ({ config }: TestProvider) => ({
  origin: config.publicUrl,
  headers: { 'x-embedder': ORIGIN },
});

const kept = (set: string) => set.slice(0, set.indexOf(';'));
const setOf = (headers: Headers, name: string) =>
  headers.getSetCookie().find((one) => one.includes(name) && !one.includes('Max-Age=0')) ?? '';

/** A person who is signed in at an app, with the browser's way to /account. */
const start = async (
  email = EMAIL,
  { isFramed = false, provider: given = null as TestProvider | null } = {},
) => {
  const provider = given ?? (await startProvider());
  const { key } = await provider.addApp();
  const place = isFramed ? frameOf(provider) : {};
  const { token, answer } = await signIn(provider, key, email, place);
  const askTicket = () => ask(provider, '/api/account-ticket', { key, token, ...place, body: {} });
  const ticket = async () => textOf(await askTicket(), 'ticket');
  const bring = (
    given: string,
    origin: string | null = isFramed ? provider.config.publicUrl : ORIGIN,
    more = '',
  ) =>
    provider.fetch(
      new Request(`${provider.config.publicUrl}/account/enter`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(origin === null ? {} : { origin }),
        },
        body: `${new URLSearchParams({ ticket: given })}${more}`,
      }),
      '192.0.2.1',
    );
  const enter = async () => kept(setOf((await bring(await ticket())).headers, ENTRY));
  const press = (cookie: string, body: object = { address: email }) =>
    askAccount(provider, 'entry', { body }, cookie);
  const setPin = async () => {
    const EncryptedUserPin = await sealPin(PIN, answer, { key, email });
    await ask(provider, '/api/pin', { key, token, ...place, body: { EncryptedUserPin } });
  };
  return { provider, key, token, place, askTicket, ticket, bring, enter, press, setPin };
};

const overviewOf = (provider: TestProvider, cookie: string) => askAccount(provider, 'overview', {}, cookie);

describe('a ticket of the widget', () => {
  it('signs its person in at /account, after a press that names the address', async () => {
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
    expect((await overviewOf(provider, session)).body).toMatchObject({ address: EMAIL });
  });

  it('works once, however many bring it at the same time', async () => {
    const { ticket, bring } = await start();
    const given = await ticket();
    const answers = await Promise.all(Array.from({ length: 8 }, () => bring(given)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
    expect(answers.filter(({ headers }) => setOf(headers, ENTRY) !== '')).toHaveLength(1);
  });

  it('works for a minute, and its entry for ten', async () => {
    const { provider, ticket, bring, enter, press } = await start();
    const late = await ticket();
    provider.clock.pass(60_000);
    expect(setOf((await bring(late)).headers, ENTRY)).toBe('');
    const waiting = await enter();
    provider.clock.pass(600_000);
    expect((await press(waiting)).body.code).toBe('ticket.stale');
  });

  it.each([['https://evil.example'], ['null'], [null]])(
    'is used up without effect from %s',
    async (origin) => {
      const { ticket, bring } = await start();
      const given = await ticket();
      expect(setOf((await bring(given, origin)).headers, ENTRY)).toBe('');
      expect(setOf((await bring(given)).headers, ENTRY)).toBe('');
    },
  );

  it('ends with the session that asked, and with its next ticket', async () => {
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

  it('is kept as a hash only, and is in no line of the log', async () => {
    const { provider, ticket, bring } = await start();
    const given = await ticket();
    const rows = await provider.database.query.selectFrom('account_tickets').selectAll().execute();
    expect(rows).toHaveLength(1);
    const entry = kept(setOf((await bring(given)).headers, ENTRY)).split('=')[1] ?? '';
    const after = await provider.database.query.selectFrom('account_tickets').selectAll().execute();
    for (const secret of [given, entry]) {
      expect(JSON.stringify([rows, after])).not.toContain(secret);
      expect(provider.lines.join('\n')).not.toContain(secret);
    }
  });

  it('is given twenty times in ten minutes', async () => {
    const { askTicket } = await start();
    for (let index = 0; index < 20; index += 1) expect((await askTicket()).status).toBe(200);
    const { status, body, headers } = await askTicket();
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'ticket.limit', '600']);
  });

  it('leads nowhere else, whatever the form says', async () => {
    const { provider, ticket, bring } = await start();
    const answer = await bring(
      await ticket(),
      ORIGIN,
      '&next=https%3A%2F%2Fevil.example&location=%2F%2Fevil',
    );
    expect(answer.headers.get('location')).toBe(`${provider.config.publicUrl}/account`);
  });

  it('is refused to an application that sees sample people only', async () => {
    const provider = await startProvider();
    const { key } = await provider.addApp('test');
    const { token } = await signIn(provider, key);
    const { status, body } = await ask(provider, '/api/account-ticket', { key, token, body: {} });
    expect([status, body.code]).toEqual([403, 'app.test']);
  });

  it('is no entry, and an entry is no ticket', async () => {
    const { ticket, bring, enter, press } = await start();
    const entry = await enter();
    const [name, secret = ''] = entry.split('=');
    expect(setOf((await bring(secret)).headers, ENTRY)).toBe('');
    expect((await press(`${name}=${await ticket()}`)).body.code).toBe('ticket.stale');
  });
});

describe('a stranger’s ticket in the browser of another person (login CSRF)', () => {
  it('replaces nobody: the page names both, and the session stays until a press on the stranger’s address', async () => {
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

  it('that comes after the person read their own address signs nobody in', async () => {
    const eve = await start(OTHER);
    const ada = await start(EMAIL, { provider: eve.provider });
    await ada.enter();
    expect((await eve.press(await eve.enter(), { address: EMAIL })).body.code).toBe('ticket.stale');
  });

  it('cannot be pressed by a page of another site', async () => {
    const eve = await start(OTHER);
    const cookie = await eve.enter();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { status, body } = await askAccount(
      eve.provider,
      'entry',
      { body: { address: OTHER }, headers },
      cookie,
    );
    expect([status, body.code]).toEqual([403, 'account.origin']);
  });

  it('is no question for the person who is signed in already', async () => {
    const own = await start();
    const { cookie } = await signInToAccount(own.provider);
    const entry = await own.enter();
    const { body, headers } = await askAccount(own.provider, 'entry', {}, `${cookie}; ${entry}`);
    expect(body).toEqual({ entry: null });
    expect(headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0')]);
    expect((await own.press(entry)).body.code).toBe('ticket.stale');
  });
});

describe('a session that began with a ticket', () => {
  // A host's server can pretend that its session began in the provider's frame.
  it.each([false, true])('needs the PIN, also from the provider’s frame (%s)', async (isFramed) => {
    const { provider, enter, press, setPin } = await start(EMAIL, { isFramed });
    await setPin();
    const entry = await enter();
    expect((await askAccount(provider, 'entry', {}, entry)).body).toMatchObject({ entry: { asksPin: true } });
    for (const pin of [undefined, 'wrong-1-pin!'])
      expect((await press(entry, { address: EMAIL, pin })).body.code).toBe('pin.wrong');
    expect((await press(entry, { address: EMAIL, pin: PIN })).status).toBe(200);
  });

  it('is asked for the PIN where /account asks for it, and removes none', async () => {
    const { provider, enter, press, setPin } = await start();
    await setPin();
    const begun = await press(await enter(), { address: EMAIL, pin: PIN });
    const session = kept(setOf(begun.headers, 'account'));
    const account = (path: string, asked: object) => askAccount(provider, path, asked, session);
    expect((await account('export', { body: {} })).body.code).toBe('pin.wrong');
    expect((await account('export', { body: { pin: PIN } })).status).toBe(200);
    // The code of the app's session, which is seconds old, is not one of /account.
    expect((await account('pin', { method: 'DELETE' })).body.code).toBe('pin.session');
  });

  it('is in the list of sessions, and the person can end it', async () => {
    const { provider, enter, press } = await start();
    const session = kept(setOf((await press(await enter())).headers, 'account'));
    const { body } = await overviewOf(provider, session);
    const [own] = overview.parse(body).sessions.filter(({ isCurrent }) => isCurrent);
    expect(own?.app).toBeNull();
    await askAccount(provider, `sessions/${own?.id}`, { method: 'DELETE' }, session);
    expect((await overviewOf(provider, session)).status).toBe(401);
  });
});
