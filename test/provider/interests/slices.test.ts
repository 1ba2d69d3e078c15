import { expect, it } from 'vitest';
import { EVERYTHING } from '../../../provider/facts/approvals.ts';
import type { Signal } from '../../../provider/facts/signal.ts';
import { createPreparedPeople } from '../../../provider/interests/prepared-people.ts';
import { createScorer } from '../../../provider/interests/scorer.ts';
import { isSensitive } from '../../../provider/interests/withheld.ts';
import { HELD_OUT, signalsOf } from '../../bench/samples.ts';
import { model } from './support/model.ts';

/** Number of rounds of the event loop during the work: in each of them another call can be answered. */
const roundsDuring = async (work: () => Promise<unknown>) => {
  let [rounds, isOver] = [0, false];
  const count = () => {
    rounds += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return rounds;
};

const people = HELD_OUT.flatMap(signalsOf).filter(({ text }) => !isSensitive(text));
const signals: readonly Signal[] = Array.from(
  { length: 2_000 },
  (_, at): Signal => ({
    platform: 'youtube',
    kind: 'follows',
    text: `${people[at % people.length]?.text ?? ''} ${people[(at * 7 + 1) % people.length]?.text ?? ''} ${at}`,
    weight: (at % 10) / 10,
    at: null,
  }),
).filter(({ text }) => !isSensitive(text));
const items = Array.from({ length: 500 }, (_, at) => ({
  text: `${people[(at * 3) % people.length]?.text ?? ''}`,
}));

it('a long question of call 5 lets other calls run all the time, and has the same answer as in one piece', async () => {
  const whole = model.score(items, model.interestsOf(signals));
  const answers: unknown[] = [];
  const rounds = await roundsDuring(async () => {
    answers.push(await createScorer(createPreparedPeople(() => model))(signals, items, EVERYTHING));
  });
  // 20 slices of signals, and 26 of the 520 items.
  expect(rounds).toBeGreaterThanOrEqual(40);
  expect(answers).toEqual([
    expect.objectContaining({
      output: { output: whole.map(({ score }) => [[score]]) },
      reasons: whole.map(({ score, reasons }) => (score > 0 ? reasons : [])),
    }),
  ]);
});
