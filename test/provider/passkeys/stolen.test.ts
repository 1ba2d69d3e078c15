import { expect, it } from 'vitest';
import { ACCOUNT_APP } from '../../../provider/apps/app.ts';
import type { Notify } from '../../../provider/database/notify.ts';
import { createPasskeys } from '../../../provider/people/passkeys/passkeys.ts';
import { removePasskeys } from '../../../provider/people/session-ends.ts';
import { createSessions } from '../../../provider/people/sessions.ts';
import { askAccount, signInToAccount } from '../support/account.ts';
import { kept, setOf, start as startWithTicket } from '../support/account-ticket.ts';
import type { Asked } from '../support/ask.ts';
import { OWN, passkeyPage } from '../support/passkey.ts';
import { DAY, startApp } from '../support/provider.ts';

const startStolen = async () => {
  const { provider, key } = await startApp({}, 'live', [OWN]);
  const page = passkeyPage(provider, key);
  const stolen = await signInToAccount(provider);
  const { credential, response } = page.make(await stolen.account('passkeys/options', { body: {} }));
  expect((await stolen.account('passkeys', { body: { credential: response } })).status).toBe(200);
  const { account } = await signInToAccount(provider);
  const { body } = await account('overview');
  const sessions: readonly { id: string; isCurrent: boolean }[] = JSON.parse(JSON.stringify(body.sessions));
  const signInByPasskey = async () => (await page.signIn(credential)).status;
  return { provider, page, stolen, account, sessions, credential, signInByPasskey };
};

it('a passkey ends with its stolen session that has been renewed since for more than 30 days', async () => {
  const { provider, sessions, signInByPasskey } = await startStolen();
  // An older session, as after renewals, which keep the session's id.
  await provider.database.query
    .updateTable('sessions')
    .set({ expires_at: provider.clock.now() + 60 * DAY })
    .execute();
  provider.clock.pass(40 * DAY);
  const { account } = await signInToAccount(provider);
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  expect((await account(`sessions/${other?.id}`, { method: 'DELETE' })).body).toEqual({ ended: 1 });
  expect(await signInByPasskey()).toBe(401);
});

it('a passkey of a stolen session ends by a sign-out everywhere, even after the thief has signed out', async () => {
  const { stolen, account, sessions, signInByPasskey } = await startStolen();
  const thief = sessions.find(({ isCurrent }) => !isCurrent);
  await stolen.account(`sessions/${thief?.id}`, { method: 'DELETE' });
  expect(await signInByPasskey()).toBe(200);
  await account('sessions', { method: 'DELETE' });
  expect(await signInByPasskey()).toBe(401);
});

it('a passkey ends with the session that led to it, even after the thief has signed out', async () => {
  const { provider, page, account, sessions, credential } = await startStolen();
  const asked = await askAccount(provider, 'passkeys/sign-in/options', { method: 'POST' });
  const body = { credential: page.use(credential, asked) };
  const { headers } = await askAccount(provider, 'passkeys/sign-in', { body });
  const again = (path: string, more: Asked) =>
    askAccount(provider, path, more, kept(setOf(headers, 'account')));
  const second = page.make(await again('passkeys/options', { body: {} }));
  await again('passkeys', { body: { credential: second.response } });
  const { sessions: present } = (await again('overview', {})).body;
  const own: readonly { id: string; isCurrent: boolean }[] = JSON.parse(JSON.stringify(present));
  const signedOut = await again(`sessions/${own.find(({ isCurrent }) => isCurrent)?.id}`, {
    method: 'DELETE',
  });
  expect(signedOut.body).toEqual({ ended: 1 });
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  await account(`sessions/${other?.id}`, { method: 'DELETE' });
  expect((await page.signIn(second.credential)).status).toBe(401);
});

it('a passkey ends with the session whose ticket led to /account, where it was added', async () => {
  const { provider, enter, press } = await startWithTicket();
  const { key } = await provider.addApp('live', [OWN]);
  const page = passkeyPage(provider, key);
  const cookie = kept(setOf((await press(await enter())).headers, 'account'));
  const options = await askAccount(provider, 'passkeys/options', { body: {} }, cookie);
  const { credential, response } = page.make(options);
  await askAccount(provider, 'passkeys', { body: { credential: response } }, cookie);
  expect((await page.signIn(credential)).status).toBe(200);
  const stolen = await provider.database.query
    .selectFrom('sessions')
    .select('id')
    .where('from_session', 'is', null)
    .where('passkey_id', 'is', null)
    .executeTakeFirstOrThrow();
  const { account } = await signInToAccount(provider);
  await account(`sessions/${stolen.id}`, { method: 'DELETE' });
  expect((await page.signIn(credential)).status).toBe(401);
});

it('a session that ends while it adds a passkey adds none', async () => {
  const { provider, page, stolen, account, sessions: listed } = await startStolen();
  const { database, keyring, clock, config } = provider;
  const sessions = createSessions(database, async () => {}, clock.now);
  const limits = { count: async () => [] };
  const parts = { keyring, limits, sessions, note: () => {}, publicUrl: config.publicUrl, domain: null };
  const passkeys = createPasskeys(database, parts, clock.now);
  const token = stolen.cookie.slice(stolen.cookie.indexOf('=') + 1);
  const session = await sessions.identify(token, { appId: ACCOUNT_APP, origin: null });
  const { credential, response } = page.make(await stolen.account('passkeys/options', { body: {} }));
  await account(`sessions/${listed.find(({ isCurrent }) => !isCurrent)?.id}`, { method: 'DELETE' });
  const { transports: _, ...own } = response.response;
  const ignore = async () => {};
  const adding = passkeys.add(session, { ...response, type: 'public-key', response: own }, ignore, ignore);
  await expect(adding).rejects.toMatchObject({ code: 'session.unknown' });
  expect((await page.signIn(credential)).status).toBe(401);
});

it('a sign-out everywhere keeps the passkeys of the asking session, and older ones', async () => {
  const { provider, page, account, signInByPasskey } = await startStolen();
  provider.clock.pass(31 * DAY);
  const own = await signInToAccount(provider);
  const { credential, response } = page.make(await own.account('passkeys/options', { body: {} }));
  await own.account('passkeys', { body: { credential: response } });
  await own.account('sessions', { method: 'DELETE' });
  expect([(await page.signIn(credential)).status, await signInByPasskey()]).toEqual([200, 200]);
  expect((await account('overview')).status).toBe(401);
});

it('a removed passkey ends its sessions, and their apps get a notice', async () => {
  const { provider, page, credential } = await startStolen();
  await page.signIn(credential);
  const { query, transaction } = provider.database;
  const begun = await query
    .selectFrom('sessions')
    .select(['id', 'app_id', 'person_id', 'passkey_id'])
    .where('passkey_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const notices: unknown[] = [];
  const notify: Notify = async (_trx, name, _person, facts) => void notices.push([name, facts]);
  const { person_id, passkey_id } = begun;
  await transaction((trx) => removePasskeys(trx, notify, person_id, [String(passkey_id)]));
  expect(notices).toEqual([['session.ended', { appId: begun.app_id, sessionId: begun.id, signsIn: false }]]);
  expect(await query.selectFrom('sessions').select('id').where('id', '=', begun.id).execute()).toEqual([]);
});
