import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { maxCuts, missingActs, sureActs } from './day/check-acts.ts';
import { checkAnswers } from './day/check-answers.ts';
import { checkLive } from './day/check-live.ts';
import { auditOf, checkAudit, checkEvents } from './day/check-notifications.ts';
import { checkRows } from './day/check-rows.ts';
import { checkDeleted, checkLogs } from './day/check-traces.ts';
import { type Day, startDay } from './day/day.ts';
import { workInTheEvening } from './day/evening.ts';
import { ACTS } from './day/people.ts';
import { startPostgres } from './support/postgres.ts';
import { IS_LONG } from './support/rounds.ts';
import { scratchFolder } from './support/scratch.ts';

// A day of the provider on a fast clock: people come, share, change their minds and leave, while copies are killed and
// replaced, the database fails, the secret is rotated, and the mail server, the platforms and the hosts are away. Each
// answer is recorded. In the evening the answers, the rows, the events and the logs must agree.

const programs = inject('postgresPrograms');
/** `npm test -- day` sets them. */
const { DAY_PEOPLE, DAY_SEED = '1', DAY_DATABASE } = process.env;
const PEOPLE = Number(DAY_PEOPLE ?? (IS_LONG ? '1000' : '60'));
const SEED = Number(DAY_SEED);
const IS_WHOLE = DAY_PEOPLE !== undefined || IS_LONG;
const IS_ON_POSTGRES = programs !== '' && DAY_DATABASE !== 'sqlite';
const STEPS = IS_WHOLE ? 24 : 12;

const printed = (counts: Iterable<readonly [string, number]>) =>
  [...counts].map(([what, count]) => `  ${count} ${what}`).join('\n');

const report = (day: Day, times: string) => {
  const { cuts, faults, fleet, happened, ledger, mailboxes, platforms, problems } = day;
  const { arrived, refused } = mailboxes.counts();
  const outside = [
    ['mails sent', arrived],
    ['mails refused by the mail server', refused],
    ['calls to platforms answered 500', platforms.failed.errors],
    ['readings answered 429', platforms.failed.limited],
    ['readings without an answer', platforms.failed.silent],
    ['tokens taken back by platforms', platforms.revoked.length],
  ] as const;
  console.log(
    [
      `A day of the provider, ${IS_ON_POSTGRES ? 'PostgreSQL' : 'SQLite'}: ${PEOPLE} people, seed ${SEED}, ${fleet.started()} copies started, ${times}`,
      printed(happened),
      'Faults:',
      printed(faults.happened()),
      'Outside:',
      printed(outside),
      'Answers by call and status (0: the connection ended):',
      printed([...ledger.counts()].sort(([a], [b]) => a.localeCompare(b))),
      `Acts cut by a fault: ${cuts.length} of at most ${maxCuts(day)}`,
      ...cuts.map((each) => `  ${each}`),
      `${problems.length} promises broken`,
    ].join('\n'),
  );
};

const live = async (databaseUrl: string, failDatabase: (() => Promise<void>) | null) => {
  const begun = performance.now();
  const secondsSo = () => Math.round((performance.now() - begun) / 1_000);
  const options = { seed: SEED, people: PEOPLE, steps: STEPS, isLong: IS_WHOLE };
  const day = await startDay({ ...options, databaseUrl, failDatabase });
  const morning = await auditOf(day);
  await day.run();
  const atNight = secondsSo();
  await checkLive(day);
  await workInTheEvening(day);
  const afterWork = secondsSo();
  await checkAnswers(day);
  await checkRows(day);
  checkEvents(day);
  await checkAudit(day, morning);
  await checkDeleted(day);
  await day.fleet.stop();
  checkLogs(day);
  report(
    day,
    `${atNight} s, ${afterWork - atNight} s of the evening’s work, ${secondsSo() - afterWork} s of checks`,
  );
  expect(day.problems).toEqual([]);
  // The plans of 60 and of 1,000 people with the seed 1 have every act.
  if (DAY_PEOPLE === undefined) expect(sureActs(day)).toEqual(ACTS);
  expect(missingActs(day)).toEqual([]);
  expect(day.cuts.length).toBeLessThanOrEqual(maxCuts(day));
  // Copies that were asked to end did so in time.
  expect(new Set(day.fleet.exits())).toEqual(new Set([0]));
};

/** Ten thousand people need a quarter of an hour of two processors that do nothing else. */
const LIMIT_MS = IS_WHOLE ? 7_200_000 : 300_000;

it.runIf(IS_ON_POSTGRES)(
  `a day of ${PEOPLE} people at two copies on PostgreSQL keeps every promise`,
  async () => {
    const postgres = await startPostgres(programs);
    onTestFinished(() => postgres.stop());
    await live(await postgres.database(), postgres.fail);
  },
  LIMIT_MS,
);

it.runIf(!IS_ON_POSTGRES)(
  `a day of ${PEOPLE} people at one copy on SQLite keeps every promise`,
  () => live(`file:${join(scratchFolder(), 'provider.sqlite')}`, null),
  LIMIT_MS,
);
