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
  /** The list that the person has chosen, once interests are known: their own, or the featured one. */
  readonly list: ListChoice;
}

export type ListChoice = 'you' | 'all';

export type PersonalEvent =
  | {
      readonly type: 'interests.restored';
      readonly inference: Inference;
      readonly reading: Personal['reading'];
      readonly rest: Personal['rest'];
    }
  | { readonly type: 'reading.started'; readonly subject: string | null }
  | { readonly type: 'reading.continued' }
  | {
      readonly type: 'reading.completed';
      readonly inference: Inference | NoInterests;
      readonly isComplete: boolean;
    }
  | { readonly type: 'access.ended' }
  | { readonly type: 'reading.failed' }
  | { readonly type: 'interest.removed'; readonly name: string }
  | { readonly type: 'list.chosen'; readonly list: ListChoice }
  | { readonly type: 'session.ended' };

export const initialState: Personal = {
  inference: null,
  reading: 'idle',
  why: null,
  rest: 'none',
  list: 'you',
};

/** The interests that order the list; none while the person has chosen all postings. */
export const shownInference = ({ inference, list }: Pick<Personal, 'inference' | 'list'>) =>
  list === 'you' ? inference : null;

const without = (inference: Inference, name: string): Inference | null => {
  const left = inference.interests.filter((interest) => interest.name !== name);
  return left.length === 0 ? null : { ...inference, interests: left };
};

/** Whether the second inference is a newer one of the same person, or the first one that is known. */
const isOfSame = (before: Inference | null, next: Inference | null) =>
  next !== null && (before === null || (next.subject !== null && next.subject === before.subject));

/** The state after another tab has stored the inference, or removed it. */
export const followed = (state: Personal, inference: Inference | null): Personal =>
  isOfSame(state.inference, inference)
    ? { ...state, inference, why: null, reading: state.reading === 'reading' ? 'reading' : 'idle' }
    : { ...initialState, inference };

/** The interests change from none to a list (specification §4.2), and back if the person wants it. */
export const reduce = (state: Personal, event: PersonalEvent): Personal => {
  switch (event.type) {
    case 'interests.restored':
      return { ...state, inference: event.inference, reading: event.reading, rest: event.rest };
    case 'reading.started': {
      // A person must not see the interests of the person before them.
      const isOfAnother =
        state.inference !== null && (event.subject === null || event.subject !== state.inference.subject);
      return { ...(isOfAnother ? initialState : state), reading: 'reading' };
    }
    case 'reading.continued':
      return { ...state, reading: 'reading' };
    case 'reading.completed': {
      const rest = event.isComplete ? 'none' : 'awaited';
      const answered: Personal = { ...initialState, list: state.list, rest };
      // The person may have withdrawn their data, so the list becomes general again.
      return 'why' in event.inference
        ? { ...answered, why: event.inference.why }
        : { ...answered, inference: event.inference };
    }
    case 'reading.failed':
      return { ...state, reading: 'failed', why: null };
    case 'access.ended':
      return { ...state, reading: 'idle', why: null, rest: 'ended' };
    case 'interest.removed':
      return {
        ...initialState,
        list: state.list,
        inference: state.inference && without(state.inference, event.name),
      };
    case 'list.chosen':
      return { ...state, list: event.list };
    case 'session.ended':
      return initialState;
  }
};

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
