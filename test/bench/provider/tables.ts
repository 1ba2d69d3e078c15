import { atLeast, atMost, figureOf, type Row, type Table, type Unit } from '../report.ts';
import { openApart } from './apart.ts';
import type { Subject } from './calls.ts';
import { callTimes } from './latency.ts';
import { memoryOver } from './memory.ts';
import { timesBesideMillion } from './million.ts';
import { openIdRates } from './openid.ts';
import { consoleTimes } from './operator.ts';
import { type Place, postgresPlace, quickPlace, sqlitePlace } from './places.ts';
import { openProvider } from './provider-subject.ts';
import { signIn } from './sign-ins.ts';

const ROUNDS = 9;
const PER_ROUND = 200;
/** Rounds until V8 has compiled the hot functions. */
const WARM_ROUNDS = 8;
/** Together more than 10,000 counted calls. */
const LATENCY_ROUNDS = 15;
const LATENCY_SIGN_INS = 400;

/**
 * Number of people so far. Each sign-in has a new person, because an address may get only five codes in ten minutes.
 */
let people = 0;
const nextPeople = (count: number) => {
  people += count;
  return people - count;
};

const figure = (value: number) => figureOf([value]);

const rateOf = async (subject: Subject) =>
  (PER_ROUND / (await signIn(subject, nextPeople(PER_ROUND), PER_ROUND))) * 1000;

const throughput = async (provider: Subject, bare: Subject): Promise<readonly Row[]> => {
  for (let count = 0; count < WARM_ROUNDS; count += 1) {
    await rateOf(bare);
    await rateOf(provider);
  }
  const rounds: { bare: number; provider: number }[] = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    // Each round gives one ratio. The two subjects take turns at starting, so that other load affects both.
    const isBareFirst = count % 2 === 0;
    const first = await rateOf(isBareFirst ? bare : provider);
    const second = await rateOf(isBareFirst ? provider : bare);
    rounds.push(isBareFirst ? { bare: first, provider: second } : { bare: second, provider: first });
  }
  const shares = figureOf(rounds.map((round) => round.provider / round.bare));
  return [
    {
      name: 'sign-ins',
      unit: '/s',
      widget: figureOf(rounds.map((round) => round.provider)),
      plain: figureOf(rounds.map((round) => round.bare)),
    },
    {
      name: 'sign-ins, against the bare handler, round by round',
      unit: '×',
      widget: shares,
      reach: atLeast(shares.median, 0.5, '0.5 ×'),
    },
  ];
};

type Times = Awaited<ReturnType<typeof callTimes>>;

const latency = async (provider: Subject, bare: Subject, perSecond: number): Promise<readonly Row[]> => {
  const timesOf = (subject: Subject) =>
    callTimes(subject, nextPeople(2 * LATENCY_SIGN_INS), LATENCY_SIGN_INS, perSecond);
  const rounds: { readonly own: Times; readonly beside: Times }[] = [];
  for (let count = 0; count < LATENCY_ROUNDS; count += 1) {
    rounds.push({ own: await timesOf(provider), beside: await timesOf(bare) });
  }
  const row = (name: string, unit: Unit, of: (times: Times) => number): Row => ({
    name,
    unit,
    widget: figureOf(rounds.map(({ own }) => of(own))),
    plain: figureOf(rounds.map(({ beside }) => of(beside))),
  });
  const spread = row('p99 against p50, round by round', '×', ({ p50, p99 }) => p99 / p50);
  return [
    row('a call at half of the highest load, p50', 'ms', ({ p50 }) => p50),
    row('a call at half of the highest load, p99', 'ms', ({ p99 }) => p99),
    { ...spread, reach: atMost(spread.widget.median, 3, '3 ×') },
    row('the caller sends late by, p99', 'ms', ({ late }) => late),
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
  const bare = await openApart('bare', await place.database());
  const provider = await openApart('provider', await place.database());
  const rates = await throughput(provider, bare);
  const times = await latency(provider, bare, (rates[0]?.widget.median ?? 1) / 2);
  await provider.close();
  await bare.close();
  return {
    title: `The provider on ${place.name}: ${PER_ROUND} sign-ins a round, 16 at a time`,
    subject: 'provider',
    beside: 'bare handler',
    rows: [...rates, ...times],
    note: 'The bare handler makes the same durable writes and nothing else. Each runs in a process of its own; the caller in a third offers half of the provider’s highest load to both, at equal distances, and does not wait for answers.',
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
    const own = figureOf(runs);
    return { name: view, unit: 'ms', widget: own, reach: atMost(own.median, FELT_MS, `${FELT_MS} ms`) };
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

/** Cost of a sign-in on both databases, and with a million people. */
export const PROVIDER_SECTIONS = {
  'provider-sqlite': () => on(sqlitePlace(), load),
  'provider-postgres': async () => on(await postgresPlace(), load),
  'openid-sqlite': () => on(sqlitePlace(), openIdRates),
  'openid-postgres': async () => on(await postgresPlace(), openIdRates),
  'provider-memory': ({ signIns }: { readonly signIns: number }) =>
    on(quickPlace(), (place) => watched(place, signIns)),
  'million-sqlite': () => on(sqlitePlace(), visits),
  'million-postgres': async () => on(await postgresPlace(), visits),
  'operator-sqlite': () => on(sqlitePlace(), consoleViews),
  'operator-postgres': async () => on(await postgresPlace(), consoleViews),
};
