import { isRecord } from '../../shared/lib/is-record.ts';
import { readJson, removeStored, writeJson } from '../../shared/lib/json-storage.ts';
import { INTERESTS_KEY } from '../constants.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Inference } from './infer.ts';
import type { Interest } from './interest.ts';
import { readPersonality } from './personality.ts';

/** What the board remembers of a person in this browser. Names are enough: the catalogue knows the rest. */
export const readInference = (): Inference | null => {
  const stored = readJson(INTERESTS_KEY);
  if (!isRecord(stored) || !Array.isArray(stored.names)) return null;
  const names: unknown[] = stored.names;
  const interests: readonly Interest[] = CATALOGUE.flatMap((item, index) => {
    const name = `input${index + 1}`;
    return names.includes(name) ? [{ ...item, name }] : [];
  });
  return interests.length === 0 ? null : { interests, personality: readPersonality(stored) };
};

/** Remembers the inference in the shape that `readPersonality` reads; `null` forgets it. */
export const writeInference = (inference: Inference | null) => {
  if (inference === null) return removeStored(INTERESTS_KEY);
  const { interests, personality } = inference;
  writeJson(INTERESTS_KEY, {
    names: interests.map(({ name }) => name),
    InferenceResult: {
      traits: personality?.types.map(({ value }) => value),
      traitResult: personality?.traits.map(({ value }) => value),
    },
  });
};
