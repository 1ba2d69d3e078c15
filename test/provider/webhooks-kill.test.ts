import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../provider/database/database.ts';
import { usePostgres } from './support/both-databases.ts';
import { openTools } from './support/copies.ts';
import { PATIENT, startCopy } from './support/process.ts';
import { SECRET } from './support/provider.ts';
import { startReceiver } from './support/receiver.ts';
import { IS_LONG } from './support/rounds.ts';
import { scratchFolder } from './support/scratch.ts';

const KILLS = IS_LONG ? 10 : 2;
const PEOPLE = IS_LONG ? 20 : 6;
const EVENTS_EACH = IS_LONG ? 10 : 5;
/** The name of a copy's connections in PostgreSQL. */
const COPY = 'killed-copy';
const postgres = usePostgres();

/** PostgreSQL may still run the last statement of a killed copy, which may be a new lease. */
const waitForNoConnection = async ({ query }: Database): Promise<void> => {
  const open = sql`select 1 from pg_stat_activity where application_name = ${COPY}`;
  while ((await open.execute(query)).rows.length > 0);
};

/** Kills the only copy again and again while it sends. The receiver answers slowly, so most kills cut a delivery. */
const expectAllInOrder = async (
  DATABASE_URL: string,
  copyUrl = DATABASE_URL,
  ended: (database: Database) => Promise<void> = async () => {},
) => {
  const { database, events, targets, appId } = await openTools(DATABASE_URL);
  onTestFinished(() => database.close());
  let arrived = () => {};
  const receiver = await startReceiver(async () => {
    arrived();
    await pause(20);
    return 204;
  });
  const deliveries = (areEnough: () => boolean) =>
    new Promise<void>((done) => {
      arrived = () => void (areEnough() && done());
      arrived();
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
    await ended(database);
    // The lease of a killed copy would keep its events for a minute.
    await database.query.updateTable('webhook_events').set({ leased_until: 0 }).execute();
    const copy = await startCopy({ DATABASE_URL: copyUrl, PROVIDER_SECRET: SECRET, LOG_LEVEL: 'info' });
    const enough = receiver.got.length + 7 + (kills % 13);
    const isLast = kills === KILLS;
    await deliveries(() => (isLast ? notified().size === expected.length : receiver.got.length >= enough));
    await copy.end('SIGKILL');
    kills += 1;
  }
  for (const id of people) {
    const own = receiver.events().flatMap(({ data }) => (data.sub === id ? [data.grant] : []));
    expect([...new Set(own)]).toEqual(expected.filter((grant) => grant.startsWith(`grant-${id}-`)));
  }
};

it(
  'a webhook tells each event at least once, in the order of its person, through kills on SQLite',
  PATIENT,
  () => expectAllInOrder(`file:${join(scratchFolder(), 'provider.sqlite')}`),
);

it.skipIf(!postgres.isThere)(
  'a webhook tells each event at least once, in the order of its person, through kills on PostgreSQL',
  PATIENT,
  async () => {
    const url = await postgres.database();
    await expectAllInOrder(url, `${url}&application_name=${COPY}`, waitForNoConnection);
  },
);
