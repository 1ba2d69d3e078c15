import { expect, it, vi } from 'vitest';
import { createInfer } from '../../../provider/api/inference.ts';
import { createPreparing } from '../../../provider/api/preparing.ts';
import { openingOf } from '../../../provider/facts/approvals.ts';
import { createPreparedPeople } from '../../../provider/interests/prepared-people.ts';
import { createScorer } from '../../../provider/interests/scorer.ts';
import type { Signal } from '../../../provider/signal.ts';
import { soon } from '../../support/until.ts';
import { countingModel } from './support/counting-model.ts';

const signal = (text: string): Signal => ({
  platform: 'youtube',
  kind: 'follows',
  text,
  weight: 1,
  at: null,
});
const OWN = [signal('Bees'), signal('Honey')];
const AI = { text: 'AI' };

/** A provider's memory over signals that the test reads and deletes. */
const start = () => {
  const model = countingModel();
  const people = createPreparedPeople(() => model);
  const stored = { own: OWN as readonly Signal[] };
  const of = vi.fn(async (): Promise<readonly Signal[]> => stored.own);
  const preparing = createPreparing({ people, signals: { of }, hasHostScorer: false });
  const infer = createInfer({
    platforms: { readingsOf: async () => [] },
    signals: { of },
    score: createScorer(people),
    changes: preparing.changes,
  });
  const remove = (own: readonly Signal[]) => {
    stored.own = own;
    preparing.renew('person');
  };
  return { model, people, of, preparing, infer, remove };
};

/** Makes the next reading of signals wait; returns the function that ends it. */
const holdReading = (of: ReturnType<typeof start>['of']) => {
  let end: (own: readonly Signal[]) => void = () => {};
  of.mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  return (own: readonly Signal[]) => end(own);
};

/** Runs the event loop until everything that a write began is over. */
const settle = async () => {
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
};

it.each([
  ['a deleted person', [] as readonly Signal[]],
  ['a deleted signal', OWN.slice(1)],
])('keeps nothing of %s for a call that read the signals before', async (_, rest) => {
  const { people, of, infer, remove } = start();
  const endReading = holdReading(of);
  const answer = infer('person', [AI], openingOf(['large']));
  await soon(() => expect(of).toHaveBeenCalled());
  remove(rest);
  endReading(OWN);
  expect((await answer).output.output).toEqual([[[0.1]]]);
  await settle();
  expect(people.has('person')).toBe(false);
});

it('forgets the person if the present signals cannot be read', async () => {
  const { people, of, remove } = start();
  await people.of(OWN, 'person');
  of.mockRejectedValueOnce(new Error('The database is closed'));
  remove(OWN.slice(1));
  await soon(() => expect(people.has('person')).toBe(false));
});

it('shares one renewal among the writes before it, and one more among those during it', async () => {
  const { model, people, of, preparing, remove } = start();
  await (await people.of(OWN, 'person')).score([AI]);
  model.score.mockClear();
  const endReading = holdReading(of);
  for (let count = 0; count < 500; count += 1) preparing.renew('person');
  await soon(() => expect(of).toHaveBeenCalled());
  for (let count = 0; count < 500; count += 1) remove(OWN.slice(1));
  await settle();
  expect(of).toHaveBeenCalledTimes(1);
  endReading(OWN);
  await settle();
  expect(of).toHaveBeenCalledTimes(2);
  // The first renewal read signals that were deleted meanwhile, so it scores none.
  expect(model.score.mock.calls.map(([items]) => items)).toEqual([[{ ...AI, category: 'AI' }]]);
  expect((await people.of(OWN.slice(1), 'person')).signals).toEqual(OWN.slice(1));
  expect(model.combine).toHaveBeenCalledTimes(2);
  remove([]);
  await settle();
  expect(people.has('person')).toBe(false);
});
