import { readFileSync } from 'node:fs';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startSharingAccount } from '../support/account.ts';
import { ask } from '../support/ask.ts';
import { fileOf } from '../support/provider.ts';
import { sealPin } from '../support/seal-pin.ts';
import { startSharing } from '../support/share.ts';
import { EMAIL, signIn } from '../support/sign-in.ts';

const PIN = 'rain-4-ever!';
const BO = 'bo@example.org';

const startWithPin = async () => {
  const started = await startSharingAccount();
  const { provider, key, token, answer } = started;
  const shared = await startSharing(provider, key);
  const EncryptedUserPin = await sealPin(PIN, shared.answer, { key, email: EMAIL });
  await ask(provider, '/api/pin', { key, token: shared.token, body: { EncryptedUserPin } });
  return { ...started, token, answer };
};

it('download and deletion need no PIN if none was set', async () => {
  const { account, id, opened } = await startSharingAccount();
  const { status, body } = await account('export', { body: {} });
  expect([status, body]).toEqual([
    200,
    {
      person: expect.objectContaining({ address: EMAIL }),
      passkeys: [],
      subjects: [{ app: id, subject: decodeJwt(opened).sub }],
      grants: [expect.objectContaining({ app: id })],
      formerReceipts: [],
      authorizations: [],
      signIns: [],
      events: [],
      operators: [],
      anomalies: [],
      platforms: [],
      archives: [],
      signals: [],
    },
  ]);
});

it('download and deletion require the PIN that was set: five tries in ten minutes', async () => {
  const { provider, account } = await startWithPin();
  expect((await account('overview')).body.hasPin).toBe(true);
  const bodies = [{}, { pin: '' }, ...['a', 'b', 'c'].map((pin) => ({ pin, email: EMAIL }))];
  const codes = [];
  for (const body of bodies) codes.push((await account('export', { body })).body.code);
  expect(codes).toEqual(Array(5).fill('pin.wrong'));
  const limited = await account('delete', { body: { email: EMAIL, pin: PIN } });
  expect([limited.status, limited.body.code]).toEqual([429, 'pin.limit']);
  expect(limited.headers.get('retry-after')).toBe('600');
  provider.clock.pass(600_000);
  const typed = PIN.replace('4', '\u0664');
  expect((await account('export', { body: { pin: typed } })).status).toBe(200);
  expect(provider.lines.join('')).not.toContain(PIN);
});

it('download and deletion require no PIN after the person removed it, signed in by code within ten minutes, and require the next one', async () => {
  const { provider, key, account } = await startWithPin();
  const remove = () => account('pin', { method: 'DELETE' });
  for (const pin of ['a', 'b', 'c', 'd', 'e']) await account('export', { body: { pin } });
  provider.clock.pass(599_000);
  expect((await remove()).body).toEqual({ removed: true });
  expect((await account('export', { body: {} })).status).toBe(200);
  expect((await account('overview')).body.hasPin).toBe(false);
  expect((await remove()).status).toBe(200);
  // Earlier tries of the PIN no longer count.
  const shared = await startSharing(provider, key);
  const EncryptedUserPin = await sealPin('other-5-pin!', shared.answer, { key, email: EMAIL });
  const set = await ask(provider, '/api/pin', { key, token: shared.token, body: { EncryptedUserPin } });
  expect(set.body).toEqual({ pinSet: true });
  expect((await account('export', { body: { pin: 'other-5-pin!' } })).status).toBe(200);
});

it('download and deletion allow neither an older session nor one of an app to remove the PIN', async () => {
  const { provider, account, token } = await startWithPin();
  const headers = { cookie: `data-connect-account-4174=${token}` };
  expect((await account('pin', { method: 'DELETE', headers })).body.code).toBe('session.app');
  provider.clock.pass(600_000);
  const { status, body } = await account('pin', { method: 'DELETE' });
  expect([status, body.code]).toEqual([403, 'pin.session']);
  expect((await account('overview')).body.hasPin).toBe(true);
});

it('download and deletion delete no person without the typed address', async () => {
  const { account } = await startSharingAccount();
  for (const email of [BO, 'amal@example.or', 'amal', '']) {
    const { status, body } = await account('delete', { body: { email } });
    expect([status, body.code]).toEqual([422, 'account.confirm']);
  }
  expect((await account('overview')).status).toBe(200);
});

it('download and deletion leave no trace of the person in any table except a receipt without personal data', async () => {
  const { provider, key, opened, infer, account, id } = await startWithPin();
  await signIn(provider, key, BO);
  const { text } = await account('overview');
  const ids = [...text.matchAll(/(?:session|grant)_[\w-]+/g)].map(([each]) => each);
  const [person] = await provider.database.query
    .selectFrom('people')
    .select('id')
    .where('address', '=', EMAIL)
    .execute();
  const gone = await account('delete', { body: { email: EMAIL.toUpperCase(), pin: PIN } });
  expect(gone.body).toEqual({ receiptsKept: 1 });
  expect(gone.headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await account('overview')).body.code).toBe('session.unknown');
  expect((await infer(opened)).body.code).toBe('access.revoked');

  const tables = await provider.database.query.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      (await sql`select * from ${sql.table(name)}`.execute(provider.database.query)).rows,
    ]),
  );
  const kept = JSON.stringify(Object.fromEntries(rows));
  expect(tables.length).toBeGreaterThan(12);
  expect([EMAIL, 'amal', person?.id ?? '', PIN].filter((trace) => kept.includes(trace))).toEqual([]);
  // Deleted rows stay in a file until they are overwritten.
  const file = fileOf(provider);
  const bytes = [file, `${file}-wal`].map((path) => readFileSync(path, 'latin1')).join('');
  const sessions = ids.filter((each) => each.startsWith('session'));
  expect([EMAIL, person?.id ?? '', ...sessions].filter((trace) => bytes.includes(trace))).toEqual([]);
  expect(bytes).toContain(BO);
  expect((await provider.mails.waiting()).map(({ to }) => to)).toEqual([BO]);
  const left = JSON.stringify(Object.fromEntries(rows.filter(([name]) => name !== 'receipts')));
  expect(ids.filter((each) => left.includes(each))).toEqual([]);
  expect(kept).toContain(BO);
  expect(kept).toContain(id);
});
