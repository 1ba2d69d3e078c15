import { readReasons } from '../../shared/connect/reasons.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Inference } from './infer.ts';
import type { Interest } from './interest.ts';
import { readPersonality } from './personality.ts';

const scoreIn = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : null);

const interestNamed = (name: unknown, score: unknown, reasons: unknown): readonly Interest[] => {
  const index = CATALOGUE.findIndex((_, at) => `input${at + 1}` === name);
  const item = CATALOGUE[index];
  return item
    ? [{ ...item, name: `input${index + 1}`, score: scoreIn(score), reasons: readReasons(reasons) }]
    : [];
};

/** Reads stored interests of any shape. Storage has names, scores and reasons only; the rest comes from the catalogue. */
export const readStored = (stored: unknown): Inference | null => {
  if (!isRecord(stored) || !Array.isArray(stored.names)) return null;
  const names: unknown[] = [...new Set(stored.names)];
  const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const [scores, reasons] = [listIn(stored.scores), listIn(stored.reasons)];
  const interests = names.flatMap((name, index) => interestNamed(name, scores[index], reasons[index]));
  const subject = typeof stored.subject === 'string' ? stored.subject : null;
  // An earlier release stored no such field, but stored reasons only if the person approved them.
  const isExplained = stored.explained === true || interests.some((interest) => interest.reasons.length > 0);
  const personality = readPersonality(stored);
  return interests.length === 0 ? null : { interests, personality, subject, isExplained };
};

/** What this browser stores of the inference, in the shape that `readPersonality` reads; `undefined` if there is none. */
export const storedOf = (inference: Inference | null) => {
  if (inference === null) return undefined;
  const { interests, personality, subject, isExplained } = inference;
  return {
    subject,
    explained: isExplained,
    names: interests.map(({ name }) => name),
    scores: interests.map(({ score }) => score),
    reasons: interests.map(({ reasons }) => reasons),
    InferenceResult: {
      traits: personality?.types.map(({ value }) => value),
      traitResult: personality?.traits.map(({ value }) => value),
    },
  };
};
