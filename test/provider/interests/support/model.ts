import { TOPICS } from '../../../../provider/facts/topics.ts';
import { bytesOf } from '../../../../provider/interests/data.ts';
import { createModel } from '../../../../provider/interests/model.ts';
import { readWordVectors } from '../../../../provider/interests/word-vectors.ts';
import { createReader } from '../../../../provider/interests/words.ts';
import { follows } from './follows.ts';

export const vectors = readWordVectors(bytesOf('glove-100d.bin'));
/** The provider's own model. */
export const model = createModel(vectors);
export const read = createReader(vectors.indexOf);

/** Scores of the topics for a person who follows things with these names. */
export const scoresOf = (texts: readonly string[], names: readonly string[] = TOPICS) =>
  model
    .score(
      names.map((text) => ({ text })),
      model.interestsOf(texts.map(follows)),
    )
    .map(({ score }) => score);
