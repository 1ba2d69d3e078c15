import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Trx } from '../../provider/database/database.ts';
import { migrate } from '../../provider/database/migrate.ts';
import { usePostgres } from './support/both-databases.ts';
import { openTools } from './support/copies.ts';

const postgres = usePostgres();

describe.skipIf(!postgres.isThere)('PostgreSQL', () => {
  const start = async () => {
    const tools = await openTools(await postgres.database());
    onTestFinished(() => tools.database.close());
    const person = { id: 'person-1', address: 'amal@example.org', created_at: 1, pin_hash: null };
    await tools.database.query.insertInto('people').values(person).execute();
    return tools;
  };

  it('two transactions that wait for each other both succeed', async () => {
    const { database } = await start();
    const lock = async (trx: Trx, name: string) => {
      await sql`set local deadlock_timeout = '10ms'`.execute(trx);
      await database.lock(trx, name);
    };
    let notify = () => {};
    const isTaken = new Promise<void>((resolve) => {
      notify = resolve;
    });
    const both = [
      database.transaction(async (trx) => {
        await lock(trx, 'a');
        await isTaken;
        await lock(trx, 'b');
        return 'first';
      }),
      database.transaction(async (trx) => {
        await lock(trx, 'b');
        notify();
        await lock(trx, 'a');
        return 'second';
      }),
    ];
    expect(await Promise.all(both)).toEqual(['first', 'second']);
  });

  it('copies that migrate wait for each other, even for longer than a call may', async () => {
    const url = await postgres.database();
    const open = (address: string) => {
      const database = openDatabase({ kind: 'postgres', url: address });
      onTestFinished(() => database.close());
      return database;
    };
    const [slow, quick] = [open(url), open(`${url}&statement_timeout=100`)];
    const [made] = await slow.transaction(async (trx) => {
      await slow.lock(trx, 'migrations');
      const waiting = migrate(quick, 1);
      await sql`select pg_sleep(0.3)`.execute(trx);
      // Returned without awaiting: it continues after the end of this transaction.
      return [waiting];
    });
    expect(await made).toBeGreaterThan(0);
  });

  it('a session ends only after pending writes for it', async () => {
    const { appId, database, people, passkeys, sessions } = await start();
    const place = { appId, origin: null };
    const { token } = await database.transaction((trx) => sessions.begin(trx, 'person-1', place));
    const session = await sessions.identify(token, place);
    const order: string[] = [];
    const after = async (name: string, work: Promise<unknown>) => {
      await work;
      order.push(name);
    };
    const ends: Promise<void>[] = [];
    await database.transaction(async (trx) => {
      await sessions.hold(trx, session);
      ends.push(
        after('ended', sessions.end(session, false)),
        after('ended', passkeys.remove('person-1', 'passkey-1')),
        after(
          'ended',
          people.erase(
            'person-1',
            async () => {},
            async () => {},
          ),
        ),
      );
      for (let turn = 0; turn < 20; turn += 1) await trx.selectFrom('people').select('id').execute();
      order.push('written');
    });
    await Promise.all(ends);
    expect(order).toEqual(['written', 'ended', 'ended', 'ended']);
  });
});
