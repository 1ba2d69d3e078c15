import { TRAIT_TABLE, TRAITS, TYPE_TABLE, TYPES } from '../facts/trait-table.ts';

/** Scores of topics from 0 to 1, by name in lower case. */
export type TopicScores = ReadonlyMap<string, number>;

/** An illustration (contract §14): sixteen types and five traits, each 0 to 1, in the order of specification §3. */
export interface Illustration {
  readonly traits: readonly number[];
  readonly traitResult: readonly number[];
}

const MIDDLE = 0.5;

const round = (value: number) => Math.round(value * 10_000) / 10_000;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Computes the illustration from a person's topics; `null` if nothing is known of the person. */
export const illustrate = (topics: TopicScores): Illustration | null => {
  const total = sum([...topics.values()]);
  if (total === 0) return null;
  const scoreOf = (topic: string) => topics.get(topic) ?? 0;
  return {
    traits: TYPES.map((type) => round(sum(TYPE_TABLE[type].map(scoreOf)) / TYPE_TABLE[type].length)),
    traitResult: TRAITS.map((trait) => {
      const leaning = sum(Object.entries(TRAIT_TABLE[trait]).map(([topic, lean]) => lean * scoreOf(topic)));
      return round(MIDDLE + (MIDDLE * leaning) / total);
    }),
  };
};
