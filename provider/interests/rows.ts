/** Vectors of the same length, one after the other in one array. */
export interface Rows {
  readonly count: number;
  readonly dimensions: number;
  /** Padded with rows of zeros to a multiple of four, because products are computed in blocks. */
  readonly values: Float64Array;
}

const BLOCK = 4;

const padded = (count: number) => Math.ceil(count / BLOCK) * BLOCK;

export const rowsFor = (count: number, dimensions: number): Rows => ({
  count,
  dimensions,
  values: new Float64Array(padded(count) * dimensions),
});

/** The dot product of row `a` of the first rows and row `b` of the second. */
export type Products = (a: number, b: number) => number;

/**
 * Computes the products of four rows and two at once: every loaded number serves several products, and eight sums are
 * independent. Blocks of two and two take 1.4 times as long.
 */
export const productsOf = (first: Rows, second: Rows): Products => {
  const { dimensions, values: left } = first;
  const { values: right } = second;
  const width = padded(second.count);
  const products = new Float64Array(padded(first.count) * width);
  for (let a = 0; a < first.count; a += BLOCK) {
    for (let b = 0; b < second.count; b += 2) {
      const row1 = a * dimensions;
      const row2 = row1 + dimensions;
      const row3 = row2 + dimensions;
      const row4 = row3 + dimensions;
      const near = b * dimensions;
      const far = near + dimensions;
      let near1 = 0;
      let near2 = 0;
      let near3 = 0;
      let near4 = 0;
      let far1 = 0;
      let far2 = 0;
      let far3 = 0;
      let far4 = 0;
      for (let at = 0; at < dimensions; at += 1) {
        const close = right[near + at] ?? 0;
        const distant = right[far + at] ?? 0;
        const value1 = left[row1 + at] ?? 0;
        near1 += value1 * close;
        far1 += value1 * distant;
        const value2 = left[row2 + at] ?? 0;
        near2 += value2 * close;
        far2 += value2 * distant;
        const value3 = left[row3 + at] ?? 0;
        near3 += value3 * close;
        far3 += value3 * distant;
        const value4 = left[row4 + at] ?? 0;
        near4 += value4 * close;
        far4 += value4 * distant;
      }
      const place = a * width + b;
      products[place] = near1;
      products[place + 1] = far1;
      products[place + width] = near2;
      products[place + width + 1] = far2;
      products[place + 2 * width] = near3;
      products[place + 2 * width + 1] = far3;
      products[place + 3 * width] = near4;
      products[place + 3 * width + 1] = far4;
    }
  }
  return (a, b) => products[a * width + b] ?? 0;
};
