import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { TOPICS } from '../../../../provider/facts/topics.ts';
import { createModel } from '../../../../provider/interests/model.ts';
import { readWordVectors } from '../../../../provider/interests/word-vectors.ts';
import { createReader } from '../../../../provider/interests/words.ts';
import { lexiconText } from '../../../support/lexicon-text.ts';
import { follows } from './follows.ts';

const FILE = resolve(import.meta.dirname, '../../../../provider/interests/vectors/glove-100d.bin');

export const vectors = readWordVectors(readFileSync(FILE));
/** The provider's own model. */
export const model = createModel(vectors, lexiconText);
export const read = createReader(vectors.indexOf, lexiconText);

/** Scores of the topics for a person who follows things with these names. */
export const scoresOf = (texts: readonly string[], names: readonly string[] = TOPICS) =>
  model
    .score(
      names.map((text) => ({ text })),
      model.interestsOf(texts.map(follows)),
    )
    .map(({ score }) => score);
