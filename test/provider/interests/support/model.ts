import { TOPICS } from '../../../../provider/facts/topics.ts';
import { createModel } from '../../../../provider/interests/model.ts';
import { builtInSentences } from '../../../../provider/interests/sentences.ts';
import { follows } from './follows.ts';

/** The provider's own model. */
export const model = createModel(builtInSentences());
export const read = builtInSentences().wordsIn;

/** Scores of the topics for a person who follows things with these names. */
export const scoresOf = (texts: readonly string[], names: readonly string[] = TOPICS) =>
  model
    .score(
      names.map((text) => ({ text })),
      model.interestsOf(texts.map(follows)),
    )
    .map(({ score }) => score);
