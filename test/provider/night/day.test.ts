import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { ask } from '../support/ask.ts';
import { startPostgres } from '../support/postgres.ts';
import { HOUR } from '../support/provider.ts';
import { scratchFolder } from '../support/scratch.ts';
import { checkDay } from './day/checks.ts';
import { type Day, startDay } from './day/day.ts';
import { ACTS } from './day/people.ts';

const PAUSE_MS = 200;
const MAX_WAIT_MS = 180_000;
const JUMP_MS = HOUR / 2;

const waitingIn = async ({ office, clock }: Day) => {
  const { query } = office.database;
  const count = async (table: 'webhook_events' | 'mails') => {
    let rows = query.selectFrom(table).select(({ fn }) => fn.countAll().as('count'));
    if (table === 'mails') rows = rows.where('state', '=', 'waiting').where('expires_at', '>', clock.now());
    if (table === 'webhook_events') rows = rows.where('state', '=', 'waiting');
    return Number((await rows.executeTakeFirstOrThrow()).count);
  };
  return {
    mails: await count('mails'),
    events: await count('webhook_events'),
  };
};

/**
 * After the day, mail server and hosts work again. The copies do the waiting work, while the clock runs on;
 * then the short grants end by themselves.
 */
const workInTheEvening = async (day: Day): Promise<void> => {
  const { callers, clock, hosts, mailboxes, office, problems } = day;
  hosts.setAway(false);
  mailboxes.setAway(false);
  let calls = 0;
  const workOff = async () => {
    const begun = performance.now();
    for (;;) {
      // An idle copy polls rarely for work. A successful write makes it poll often again.
      const key = day.apps[0]?.key ?? '';
      calls += 1;
      const caller = callers('evening', `192.0.2.${calls % 250}`);
      await ask(caller, '/api/email/verify', { key, body: { email: `evening-${calls}@example.org` } });
      await pause(PAUSE_MS);
      const waiting = await waitingIn(day);
      if (Object.values(waiting).every((count) => count === 0)) return;
      if (performance.now() - begun > MAX_WAIT_MS)
        return void problems.push(`Work still waits: ${JSON.stringify(waiting)}`);
      clock.pass(JUMP_MS);
    }
  };
  await workOff();
  clock.pass(25 * HOUR);
  while (await office.modules.events.notifyOfEnded());
  await workOff();
};

// A day of the provider on a fast clock: people come, share, change their minds and leave, while copies are killed and
// replaced, the database fails, the secret is rotated, and the mail server and the hosts are away. Each answer is
// recorded. In the evening the answers, the rows and the events must agree.

const programs = inject('postgresPrograms');
/** provider/README.md says how to set them. */
const { DAY_PEOPLE = '1000', DAY_SEED = '1', DAY_DATABASE } = process.env;
const isOnPostgres = programs !== '' && DAY_DATABASE !== 'sqlite';
const place = isOnPostgres ? 'two copies on PostgreSQL' : 'one copy on SQLite';

const live = async (databaseUrl: string, failDatabase: (() => Promise<void>) | null) => {
  const options = { seed: Number(DAY_SEED), people: Number(DAY_PEOPLE), steps: 24 };
  const day = await startDay({ ...options, databaseUrl, failDatabase });
  await day.run();
  await workInTheEvening(day);
  await checkDay(day);
  await day.fleet.stop();
  const counts = [...day.happened, ...day.faults.happened()].map(([what, count]) => `  ${count} ${what}`);
  console.log(
    [`A day of ${DAY_PEOPLE} people, seed ${DAY_SEED}, at ${place}`, ...counts, ...day.cuts].join('\n'),
  );
  expect(day.problems).toEqual([]);
  if (options.people >= 500) expect(ACTS.filter((act) => !day.happened.has(act))).toEqual([]);
  expect(day.cuts.length).toBeLessThanOrEqual(day.maxCuts);
  expect(new Set(day.fleet.exits())).toEqual(new Set([0]));
};

it(`a day of ${DAY_PEOPLE} people at ${place} keeps every promise`, { timeout: 7_200_000 }, async () => {
  if (!isOnPostgres) return live(`file:${join(scratchFolder(), 'provider.sqlite')}`, null);
  const postgres = await startPostgres(programs);
  onTestFinished(() => postgres.stop());
  await live(await postgres.database(), postgres.fail);
});
