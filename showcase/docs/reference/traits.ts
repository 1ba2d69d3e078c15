import { TRAIT_TABLE, TYPE_TABLE } from '../../../provider/facts/topics.ts';

const leaningsOf = (leanings: Readonly<Record<string, number>>) =>
  Object.entries(leanings)
    .map(([topic, lean]) => `${topic} ${lean > 0 ? '+' : '−'}${Math.abs(lean)}`)
    .join(', ');

/** The provider's table of traits, in words. */
export const TRAIT_FACTS = Object.entries(TRAIT_TABLE).map(([name, leanings]) => ({
  name,
  text: leaningsOf(leanings),
}));

/** The topics of each personality type. */
export const TYPE_FACTS = Object.entries(TYPE_TABLE).map(([name, topics]) => ({
  name,
  text: topics.join(', '),
}));
