import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { Database } from '../../provider/database/database.ts';
import { soon, until } from '../support/until.ts';
import { openTools } from './support/copies.ts';
import { startPostgres } from './support/postgres.ts';
import { startCopy } from './support/process.ts';
import { SECRET } from './support/provider.ts';
import { startReceiver } from './support/receiver.ts';
import { IS_LONG } from './support/rounds.ts';
import { scratchFolder } from './support/scratch.ts';

const KILLS = IS_LONG ? 10 : 3;
const PEOPLE = IS_LONG ? 20 : 6;
const EVENTS_EACH = IS_LONG ? 10 : 5;
/** The name of a copy's connections in PostgreSQL. */
const COPY = 'killed-copy';
const programs = inject('postgresPrograms');

/** PostgreSQL may still run the last statement of a killed copy, which may be a new lease. */
const expectNoConnection = ({ query }: Database) =>
  soon(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity where application_name = ${COPY}`.execute(
      query,
    );
    expect(rows).toEqual([]);
  });

/** Kills the only copy again and again while it sends. The receiver answers slowly, so most kills cut a delivery. */
const expectAllInOrder = async (
  DATABASE_URL: string,
  {
    copyUrl = DATABASE_URL,
    ended,
  }: { copyUrl?: string; ended?: (database: Database) => Promise<unknown> } = {},
) => {
  const { database, events, targets, appId } = await openTools(DATABASE_URL);
  onTestFinished(() => database.close());
  const receiver = await startReceiver(async () => {
    await new Promise((done) => setTimeout(done, 20));
    return 204;
  });
  await targets.set(appId, receiver.url);
  const people = Array.from({ length: PEOPLE }, (_, index) => `person-${index}`);
  for (const id of people) {
    await database.query
      .insertInto('people')
      .values({ id, address: `${id}@example.org`, created_at: 1, pin_hash: null })
      .execute();
    await database.query
      .insertInto('subjects')
      .values({ person_id: id, app_id: appId, subject: id })
      .execute();
  }
  const expected: string[] = [];
  for (let count = 0; count < EVENTS_EACH; count += 1) {
    for (const id of people) {
      const grantId = `grant-${id}-${count}`;
      expected.push(grantId);
      await database.transaction((trx) => events.notify(trx, 'grant.given', id, { grantId }));
    }
  }
  const notified = () => new Set(receiver.events().map(({ data }) => data.grant));
  let kills = 0;
  while (notified().size < expected.length) {
    await ended?.(database);
    // The lease of a killed copy would keep its events for a minute.
    await database.query.updateTable('webhook_events').set({ leased_until: 0 }).execute();
    const copy = await startCopy({ DATABASE_URL: copyUrl, PROVIDER_SECRET: SECRET, LOG_LEVEL: 'info' });
    const enough = receiver.got.length + 7 + (kills % 13);
    const isLast = kills === KILLS;
    await until(
      () => (isLast ? notified().size === expected.length : receiver.got.length >= enough),
      'deliveries',
    );
    await copy.end('SIGKILL');
    kills += 1;
  }
  for (const id of people) {
    const own = receiver.events().flatMap(({ data }) => (data.sub === id ? [data.grant] : []));
    expect([...new Set(own)]).toEqual(expected.filter((grant) => grant.startsWith(`grant-${id}-`)));
  }
  const repeated = receiver.got.length - expected.length;
  console.log(
    `${kills} kills: ${expected.length} events notified, each in its person’s order, ${repeated} twice`,
  );
};

it(
  'tells each event at least once, in the order of its person and app, through kills on SQLite',
  () => expectAllInOrder(`file:${join(scratchFolder(), 'provider.sqlite')}`),
  IS_LONG ? 600_000 : 60_000,
);

it.runIf(programs !== '')(
  'tells each event at least once, in the order of its person and app, through kills on PostgreSQL',
  async () => {
    const postgres = await startPostgres(programs);
    onTestFinished(() => postgres.stop());
    const url = await postgres.database();
    await expectAllInOrder(url, {
      copyUrl: `${url}&application_name=${COPY}`,
      ended: expectNoConnection,
    });
  },
  IS_LONG ? 600_000 : 60_000,
);
