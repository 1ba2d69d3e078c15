import { describe, expect, it } from 'vitest';
import { productsOf, rowsFor } from '../../../provider/interests/rows.ts';

const rowsOf = (...vectors: readonly (readonly number[])[]) => {
  const rows = rowsFor(vectors.length, 3);
  rows.values.set(vectors.flat());
  return rows;
};

describe('products of rows', () => {
  it('are those of every row with every other, also for an odd count', () => {
    const of = productsOf(rowsOf([1, 2, 3], [4, 5, 6], [7, 8, 9]), rowsOf([1, 0, -1]));
    expect([of(0, 0), of(1, 0), of(2, 0)]).toEqual([-2, -2, -2]);
    const even = productsOf(rowsOf([1, 2, 3]), rowsOf([1, 1, 1], [0, 0, 2]));
    expect([even(0, 0), even(0, 1)]).toEqual([6, 6]);
  });
});
