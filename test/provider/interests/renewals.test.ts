import { expect, it, vi } from 'vitest';
import { createInfer } from '../../../provider/api/inference.ts';
import { createPreparing } from '../../../provider/api/preparing.ts';
import { openingOf } from '../../../provider/facts/approvals.ts';
import { createPreparedPeople } from '../../../provider/interests/prepared-people.ts';
import { createScorer } from '../../../provider/interests/scorer.ts';
import type { Signal } from '../../../provider/signal.ts';
import { soon } from '../../support/until.ts';
import { countingModel } from './support/counting-model.ts';
import { follows as signal } from './support/follows.ts';

const OWN = [signal('Bees'), signal('Honey')];
const AI = { text: 'AI' };

/** A provider's memory over signals that the test reads and deletes. */
const start = () => {
  const people = createPreparedPeople(countingModel);
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
  return { people, of, infer, remove };
};

/** Makes the next reading of signals wait; returns the function that ends it. */
const holdReading = (of: ReturnType<typeof start>['of']) => {
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

it('memory forgets the person if the present signals cannot be read', async () => {
  const { people, of, remove } = start();
  await people.of(OWN, 'person');
  of.mockRejectedValueOnce(new Error('The database is closed'));
  remove(OWN.slice(1));
  await soon(() => expect(people.has('person')).toBe(false));
});
