import { describe, expect, it } from 'vitest';
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

describe('file of word vectors', () => {
  it('finds its packed words, most frequent first', () => {
    const { dimensions, indexOf } = readWordVectors(packed());
    expect([dimensions, ...WORDS.map(indexOf), indexOf('sea')]).toEqual([8, 0, 1, 2, 3, 4, 5, undefined]);
  });

  it('weighs a frequent word less than a rare one', () => {
    const { weights } = readWordVectors(packed());
    expect([...weights]).toEqual([...weights].sort((a, b) => a - b));
  });

  it('contains no component that all words share', () => {
    const { dimensions, values, scales } = readWordVectors(packed());
    const first = WORDS.map((_, index) => Math.abs((values[index * dimensions] ?? 0) * (scales[index] ?? 0)));
    expect(Math.max(...first.slice(1))).toBeLessThan(2);
  });

  it('is readable at any byte offset', () => {
    const moved = new Uint8Array(packed().length + 1);
    moved.set(packed(), 1);
    expect(readWordVectors(moved.subarray(1)).values).toEqual(readWordVectors(packed()).values);
  });

  it('is refused if it is another kind of file, or incomplete', () => {
    for (const bytes of [
      new Uint8Array(),
      new Uint8Array(64),
      packed().slice(0, -1),
      packed().slice(0, 12),
    ]) {
      expect(() => readWordVectors(bytes)).toThrow(VectorFileError);
    }
  });
});
