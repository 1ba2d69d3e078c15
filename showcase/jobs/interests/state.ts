import type { WhyUnknown } from '../../shared/connect/inference.ts';
import { readReasons } from '../../shared/connect/reasons.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { CATALOGUE } from './catalogue.ts';
import { type Inference, type Interest, type NoInterests, readPersonality } from './interest.ts';

export interface Personal {
  /** `null` means the featured list. */
  readonly inference: Inference | null;
  readonly reading: 'idle' | 'reading' | 'failed';
  readonly why: WhyUnknown | null;
  /** The part of the person's platforms that is not read yet: none, awaited, or never to come. */
  readonly rest: 'none' | 'awaited' | 'ended';
  readonly list: ListChoice;
}

export type ListChoice = 'you' | 'all';

export type Change = (state: Personal) => Personal;

export const initialState: Personal = {
  inference: null,
  reading: 'idle',
  why: null,
  rest: 'none',
  list: 'you',
};

/** The interests to show; `null` while the person has chosen all postings. */
export const shownInference = ({ inference, list }: Pick<Personal, 'inference' | 'list'>) =>
  list === 'you' ? inference : null;

/** Whether both are about the same person. True for the first known inference, too. */
const isOfSame = (before: Inference | null, next: Inference | null) =>
  next !== null && (before === null || (next.subject !== null && next.subject === before.subject));

export const followed = (state: Personal, inference: Inference | null): Personal =>
  isOfSame(state.inference, inference)
    ? { ...state, inference, why: null, reading: state.reading === 'reading' ? 'reading' : 'idle' }
    : { ...initialState, inference };

/** A person must not see the interests of the previous person. */
export const readingStarted =
  (subject: string | null): Change =>
  (state) => {
    const isOfAnother = state.inference !== null && (subject === null || subject !== state.inference.subject);
    return { ...(isOfAnother ? initialState : state), reading: 'reading' };
  };

/** The interests change from none to a list (specification §4.2), and back if the person has withdrawn their data. */
export const readingCompleted =
  (answer: Inference | NoInterests, isComplete: boolean): Change =>
  ({ list }) => ({
    ...initialState,
    list,
    rest: isComplete ? 'none' : 'awaited',
    ...('why' in answer ? { why: answer.why } : { inference: answer }),
  });

export const readingFailed: Change = (state) => ({ ...state, reading: 'failed', why: null });

export const accessEnded: Change = (state) => ({ ...state, reading: 'idle', why: null, rest: 'ended' });

export const interestRemoved =
  (name: string): Change =>
  ({ list, inference }) => {
    const left = inference?.interests.filter((interest) => interest.name !== name) ?? [];
    return {
      ...initialState,
      list,
      inference: inference && left.length > 0 ? { ...inference, interests: left } : null,
    };
  };

export const listChosen =
  (list: ListChoice): Change =>
  (state) => ({ ...state, list });

const scoreIn = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : null);

const interestNamed = (name: unknown, score: unknown, reasons: unknown): readonly Interest[] => {
  const index = CATALOGUE.findIndex((_, at) => `input${at + 1}` === name);
  const item = CATALOGUE[index];
  return item
    ? [{ ...item, name: `input${index + 1}`, score: scoreIn(score), reasons: readReasons(reasons) }]
    : [];
};

/** Storage has names, scores and reasons only; the rest comes from the catalogue. */
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

/** In the shape that `readPersonality` reads. */
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
