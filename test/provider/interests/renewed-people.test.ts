import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { readingBy } from '../../../provider/assembly/reading-thread.ts';
import { EVERYTHING } from '../../../provider/facts/approvals.ts';
import type { Signal } from '../../../provider/facts/signal.ts';
import { TOPICS } from '../../../provider/facts/topics.ts';
import { createPreparedPeople } from '../../../provider/interests/prepared-people.ts';
import { createScorer } from '../../../provider/interests/scorer.ts';
import { isSensitiveThing } from '../../../provider/interests/withheld-items.ts';
import { HELD_OUT, signalsOf } from '../../bench/samples.ts';
import { follows } from './support/follows.ts';
import { model } from './support/model.ts';

const ITEMS = ['Robotics', 'Nursing', 'AI', 'Cancer', 'Sailing', 'Culinary'].map((text) => ({ text }));

const OWN = HELD_OUT.slice(0, 8)
  .flatMap(signalsOf)
  .filter(({ text, about = '' }) => !isSensitiveThing(text, about));
const [SENSITIVE, UNKNOWN] = [follows('Cancer support'), follows('Συνταγές μαγειρικής')];

/** One change after the other, from the same person. */
const CHANGES: readonly (readonly [name: string, signals: readonly Signal[]])[] = [
  ['new', OWN],
  ['a deleted signal', OWN.toSpliced(7, 1)],
  ['an added signal at the beginning', [follows('Sailing boats'), ...OWN]],
  ['a sensitive signal and an unknown one', [...OWN, SENSITIVE, UNKNOWN]],
  ['the same without them', OWN],
  ['another description', OWN.map((each, at) => (at === 3 ? { ...each, about: 'Sailing' } : each))],
  ['another weight', OWN.map((each, at) => (at === 3 ? { ...each, weight: 0.2 } : each))],
  ['another kind', OWN.map((each, at) => (at === 3 ? { ...each, kind: 'views' } : each))],
  ['another order', OWN.toReversed()],
  ['a signal twice', [...OWN, ...OWN.slice(0, 2)]],
  ['half of the signals', OWN.slice(OWN.length / 2)],
  ['an unknown signal only', [UNKNOWN]],
  ['all again', OWN],
];

it('a person whose signals change has the answers of a person who was not in memory, to the byte', async () => {
  const warm = createScorer(createPreparedPeople(() => model));
  for (const [name, signals] of CHANGES) {
    const cold = createScorer(createPreparedPeople(() => model));
    const [kept, read] = [
      await warm(signals, ITEMS, EVERYTHING, 'person'),
      await cold(signals, ITEMS, EVERYTHING),
    ];
    expect(JSON.stringify(kept), name).toBe(JSON.stringify(read));
  }
});

it('a person whose signals change is read in the changed signals only', async () => {
  const read = vi.fn(model.read);
  const { of } = createPreparedPeople(() => ({ ...model, read }));
  const readFor = async (signals: readonly Signal[]) => {
    read.mockClear();
    await of(signals, 'person');
    return read.mock.calls.flatMap(([signals]) => signals.map(({ text }) => text));
  };
  await of(OWN, 'person');
  expect(await readFor(OWN.slice(1))).toEqual([]);
  expect(await readFor([...OWN.slice(1), follows('Sailing boats')])).toEqual(['Sailing boats']);
  expect(await readFor([...OWN.slice(2), follows('Sailing')])).toEqual(['Sailing']);
  // The first signal was deleted, so it is not known any more.
  expect(await readFor(OWN)).toEqual(OWN.slice(0, 2).map(({ text }) => text));
});

it('a person whose signals change is scored at the change only by what was asked before: single items, and then the twenty topics', async () => {
  const score = vi.fn(model.score);
  const people = createPreparedPeople(() => ({ ...model, score }));
  const renewedAfter = async (signals: readonly Signal[]) => {
    score.mockClear();
    await people.renew(signals, 'person');
    return score.mock.calls.flatMap(([items]) => items.map(({ text }) => text));
  };
  const { score: scoreItems } = await people.of(OWN, 'person');
  await scoreItems(ITEMS.slice(0, 2));
  expect(await renewedAfter(OWN.slice(1))).toEqual(['Robotics', 'Nursing']);
  await (await people.of(OWN.slice(1), 'person')).twenty();
  expect(await renewedAfter(OWN.slice(2))).toEqual(['Robotics', 'Nursing', ...TOPICS]);
  expect(await renewedAfter(OWN.slice(2))).toEqual([]);
});

it('a person whose signals change shares nothing that was read with another person', async () => {
  const read = vi.fn(model.read);
  const { of } = createPreparedPeople(() => ({ ...model, read }));
  await of(OWN, 'one');
  await of(OWN, 'other');
  expect(read.mock.calls.flat(2)).toHaveLength(OWN.length * 2);
});

it('a person whose signals change is read completely after an error', async () => {
  const read = vi.fn(model.read);
  const { of } = createPreparedPeople(() => ({ ...model, read }));
  await of(OWN, 'person');
  read.mockImplementationOnce(() => {
    throw new Error('no memory');
  });
  const more = [...OWN, follows('Sailing'), follows('Robotics')];
  const [failed, second] = await Promise.allSettled([of(more, 'person'), of(OWN, 'person')]);
  expect([failed.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect((await of(more, 'person')).signals).toHaveLength(more.length);
});

it('a person stays in the memory of the thread after another one was forgotten, until forgotten too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // It keeps people by the clock that it finds when it is loaded.
  const tasks = await import('../../../provider/assembly/reading-worker.ts');
  const { people } = readingBy(async (name, task) => Reflect.apply(tasks[name], null, [task]), vi.fn());
  const who = { signals: OWN.slice(0, 3), personId: 'person', isPresent: false };
  /** An answer from memory is the same object. */
  const answer = async () => (await tasks.score({ who, items: ITEMS.slice(0, 1) }))[0];
  people.forget('another');
  vi.advanceTimersByTime(61_000);
  const { score } = await people.of(who.signals, 'person');
  expect(await answer()).toBe(await answer());
  people.forget('person');
  await score(ITEMS);
  expect(await answer()).not.toBe(await answer());
  vi.useRealTimers();
});

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
/** A reference is cleared after the present task at the earliest. */
const isGone = async (ref: WeakRef<object>) => {
  await new Promise((done) => setImmediate(done));
  collect();
  return ref.deref() === undefined;
};
const preparedRef = async ({ of }: ReturnType<typeof createPreparedPeople>, id: string) =>
  new WeakRef(await of(OWN.slice(0, 3), id));
const signalRef = async ({ of }: ReturnType<typeof createPreparedPeople>, place: number) =>
  new WeakRef(
    (
      await of(
        OWN.slice(0, 3).map((each) => ({ ...each })),
        'person',
      )
    ).signals[place] ?? {},
  );

it('what a person leaves in memory is nothing once the person is deleted', async () => {
  const people = createPreparedPeople(() => model);
  const [one, other] = [await preparedRef(people, 'one'), await preparedRef(people, 'other')];
  people.forget('one');
  expect([await isGone(one), await isGone(other)]).toEqual([true, false]);
  expect([people.has('one'), people.has('other')]).toEqual([false, true]);
});

it('what a person leaves in memory is nothing of a deleted signal', async () => {
  const people = createPreparedPeople(() => model);
  const [first, second] = [await signalRef(people, 0), await signalRef(people, 1)];
  await people.of(OWN.slice(1, 3), 'person');
  expect([await isGone(first), await isGone(second)]).toEqual([true, false]);
});
