import { describe, expect, it } from 'vitest';
import { createAccountTickets } from '../../provider/people/account-tickets.ts';
import { askAccount, signInToAccount } from './support/account.ts';
import { kept, overviewOf, PIN, setOf, start } from './support/account-ticket.ts';
import { ask } from './support/ask.ts';
import { startSharing } from './support/share.ts';
import { EMAIL } from './support/sign-in.ts';

const DAY = 86_400_000;

describe('a session that began with a ticket', () => {
  it.each([
    ['a host’s page', false],
    ['the provider’s frame, for which a host’s server can pass itself off', true],
  ])('of %s needs the PIN', async (_, isFramed) => {
    const { provider, enter, press, setPin } = await start(EMAIL, { isFramed });
    await setPin();
    const entry = await enter();
    expect((await askAccount(provider, 'entry', {}, entry)).body).toMatchObject({ entry: { asksPin: true } });
    expect((await press(entry)).body.code).toBe('pin.wrong');
    expect((await press(entry, { address: EMAIL, pin: 'wrong-1-pin!' })).body.code).toBe('pin.wrong');
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

  it('ends when the person removes the app at /account', async () => {
    const { provider, id, key, token, enter, press } = await start();
    await (await startSharing(provider, key)).share();
    const session = kept(setOf((await press(await enter())).headers, 'account'));
    const { account } = await signInToAccount(provider);
    expect((await account(`apps/${id}`, { method: 'DELETE' })).status).toBe(200);
    for (const path of ['overview', 'export']) {
      const asked = path === 'export' ? { body: {} } : {};
      const { status, body } = await askAccount(provider, path, asked, session);
      expect([status, body.code]).toEqual([401, 'session.unknown']);
    }
    expect((await ask(provider, '/api/session/renew', { key, token, method: 'POST' })).status).toBe(401);
    expect((await account('overview')).status).toBe(200);
  });

  it('ends when the app’s session ends', async () => {
    const { provider, key, token, enter, press } = await start();
    const session = kept(setOf((await press(await enter())).headers, 'account'));
    const { body } = await ask(provider, '/api/session', { key, token, method: 'DELETE' });
    expect(body).toEqual({ ended: 2 });
    expect((await overviewOf(provider, session)).status).toBe(401);
  });

  it('ends no later than the app’s session, also after a renewal', async () => {
    const { provider, enter, press } = await start();
    provider.clock.pass(6 * DAY);
    const session = kept(setOf((await press(await enter())).headers, 'account'));
    const [source] = await provider.database.query.selectFrom('sessions').selectAll().execute();
    const begun = async () => {
      const rows = await provider.database.query.selectFrom('sessions').selectAll().execute();
      return rows.find(({ from_session }) => from_session !== null);
    };
    expect((await begun())?.expires_at).toBe(source?.expires_at);
    const renewed = await provider.sessions.renew(String((await begun())?.id), session.split('=')[1] ?? '');
    expect(renewed.expiresAt).toBe(source?.expires_at);
  });

  it('does not begin if the app’s session ends at that moment', async () => {
    const { provider, enter } = await start();
    const entry = (await enter()).split('=')[1] ?? '';
    const { database, keyring, sessions, clock } = provider;
    const lock: typeof sessions.lock = async (trx, personId) => {
      await sessions.lock(trx, personId);
      await trx.deleteFrom('sessions').execute();
    };
    const tickets = createAccountTickets(database, keyring, { ...sessions, lock }, async () => [], clock.now);
    const begun = tickets.begin(entry, { appId: 'account', origin: null });
    await expect(begun).rejects.toMatchObject({ code: 'ticket.stale' });
  });
});
