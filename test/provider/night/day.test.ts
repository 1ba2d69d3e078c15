import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { scratchFolder } from '../support/scratch.ts';
import { checkDay } from './day/checks.ts';
import { startDay } from './day/day.ts';
import { workInTheEvening } from './day/evening.ts';
import { ACTS } from './day/people.ts';

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
  // Copies that were asked to end did so in time.
  expect(new Set(day.fleet.exits())).toEqual(new Set([0]));
};

it(`a day of ${DAY_PEOPLE} people at ${place} keeps every promise`, { timeout: 7_200_000 }, async () => {
  if (!isOnPostgres) return live(`file:${join(scratchFolder(), 'provider.sqlite')}`, null);
  const postgres = await startPostgres(programs);
  onTestFinished(() => postgres.stop());
  await live(await postgres.database(), postgres.fail);
});
