import { FORMAT, HEADER_BYTES, weightOf } from '../provider/interests/word-vectors.ts';

/** Number of removed directions. All words share them, which makes unrelated texts similar. */
const COMMON_DIRECTIONS = 3;
const ROUNDS = 60;

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

const unit = (vector: Float64Array) => {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
};

const subtract = (vector: Float64Array, other: Float64Array, times: number) =>
  vector.forEach((_, at) => {
    vector[at] = (vector[at] ?? 0) - times * (other[at] ?? 0);
  });

/** Returns the direction in which the weighted vectors are longest, by power iteration. */
const commonDirection = (vectors: readonly Float64Array[]): Float64Array => {
  const size = vectors[0]?.length ?? 0;
  let direction = unit(Float64Array.from({ length: size }, (_, at) => 1 + at / size));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(size);
    vectors.forEach((vector, index) => {
      subtract(next, vector, -dot(vector, direction) * weightOf(index));
    });
    direction = unit(next);
  }
  return direction;
};

/**
 * Removes the mean and the common directions from the vectors. A sentence's vector is a weighted sum of word vectors,
 * so this equals removing them from every sentence.
 */
const withoutCommon = (vectors: readonly Float64Array[]): void => {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  const total = vectors.reduce((sum, _, index) => sum + weightOf(index), 0);
  vectors.forEach((vector, index) => {
    subtract(mean, vector, -weightOf(index) / total);
  });
  for (const vector of vectors) subtract(vector, mean, 1);
  for (let found = 0; found < COMMON_DIRECTIONS; found += 1) {
    const direction = commonDirection(vectors);
    for (const vector of vectors) subtract(vector, direction, dot(vector, direction));
  }
};

/** Returns the file that `readWordVectors` reads. `words` begins with the most frequent one. */
export const packVectors = (words: readonly string[], rows: readonly (readonly number[])[]): Uint8Array => {
  const vectors = rows.map((row) => Float64Array.from(row));
  withoutCommon(vectors);
  const dimensions = vectors[0]?.length ?? 0;
  const names = new TextEncoder().encode(words.join('\n'));
  const valuesAt = HEADER_BYTES + words.length * Float32Array.BYTES_PER_ELEMENT;
  const file = new Uint8Array(valuesAt + words.length * dimensions + names.length);
  const view = new DataView(file.buffer);
  [FORMAT, words.length, dimensions, names.length].forEach((value, at) => {
    view.setUint32(at * 4, value, true);
  });
  vectors.forEach((vector, index) => {
    const scale = Math.max(...vector.map(Math.abs)) / 127;
    view.setFloat32(HEADER_BYTES + index * Float32Array.BYTES_PER_ELEMENT, scale, true);
    vector.forEach((value, at) => {
      view.setInt8(valuesAt + index * dimensions + at, scale === 0 ? 0 : Math.round(value / scale));
    });
  });
  file.set(names, file.length - names.length);
  return file;
};
