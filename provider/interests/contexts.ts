import { textOf } from './data.ts';
import { once } from './remember.ts';
import { productsOf } from './rows.ts';
import { builtInSentences } from './sentences.ts';

/** Minimum similarity to a thing, and minimum lead over people. */
const [LEAST, LEAD] = [0.4, 0.1];

const examples = once(() =>
  textOf('contexts.txt')
    .split('= people\n')
    .map((part) => builtInSentences().rowsOfTexts(part.trim().split('\n'))),
);

/** Whether a text is nearer to things, works, sciences and trades than to people's lives, beliefs and groups. */
export const isAboutThings = (text: string): boolean => {
  const row = builtInSentences().rowsOfTexts([text]);
  const [things = 0, people = 0] = examples().map((rows) => {
    const product = productsOf(row, rows);
    return Math.max(...Array.from({ length: rows.count }, (_, example) => product(0, example)));
  });
  return things > Math.max(LEAST, people + LEAD);
};
