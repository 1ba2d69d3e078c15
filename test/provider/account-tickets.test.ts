import { describe, expect, it } from 'vitest';
import { askAccount, signInToAccount } from './support/account.ts';
import { ENTRY, kept, overviewOf, setOf, start } from './support/account-ticket.ts';
import { ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';
import { EMAIL, signIn } from './support/sign-in.ts';

const OTHER = 'eve@example.org';

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

  it('is given twenty times in ten minutes', async () => {
    const { askTicket } = await start();
    for (let index = 0; index < 20; index += 1) expect((await askTicket()).status).toBe(200);
    const { status, body, headers } = await askTicket();
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'ticket.limit', '600']);
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
  it('replaces no person: the page names both, and the session stays until a press on the stranger’s address', async () => {
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

  it('that comes after the person read their own address signs no person in', async () => {
    const eve = await start(OTHER);
    const ada = await start(EMAIL, { provider: eve.provider });
    await ada.enter();
    expect((await eve.press(await eve.enter(), { address: EMAIL })).body.code).toBe('ticket.stale');
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
