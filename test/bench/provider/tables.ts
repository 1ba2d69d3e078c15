import { bytesHeld } from '../interests/bytes-held.ts';
import { atMost, boundedRow, figureOf, type Row, type Table } from '../report.ts';
import { openApart } from './apart.ts';
import { CONCURRENCY, rateRow, type Subject, signIn } from './load.ts';
import { timesBesideMillion } from './million.ts';
import { consoleTimes } from './operator.ts';
import { type Place, postgresPlace, quickPlace, sqlitePlace } from './places.ts';
import { openProvider } from './provider-subject.ts';
import { stalls } from './stalls.ts';

const BATCH = 500;
const MB = 1024 * 1024;

const used = () => ({ heapMb: bytesHeld() / MB, residentMb: process.memoryUsage.rss() / MB });

const memoryOver = async (
  subject: Subject,
  from: number,
  count: number,
  report: (done: number, heapMb: number, perSecond: number) => void,
) => {
  const tenths: ReturnType<typeof used>[] = [];
  let done = 0;
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    const [before, begun] = [done, performance.now()];
    const end = Math.round((count * tenth) / 10);
    while (done < end) {
      const batch = Math.min(BATCH, end - done);
      await signIn(subject, { from: from + done, count: batch });
      done += batch;
    }
    const now = used();
    tenths.push(now);
    report(done, now.heapMb, ((done - before) / (performance.now() - begun)) * 1000);
  }
  const [early = used(), late = early] = [tenths[0], tenths.at(-1)];
  return { early, late };
};

const PER_ROUND = 200;
/** Together more than 10,000 counted calls. */
const LATENCY_ROUNDS = 15;
const LATENCY_SIGN_INS = 400;
/** Parallel calls of the rounds for latency: calls wait for the disk, hardly for each other. */
const FEW = 4;

/** Each sign-in has a new person, because an address may get only five codes in ten minutes. */
let people = 0;
const nextPeople = (count: number) => {
  people += count;
  return people - count;
};

const figure = (value: number) => figureOf([value]);

const rateOf = async (subject: Subject) => {
  const { ms } = await signIn(subject, { from: nextPeople(PER_ROUND), count: PER_ROUND });
  return (PER_ROUND / ms) * 1000;
};

const timesOf = async (subject: Subject) => {
  const [from, count] = [nextPeople(LATENCY_SIGN_INS), LATENCY_SIGN_INS];
  const { times } = await signIn(subject, { from, count, connections: FEW });
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
};

const latency = async (provider: Subject): Promise<readonly Row[]> => {
  const rounds = [];
  for (let count = 0; count < LATENCY_ROUNDS; count += 1) rounds.push(await timesOf(provider));
  return [
    { name: `a call, ${FEW} at a time, p50`, unit: 'ms', widget: figureOf(rounds.map(({ p50 }) => p50)) },
    { name: `a call, ${FEW} at a time, p99`, unit: 'ms', widget: figureOf(rounds.map(({ p99 }) => p99)) },
    boundedRow('p99 against p50, round by round', '×', figureOf(rounds.map(({ p50, p99 }) => p99 / p50)), 3),
  ];
};

const memory = async (provider: Subject, signIns: number): Promise<readonly Row[]> => {
  const { early, late } = await memoryOver(
    provider,
    nextPeople(signIns),
    signIns,
    (done, heapMb, perSecond) =>
      console.log(
        `  ${done} of ${signIns} sign-ins: ${heapMb.toFixed(1)} MB in use, ${perSecond.toFixed(0)} a second`,
      ),
  );
  const growth = late.heapMb / early.heapMb;
  return [
    { name: `memory in use after ${signIns / 10} sign-ins`, unit: 'MB', widget: figure(early.heapMb) },
    { name: `memory in use after ${signIns} sign-ins`, unit: 'MB', widget: figure(late.heapMb) },
    { name: 'growth', unit: '×', widget: figure(growth), reach: atMost(growth, 1.1, '1.1 ×') },
    { name: 'whole process then and now', unit: 'MB', widget: figureOf([early.residentMb, late.residentMb]) },
  ];
};

const million = async (place: Place): Promise<readonly Row[]> => {
  const times = await timesBesideMillion(place, nextPeople);
  return times.map(({ call, full, empty }) => {
    const [own, plain] = [figureOf(full), figureOf(empty)];
    const share = own.median / plain.median;
    return {
      name: call,
      unit: 'ms',
      widget: own,
      plain,
      reach: atMost(share, 1.5, '1.5 × empty'),
    };
  });
};

const visits = async (place: Place): Promise<Table> => ({
  title: `The provider on ${place.name} with a million people: a person’s calls, one by one`,
  subject: 'a million people',
  beside: 'empty database',
  rows: await million(place),
});

const load = async (place: Place): Promise<Table> => {
  const provider = await openApart(await place.database());
  const rows = [await rateRow('sign-ins', () => rateOf(provider)), ...(await latency(provider))];
  await provider.close();
  return {
    title: `The provider on ${place.name}: ${PER_ROUND} sign-ins a round, ${CONCURRENCY} at a time`,
    subject: 'provider',
    rows,
    note: 'The provider runs in a process of its own.',
  };
};

const watched = async (place: Place, signIns: number): Promise<Table> => {
  const provider = await openProvider(await place.database());
  const rows = await memory(provider, signIns);
  await provider.close();
  return { title: `The provider's memory over ${signIns} sign-ins`, subject: 'provider', rows };
};

/** A longer time is felt as a wait. */
const FELT_MS = 300;

const consoleViews = async (place: Place): Promise<Table> => ({
  title: `/operator on ${place.name} with 500 applications and a million people: the answer of each view`,
  subject: 'provider',
  rows: (await consoleTimes(place)).map(({ view, runs }) => {
    return boundedRow(view, 'ms', figureOf(runs), FELT_MS);
  }),
});

const on = async (place: Place | null, measure: (place: Place) => Promise<Table>): Promise<Table> => {
  if (place === null)
    return { title: 'The provider on PostgreSQL: NOT MEASURED, it is not installed', rows: [] };
  try {
    return await measure(place);
  } finally {
    await place.close();
  }
};

export const PROVIDER_SECTIONS = {
  stalls: ({ root }: { readonly root: string }) => stalls(root),
  'provider-sqlite': () => on(sqlitePlace(), load),
  'provider-postgres': async () => on(await postgresPlace(), load),
  'provider-memory': ({ signIns }: { readonly signIns: number }) =>
    on(quickPlace(), (place) => watched(place, signIns)),
  'million-sqlite': () => on(sqlitePlace(), visits),
  'million-postgres': async () => on(await postgresPlace(), visits),
  'operator-sqlite': () => on(sqlitePlace(), consoleViews),
  'operator-postgres': async () => on(await postgresPlace(), consoleViews),
};
