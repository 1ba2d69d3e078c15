import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../../provider/database/database.ts';
import type { Tables } from '../../../provider/database/schema.ts';
import { useDatabases } from '../support/both-databases.ts';
import { startOperator } from '../support/operator.ts';
import { createClock } from '../support/provider.ts';
import { parallel } from '../support/repeated.ts';
import { startSharing } from '../support/share.ts';
import { EMAIL } from '../support/sign-in.ts';

const { databases, settingsOf } = useDatabases();

const CHANGES = [
  `update audit set actor = 'someone'`,
  `update audit set seq = seq + 1`,
  'delete from audit',
  'delete from audit where seq = 1',
];

const refusedIn = async (query: Kysely<Tables>, statements: readonly string[]) => {
  for (const statement of statements)
    await expect(sql.raw(statement).execute(query), statement).rejects.toThrow('append-only');
};

const rowsOf = ({ query }: Database) => query.selectFrom('audit').selectAll().orderBy('seq').execute();

const withFirst = async (variables = {}) => {
  const operator = await startOperator({ variables, clock: createClock(0) });
  const { database } = operator.provider;
  const rows = await rowsOf(database);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows[0]?.seq).toBe(1);
  return { database, rows };
};

it.each(databases)('the audit log on %s refuses each statement that changes or deletes', async (kind) => {
  const { database, rows } = await withFirst(await settingsOf(kind));
  const columns = '(seq, at, actor, action)';
  await refusedIn(database.query, [
    ...CHANGES,
    kind === 'PostgreSQL'
      ? 'truncate audit'
      : `insert or replace into audit ${columns} values (1, 1, 'x', 'y')`,
    `insert into audit ${columns} values (1, 1, 'x', 'y') on conflict (seq) do update set actor = 'x'`,
  ]);
  expect(await rowsOf(database)).toEqual(rows);
});

it.skipIf(!databases.includes('PostgreSQL'))(
  'PostgreSQL serves the calls of the operator too, and copies that write together lose no entry',
  async () => {
    const operator = await startOperator({ variables: await settingsOf('PostgreSQL') });
    const before = (await rowsOf(operator.provider.database)).length;
    await parallel(12, () => operator.addShop());
    const rows = await rowsOf(operator.provider.database);
    expect(rows).toHaveLength(before + 12);
    const { text } = await operator.call('apps?search=SHO');
    expect(JSON.parse(text)).toMatchObject({ apps: Array(12).fill({ name: 'Shop' }), next: null });
    const later = await operator.call('apps?after=9999999999999_app');
    expect(later.body.apps).toHaveLength(12);
    for (const path of ['webhooks', 'webhooks?after=1_event', 'platforms', 'mail', 'limits', 'audit'])
      expect((await operator.call(path)).status, path).toBe(200);
  },
);

it('the audit log says who did what, without a secret and without an address of a person', async () => {
  const operator = await startOperator();
  const { provider, call, addShop, signIn, token, tokenId } = operator;
  const { body: app } = await addShop({ isConfidential: true });
  const { token: session } = await startSharing(provider, String(app.key));
  const { page } = await signIn();
  const { id: person = '' } =
    (await provider.database.query.selectFrom('people').select('id').executeTakeFirst()) ?? {};
  const secrets = [person, token, String(app.key), String(app.secret), session, EMAIL, 'nobody@example.org'];
  const rotate = async (kind: string) =>
    secrets.push(String((await call(`apps/${app.id}/rotate`, { body: { kind } })).body.value));
  const hook = 'https://hooks.shop.example/in?key=a-word-of-the-host';
  secrets.push('a-word-of-the-host');
  secrets.push(
    String((await call(`apps/${app.id}`, { body: { webhook: hook, name: 'Store' } })).body.secret),
  );
  for (const kind of ['key', 'secret', 'webhook-secret']) await rotate(kind);
  for (const verb of ['suspend', 'resume']) await call(`apps/${app.id}/${verb}`, { method: 'POST' });
  await call(`apps/${app.id}`, { body: { webhook: null } });
  await call('person', { body: { address: 'Nobody@example.org' } });
  for (const path of ['', '/export', '/end-sessions', '/delete'])
    expect((await call(`person${path}`, { body: { address: EMAIL } })).status).toBe(200);
  await page('session', { method: 'DELETE' });
  await operator.send('/api/apps', { token: 'ot_wrong' });

  const { text } = await call('audit/export');
  const entries: { actor: string; action: string; app: string | null; subject: string | null }[] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries.map(({ actor, action }) => `${actor.replace(tokenId, 'ID')} ${action}`).reverse()).toEqual([
    'provider provider.keys-added',
    'cli:test operator.token-added',
    'token:ID app.added',
    'token:ID operator.signed-in',
    'token:ID app.changed',
    'token:ID webhook.set',
    'token:ID key.rotated',
    'token:ID secret.rotated',
    'token:ID webhook.secret-rotated',
    'token:ID app.suspended',
    'token:ID app.resumed',
    'token:ID webhook.removed',
    'token:ID person.looked-up',
    'token:ID person.looked-up',
    'token:ID person.exported',
    'token:ID person.sessions-ended',
    'token:ID person.deleted',
    'token:ID operator.signed-out',
    'provider operator.refused',
    'token:ID audit.exported',
  ]);
  for (const secret of secrets) expect(text).not.toContain(secret);
  const [unknown, known] = entries.filter(({ action }) => action === 'person.looked-up').reverse();
  expect(unknown?.subject).toMatch(/^[\w-]{43}$/);
  expect(known?.subject).toMatch(/^[\w-]{43}$/);
  expect(entries.find(({ action }) => action === 'person.deleted')?.subject).toBe(known?.subject);
});

it('the audit log is read in pages, newest first, and a full last page has none after it', async () => {
  const { provider, call } = await startOperator();
  for (let count = 0; count < 198; count += 1)
    await provider.audit.note('cli:test', { action: 'app.changed', detail: { count } });
  const first = JSON.parse((await call('audit')).text);
  const second = JSON.parse((await call(`audit?after=${first.next}`)).text);
  expect([first.entries.length, second.entries.length, second.next]).toEqual([100, 100, null]);
  expect(first.entries[0].detail).toEqual({ count: 197 });
  const all = [...first.entries, ...second.entries].map(({ seq }) => seq);
  expect(all).toEqual([...new Set(all)].sort((one, other) => other - one));
});
