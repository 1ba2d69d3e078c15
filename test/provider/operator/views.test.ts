import Sqlite from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startOperator } from '../support/operator.ts';

/** These tables grow with people and years; the table of numbers by day has few rows for each application. */
const LONG = /from "(webhook_events|audit|mails|people)"/;
/** A whole table, or rows that are sorted for each answer. */
const SLOW = /"detail":"(SCAN \w+"|USE TEMP B-TREE)/;

it('each view reads the long tables by an index, in its order', async () => {
  const { provider, call } = await startOperator();
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  const paths = [
    'receivers',
    'receivers?after=1_app',
    'webhooks',
    'webhooks?after=1_event',
    'webhooks?delivery=sent',
    'webhooks?delivery=sent&after=1_event',
    'platforms',
    'mail',
    'limits',
    'audit',
    'audit?after=9',
  ];
  for (const path of paths) expect((await call(path)).status).toBe(200);
  await call('person', { body: { address: 'amal@example.org' } });
  const statements = new Set(prepare.mock.calls.map(([sql]) => sql).filter((sql) => LONG.test(sql)));
  const { database } = provider.config;
  const file = new Sqlite(database.kind === 'sqlite' ? database.file : '');
  const plans = [...statements, 'select id from "mails" order by sealed'].map((sql) =>
    JSON.stringify([sql, ...file.prepare(`explain query plan ${sql}`).all()]),
  );
  file.close();
  expect(statements.size).toBeGreaterThan(4);
  // The check itself is tested with a statement that has no index.
  expect(plans.filter((plan) => SLOW.test(plan))).toEqual([expect.stringContaining('order by sealed')]);
});
