/** Vectors of the most frequent words, with one byte for each value. The most frequent word comes first. */
export interface WordVectors {
  readonly dimensions: number;
  /** Returns the index of a word in the table; `undefined` for an unknown word. */
  readonly indexOf: (word: string) => number | undefined;
  readonly wordAt: (index: number) => string;
  /** Weight of each word by smooth inverse frequency: near 0 for "the", near 1 for a rare word. */
  readonly weights: Float32Array;
  /** The value of one step of a word's bytes. */
  readonly scales: Float32Array;
  readonly values: Int8Array;
}

const HEADER_BYTES = 16;

/** Arora, Liang, Ma: A Simple but Tough-to-Beat Baseline for Sentence Embeddings (2017). */
const SMOOTHING = 1e-3;
/** Zipf and Mandelbrot: frequency of the word with rank `index` in a vocabulary of 400,000. */
const HARMONIC = Math.log(400_000);
const frequencyOf = (index: number) => 1 / ((index + 2.7) * HARMONIC);

/** Weight of the word with rank `index`, by smooth inverse frequency. */
export const weightOf = (index: number): number => SMOOTHING / (SMOOTHING + frequencyOf(index));

/** Reads the file of `scripts/cut-vectors.mjs` and uses its bytes without a copy. */
export const readWordVectors = (file: Uint8Array): WordVectors => {
  // A Node buffer may begin anywhere in its pool, but the numbers need an offset that is a multiple of four.
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice();
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  const count = header.getUint32(4, true);
  const dimensions = header.getUint32(8, true);
  const scalesAt = bytes.byteOffset + HEADER_BYTES;
  const valuesAt = scalesAt + count * Float32Array.BYTES_PER_ELEMENT;
  const wordsAt = HEADER_BYTES + count * (Float32Array.BYTES_PER_ELEMENT + dimensions);
  const words = new TextDecoder('latin1').decode(bytes.subarray(wordsAt)).split('\n');
  const places = new Map<string, number>();
  for (const [index, word] of words.entries()) places.set(word, index);
  const weights = new Float32Array(count);
  for (let index = 0; index < count; index += 1) weights[index] = weightOf(index);
  return {
    dimensions,
    indexOf: (word) => places.get(word),
    wordAt: (index) => words[index] ?? '',
    weights,
    scales: new Float32Array(bytes.buffer, scalesAt, count),
    values: new Int8Array(bytes.buffer, valuesAt, count * dimensions),
  };
};
