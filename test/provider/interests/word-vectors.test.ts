import { expect, it } from 'vitest';
import { readWordVectors, VectorFileError } from '../../../provider/interests/word-vectors.ts';
import { packVectors } from '../../../scripts/pack-vectors.ts';

const WORDS = ['the', 'river', 'lake', 'court', 'judge', 'jury'];
const ROWS = [
  [9, 9, 9, 9, 9, 9, 9, 9],
  [9, 8, 1, 1, 0, 2, 0, 1],
  [9, 8, 1, 2, 0, 2, 0, 1],
  [9, 0, 7, 1, 6, 0, 3, 1],
  [9, 0, 7, 2, 6, 0, 3, 1],
  [9, 1, 2, 7, 6, 5, 3, 9],
];
const packed = () => packVectors(WORDS, ROWS);

it('a file of word vectors finds its packed words, most frequent first', () => {
  const { dimensions, indexOf } = readWordVectors(packed());
  expect([dimensions, ...WORDS.map(indexOf), indexOf('sea')]).toEqual([8, 0, 1, 2, 3, 4, 5, undefined]);
});

it('a file of word vectors contains no component that all words share', () => {
  const { dimensions, values, scales } = readWordVectors(packed());
  const first = WORDS.map((_, index) => Math.abs((values[index * dimensions] ?? 0) * (scales[index] ?? 0)));
  expect(Math.max(...first.slice(1))).toBeLessThan(2);
});

it('a file of word vectors is refused if it is another kind of file, or incomplete', () => {
  for (const bytes of [new Uint8Array(), new Uint8Array(64), packed().slice(0, -1), packed().slice(0, 12)]) {
    expect(() => readWordVectors(bytes)).toThrow(VectorFileError);
  }
});
