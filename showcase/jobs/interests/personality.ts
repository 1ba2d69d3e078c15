import { isRecord } from '../../shared/lib/is-record.ts';
// The types and the traits, in the order of the scores (specification §3, "Personality scores").
import names from './personality.json';

export interface Score {
  readonly name: string;
  /** 0 to 1. */
  readonly value: number;
}

export interface Personality {
  readonly types: readonly Score[];
  readonly traits: readonly Score[];
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Pairs the names with their scores; empty if the list is too short or contains anything else. */
const scores = (of: readonly string[], list: unknown): readonly Score[] => {
  const values: unknown[] = Array.isArray(list) ? list.slice(0, of.length) : [];
  const read = of.flatMap((name, index) => {
    const value = values[index];
    return isShare(value) ? [{ name, value }] : [];
  });
  return read.length === of.length ? read : [];
};

/** Returns the personality in an answer to call 5; `null` if the answer has no usable one. */
export const readPersonality = (answer: unknown): Personality | null => {
  const result = isRecord(answer) ? answer.InferenceResult : null;
  if (!isRecord(result)) return null;
  const types = scores(names.types, result.traits);
  const traits = scores(names.traits, result.traitResult);
  return types.length === 0 && traits.length === 0 ? null : { types, traits };
};

/** Returns the entries with the highest values, the highest first. */
export const strongest = (list: readonly Score[], count: number) =>
  [...list].sort((a, b) => b.value - a.value).slice(0, count);
