import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Trx } from '../../provider/database/database.ts';
import { isOrphan } from '../../provider/database/failures.ts';
import { migrate } from '../../provider/database/migrate.ts';
import { MIGRATIONS } from '../../provider/database/migrations/index.ts';
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

  it('a row for an application that is gone meanwhile gets an error of its own', async () => {
    const { apps, appId, database } = await start();
    await apps.remove(appId);
    const late = {
      id: 'grant-1',
      person_id: 'person-1',
      app_id: appId,
      scope: '',
      created_at: 1,
      ends_at: 9,
    };
    const stored = database.query.insertInto('grants').values(late).execute();
    await expect(stored).rejects.toSatisfy(isOrphan);
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
    expect(await made).toBe(MIGRATIONS.length);
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

  it('a code waits for the sessions of its person before it locks its request', async () => {
    const { appId, authorizeRequests, database, sessions, signIns } = await start();
    const place = { appId, origin: null };
    const { token } = await database.transaction((trx) => sessions.begin(trx, 'person-1', place));
    const { id: sessionId } = await sessions.identify(token, place);
    const [personId, grantId] = ['person-1', 'grant-1'];
    await database.query
      .insertInto('grants')
      .values({ id: grantId, person_id: personId, app_id: appId, scope: 'medium', created_at: 1, ends_at: 9 })
      .execute();
    const asked = {
      appId,
      redirectUri: 'https://shop.example/callback',
      responseMode: 'query',
      state: null,
      nonce: null,
      challenge: 'challenge',
      scopes: ['openid', 'interests'],
      prompts: [],
      maxAgeS: null,
      loginHint: null,
      uiLocales: null,
    } as const;
    const id = await authorizeRequests.begin(asked, 'browser', { personId });
    const approval = { personId, sessionId, grantId, approvals: ['medium'], authTime: 1, email: false };
    const codes: Promise<string>[] = [];
    const { rows } = await database.transaction(async (trx) => {
      await sessions.lock(trx, personId);
      const given = { isGiven: true, ...approval } as const;
      codes.push(signIns.codeFor({ request: { ...asked, id }, given, browser: 'browser' }));
      for (let waiting = 0; waiting === 0; ) {
        const locks = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
        waiting = (await locks.execute(trx)).rows.length;
      }
      return sql`select 1 from authorize_requests where id = ${id} for update skip locked`.execute(trx);
    });
    expect(rows).toHaveLength(1);
    expect(await Promise.all(codes)).toEqual([expect.any(String)]);
  });
});
