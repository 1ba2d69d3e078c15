import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createInfer } from '../../../provider/api/inference.ts';
import { createPreparing } from '../../../provider/api/preparing.ts';
import { openingOf } from '../../../provider/facts/approvals.ts';
import type { Signal } from '../../../provider/facts/signal.ts';
import type { Item, Model } from '../../../provider/interests/model.ts';
import { createPreparedPeople, FINE_ITEMS } from '../../../provider/interests/prepared-people.ts';
import { createScorer } from '../../../provider/interests/scorer.ts';
import { withheldAmong } from '../../../provider/interests/withheld-items.ts';
import { soon } from '../../support/until.ts';
import { follows as signal } from './support/follows.ts';

const NO_ROWS = { count: 0, dimensions: 1, values: new Float64Array() };

/** A model that counts how often it reads signals and scores items. */
const countingModel = () => {
  const read = vi.fn<Model['read']>((signals) =>
    signals.map((each) => {
      return { signal: each, sentence: { words: [1], own: 1, share: 1 }, votes: [], everyday: 0 };
    }),
  );
  const combine = vi.fn<Model['combine']>((signals) => {
    return { signals, rows: NO_ROWS, count: signals.length, evidence: [] };
  });
  const interestsOf = (signals: readonly Signal[]) => combine(read(signals));
  const score = vi.fn<Model['score']>((items) => items.map(() => ({ score: 0.1, reasons: [] })));
  return { read, combine, interestsOf, score, topicsOf: () => [] };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

it('a prepared person is read once, however often the same signals are asked about', async () => {
  const model = countingModel();
  const prepared = createPreparedPeople(() => model).of;
  const [first, second] = await Promise.all([prepared([signal('Bees')]), prepared([signal('Bees')])]);
  expect(second).toBe(first);
  expect(await prepared([signal('Bees')])).toBe(first);
  expect(model.read).toHaveBeenCalledTimes(1);
  expect(await first.fine()).toHaveLength(FINE_ITEMS.length);
  await first.fine();
  await first.twenty();
  expect(model.score).toHaveBeenCalledTimes(2);
});

it('a prepared person is asked about each item once, and its answers keep their order', async () => {
  const model = countingModel();
  model.score.mockImplementation((items) =>
    items.map(({ text, category = '' }) => ({ score: text.length + category.length / 100, reasons: [] })),
  );
  const { score } = await createPreparedPeople(() => model).of([signal('Bees')]);
  const scores = async (...items: readonly Item[]) => (await score(items)).map((each) => each.score);
  const [bees, honey, cloud, sky] = [
    { text: 'Bees' },
    { text: 'Honey' },
    { text: 'Cloud', category: 'Computing' },
    { text: 'Cloud', category: 'Weather' },
  ] as const;
  expect(await scores(bees, cloud)).toEqual([4, 5.09]);
  expect(await scores(sky, bees, honey, honey, cloud)).toEqual([5.07, 4, 5, 5, 5.09]);
  expect(model.score.mock.calls.flatMap(([items]) => items)).toEqual([bees, cloud, sky, honey, honey]);
  expect(await scores(cloud, sky, honey, bees)).toEqual([5.09, 5.07, 5, 4]);
  expect(model.score.mock.calls.flatMap(([items]) => items)).toHaveLength(5);
  // The answer has all items, even if they are more than are kept.
  const many = Array.from({ length: 300 }, (_, at) => ({ text: 'x'.repeat(at) }));
  expect(await scores(...many, bees)).toEqual([...many.keys(), 4]);
  expect(await scores(...many)).toEqual([...many.keys()]);
});

it('a prepared person is kept for a minute after the last question', async () => {
  const model = countingModel();
  const prepared = createPreparedPeople(() => model).of;
  await prepared([signal('Bees')]);
  vi.advanceTimersByTime(59_000);
  await prepared([signal('Bees')]);
  vi.advanceTimersByTime(59_000);
  await prepared([signal('Bees')]);
  expect(model.read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  await prepared([signal('Bees')]);
  expect(model.read).toHaveBeenCalledTimes(2);
});

it('a prepared person is kept no longer because of a renewal', async () => {
  const people = createPreparedPeople(countingModel);
  await people.of([signal('Bees'), signal('Honey'), signal('Wax')], 'person');
  vi.advanceTimersByTime(40_000);
  await people.renew([signal('Bees'), signal('Honey')], 'person');
  vi.advanceTimersByTime(15_000);
  await people.renew([signal('Bees')], 'person');
  expect(people.has('person')).toBe(true);
  vi.advanceTimersByTime(6_000);
  expect(people.has('person')).toBe(false);
  await people.renew([signal('Bees')], 'person');
  expect(people.has('person')).toBe(false);
});

it('a prepared person makes room for the next: not more than 10,000 signals are kept', async () => {
  const model = countingModel();
  const prepared = createPreparedPeople(() => model).of;
  const person = (name: number) => Array.from({ length: 2_000 }, (_, at) => signal(`${name} ${at}`));
  const first = await prepared(person(0));
  for (const name of [1, 2, 3, 4]) await prepared(person(name));
  expect(await prepared(person(0))).toBe(first);
  await prepared(person(5));
  expect(await prepared(person(1))).not.toBe(undefined);
  expect(model.read.mock.calls.filter(([signals]) => signals[0]?.text === '1 0')).toHaveLength(2);
});

it('a prepared person holds no string of a sensitive signal', async () => {
  const { of } = createPreparedPeople(countingModel);
  const sensitive: Signal = { ...signal('Cancer support'), about: 'Lower marrow', at: 1_234 };
  const held = inspect(await of([sensitive, signal('Bees')], 'person'), {
    depth: Number.POSITIVE_INFINITY,
    maxArrayLength: null,
    maxStringLength: null,
    showHidden: true,
  });
  expect(held).toContain('Bees');
  expect(['Cancer', 'support', 'marrow', '1234'].filter((each) => held.includes(each))).toEqual([]);
});

const OWN = [signal('Bees'), signal('Honey')];
const AI = { text: 'AI' };

/** A provider's memory over signals that the test reads and deletes. */
const startMemory = () => {
  const people = createPreparedPeople(countingModel);
  const stored = { own: OWN as readonly Signal[] };
  const of = vi.fn(async (): Promise<readonly Signal[]> => stored.own);
  const preparing = createPreparing({ people, signals: { of }, hasHostScorer: false });
  const infer = createInfer({
    platforms: { readingsOf: async () => [] },
    signals: { of },
    score: createScorer(people),
    withheldAmong,
    changes: preparing.changes,
  });
  const remove = (own: readonly Signal[]) => {
    stored.own = own;
    preparing.renew('person');
  };
  return { people, of, infer, remove };
};

/** Makes the next reading of signals wait; returns the function that ends it. */
const holdReading = (of: ReturnType<typeof startMemory>['of']) => {
  const held = { end: (_own: readonly Signal[]) => {} };
  of.mockImplementationOnce(() => new Promise((resolve) => Object.assign(held, { end: resolve })));
  return (own: readonly Signal[]) => held.end(own);
};

/** Runs the event loop until everything that a write began is over. */
const settle = async () => {
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
};

it.each([
  ['a deleted person', [] as readonly Signal[]],
  ['a deleted signal', OWN.slice(1)],
])('memory keeps nothing of %s for a call that read the signals before', async (_, rest) => {
  const { people, of, infer, remove } = startMemory();
  const endReading = holdReading(of);
  const answer = infer('person', [AI], openingOf(['large']));
  await soon(() => expect(of).toHaveBeenCalled());
  remove(rest);
  endReading(OWN);
  expect((await answer).output.output).toEqual([[[0.1]]]);
  await settle();
  expect(people.has('person')).toBe(false);
});

it('memory forgets the person if the present signals cannot be read', async () => {
  const { people, of, remove } = startMemory();
  await people.of(OWN, 'person');
  of.mockRejectedValueOnce(new Error('The database is closed'));
  remove(OWN.slice(1));
  await soon(() => expect(people.has('person')).toBe(false));
});
