import { readReasons } from '../../shared/connect/reasons.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { readJson, removeStored, writeJson } from '../../shared/lib/json-storage.ts';
import { INTERESTS_KEY } from '../constants.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Inference } from './infer.ts';
import type { Interest } from './interest.ts';
import { readPersonality } from './personality.ts';

const interestNamed = (name: unknown, reasons: unknown): readonly Interest[] => {
  const index = CATALOGUE.findIndex((_, at) => `input${at + 1}` === name);
  const item = CATALOGUE[index];
  return item ? [{ ...item, name: `input${index + 1}`, reasons: readReasons(reasons) }] : [];
};

/** Reads the person's stored interests. Storage has names and reasons only; the rest comes from the catalogue. */
export const readInference = (): Inference | null => {
  const stored = readJson(INTERESTS_KEY);
  if (!isRecord(stored) || !Array.isArray(stored.names)) return null;
  const names: unknown[] = [...new Set(stored.names)];
  const reasons: unknown[] = Array.isArray(stored.reasons) ? stored.reasons : [];
  const interests = names.flatMap((name, index) => interestNamed(name, reasons[index]));
  const subject = typeof stored.subject === 'string' ? stored.subject : null;
  // A record from before has no word of it, but has reasons only if the person approved them.
  const isExplained = stored.explained === true || interests.some((interest) => interest.reasons.length > 0);
  const personality = readPersonality(stored);
  return interests.length === 0 ? null : { interests, personality, subject, isExplained };
};

/** Stores the inference in the shape that `readPersonality` reads; `null` removes it. */
export const writeInference = (inference: Inference | null) => {
  if (inference === null) return removeStored(INTERESTS_KEY);
  const { interests, personality, subject, isExplained } = inference;
  writeJson(INTERESTS_KEY, {
    subject,
    explained: isExplained,
    names: interests.map(({ name }) => name),
    reasons: interests.map(({ reasons }) => reasons),
    InferenceResult: {
      traits: personality?.types.map(({ value }) => value),
      traitResult: personality?.traits.map(({ value }) => value),
    },
  });
};
