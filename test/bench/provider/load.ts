import autocannon from 'autocannon';
import { figureOf, type Row } from '../report.ts';
import { addressOf, type Call, confirmOf, sendOf } from './calls.ts';

export interface Subject {
  readonly port: number;
  readonly key: string;
  /** Codes that were mailed since the last call, by address. Reading them takes none of the calls' time. */
  readonly codes: () => Promise<ReadonlyMap<string, string>>;
  readonly close: () => Promise<void>;
}

/** Parallel calls: more than the provider's number of connections to its database. */
export const CONCURRENCY = 16;
const LOOK_MS = 20;

interface Calls {
  readonly from?: number;
  readonly count: number;
  readonly connections?: number;
  readonly call: (index: number) => Call;
  readonly answered?: (index: number, answer: Record<string, unknown>) => void;
}

const makeCalls = async (
  { port }: Pick<Subject, 'port'>,
  { from = 0, count, connections = CONCURRENCY, call, answered = () => {} }: Calls,
) => {
  let next = from;
  let refused = '';
  let ended = 0;
  const indexes = new WeakMap<object, number>();
  const times: number[] = [];
  const begun = performance.now();
  const { errors } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    amount: count,
    sampleInt: LOOK_MS,
    setupClient: (client) => {
      client.on('response', (_status, _bytes, ms) => {
        times.push(ms);
        ended = performance.now();
      });
    },
    requests: [
      {
        setupRequest: (defaults, context) => {
          indexes.set(context, next);
          next += 1;
          return { ...defaults, ...call(next - 1) };
        },
        onResponse: (status, body, context) => {
          if (status === 200) answered(indexes.get(context) ?? Number.NaN, JSON.parse(body));
          else refused = `${status} ${body}`;
        },
      },
    ],
  });
  if (errors > 0 || refused !== '') throw new Error(`${errors} calls failed. ${refused}`);
  return { times, ms: ended - begun };
};

export const signIn = async (
  subject: Subject,
  people: { readonly from: number; readonly count: number; readonly connections?: number },
) => {
  const challenges = new Map<number, string>();
  const sent = await makeCalls(subject, {
    ...people,
    call: (index) => sendOf(subject.key, index),
    answered: (index, { challenge }) => void challenges.set(index, String(challenge)),
  });
  const codes = await subject.codes();
  const codeOf = (index: number) => codes.get(addressOf(index)) ?? '';
  const confirmed = await makeCalls(subject, {
    ...people,
    call: (index) => confirmOf(subject.key, index, challenges.get(index) ?? '', codeOf(index)),
  });
  return { ms: sent.ms + confirmed.ms, times: [...sent.times, ...confirmed.times] };
};

/** Rounds until V8 has compiled the hot functions. */
const WARM_ROUNDS = 8;
const ROUNDS = 15;

export const rateRow = async (name: string, rateOf: () => Promise<number>): Promise<Row> => {
  for (let round = 0; round < WARM_ROUNDS; round += 1) await rateOf();
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push(await rateOf());
  return { name, unit: '/s', widget: figureOf(rates) };
};
