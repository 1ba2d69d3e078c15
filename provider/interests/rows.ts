/** Vectors of the same length, one after the other in one array. */
export interface Rows {
  readonly count: number;
  readonly dimensions: number;
  /** An odd count has an additional row of zeros, because products are computed in pairs. */
  readonly values: Float64Array;
}

const even = (count: number) => count + (count % 2);

/** Returns this number of rows of zeros. */
export const rowsFor = (count: number, dimensions: number): Rows => ({
  count,
  dimensions,
  values: new Float64Array(even(count) * dimensions),
});

/** Joins the blocks in order. */
export const joinedRows = (blocks: readonly Rows[], dimensions: number): Rows => {
  const joined = rowsFor(
    blocks.reduce((sum, { count }) => sum + count, 0),
    dimensions,
  );
  let to = 0;
  for (const { count, values } of blocks) {
    joined.values.set(values.subarray(0, count * dimensions), to);
    to += count * dimensions;
  }
  return joined;
};

/** The dot product of row `a` of the first rows and row `b` of the second. */
export type Products = (a: number, b: number) => number;

/**
 * Computes the products of two rows each at once: every loaded number serves two products, and four sums are
 * independent. Single products would take twice the time.
 */
export const productsOf = (first: Rows, second: Rows): Products => {
  const { dimensions, values: left } = first;
  const { values: right } = second;
  const width = even(second.count);
  const products = new Float64Array(even(first.count) * width);
  for (let a = 0; a < first.count; a += 2) {
    for (let b = 0; b < second.count; b += 2) {
      const upper = a * dimensions;
      const lower = upper + dimensions;
      const near = b * dimensions;
      const far = near + dimensions;
      let upperNear = 0;
      let upperFar = 0;
      let lowerNear = 0;
      let lowerFar = 0;
      for (let at = 0; at < dimensions; at += 1) {
        const high = left[upper + at] ?? 0;
        const low = left[lower + at] ?? 0;
        const close = right[near + at] ?? 0;
        const distant = right[far + at] ?? 0;
        upperNear += high * close;
        upperFar += high * distant;
        lowerNear += low * close;
        lowerFar += low * distant;
      }
      const place = a * width + b;
      products[place] = upperNear;
      products[place + 1] = upperFar;
      products[place + width] = lowerNear;
      products[place + width + 1] = lowerFar;
    }
  }
  return (a, b) => products[a * width + b] ?? 0;
};
