import type { WordVectors } from '../../../provider/interests/word-vectors.ts';
import { CATEGORIES } from '../../../showcase/jobs/interests/categories.ts';
import type { Scorer } from './quality.ts';

const textOf = (line: string) => line.split(' ').slice(2).join(' ').toLowerCase();
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** FNV-1a, then the finaliser of MurmurHash3. */
const hashOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** The sandbox's former scores: a hash of the person. */
export const byHash: Scorer = ({ who }) => CATEGORIES.map((name) => hashOf(`${who}\n${name}`));

const K1 = 1.2;
const B = 0.75;

/** BM25 of the category's words for the person's signals. The best signal counts. */
export const bySharedWords =
  (textOfCategory: (name: string) => string): Scorer =>
  ({ signals }) => {
    const texts = signals.map((line) => wordsOf(textOf(line)));
    const mean = texts.reduce((sum, words) => sum + words.length, 0) / texts.length;
    const weightOf = (word: string) => {
      const holding = texts.filter((words) => words.includes(word)).length;
      return Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5));
    };
    const scoreOf = (query: readonly string[], words: readonly string[]) =>
      query.reduce((sum, word) => {
        const count = words.filter((other) => other === word).length;
        const norm = count + K1 * (1 - B + (B * words.length) / mean);
        return sum + (weightOf(word) * count * (K1 + 1)) / norm;
      }, 0);
    return CATEGORIES.map((name) => {
      const query = wordsOf(textOfCategory(name));
      return Math.max(...texts.map((words) => scoreOf(query, words)));
    });
  };

const product = (a: Float64Array, b: Float64Array) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Compares the unweighted mean of a person's words with that of a category. */
export const byMeanVector = (
  { dimensions, indexOf, scales, values }: WordVectors,
  textOfCategory: (name: string) => string,
): Scorer => {
  const meanOf = (words: readonly string[]) => {
    const sum = new Float64Array(dimensions);
    for (const word of words.flatMap((each) => indexOf(each) ?? [])) {
      sum.forEach((value, at) => {
        sum[at] = value + (scales[word] ?? 0) * (values[word * dimensions + at] ?? 0);
      });
    }
    const length = Math.sqrt(product(sum, sum));
    return length === 0 ? sum : sum.map((value) => value / length);
  };
  const categories = CATEGORIES.map((name) => meanOf(wordsOf(textOfCategory(name))));
  return ({ signals }) => {
    const person = meanOf(signals.flatMap((line) => wordsOf(textOf(line))));
    return categories.map((category) => product(category, person));
  };
};
