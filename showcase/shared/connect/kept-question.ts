import { isRecord } from '../lib/is-record.ts';
import { readJson, removeStored, writeJson } from '../lib/json-storage.ts';

/** The facts that a page needs to make call 5 about a person. */
export interface Question {
  readonly address: string;
  readonly accessToken: string;
  /** How many items the approved data covers. */
  readonly size: number;
  /** Whether the person approved the reasons. */
  readonly isExplained: boolean;
  /** Id of the person, from `subjectOf`. */
  readonly subject: string | null;
  /** The person's name, for display. */
  readonly reader: string;
  /** When the access token has certainly expired, in milliseconds since 1970. */
  readonly until: number;
}

/** A question of an earlier visit. */
export interface KeptQuestion extends Question {
  /** False if the visit ended before the first answer. */
  readonly isAnswered: boolean;
}

/**
 * Local-storage key of the questions without a complete answer, by page, so that the next visit asks again. A question
 * is removed with a complete answer, a failure of the first request, after the token's hour and by a sign-out.
 */
export const QUESTIONS_KEY = 'data-connect:showcase:questions';

const kept = (): Readonly<Record<string, unknown>> => {
  const stored = readJson(QUESTIONS_KEY);
  return isRecord(stored) ? stored : {};
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns the kept question of a page; `null` if there is none, or one of another shape. */
export const keptQuestion = (place: string): KeptQuestion | null => {
  const stored = kept()[place];
  if (!isRecord(stored)) return null;
  const { address, accessToken, size, subject = null, reader, until } = stored;
  if (!isText(address) || !isText(accessToken) || !isText(reader)) return null;
  if (!isNumber(size) || !isNumber(until) || (subject !== null && !isText(subject))) return null;
  const isExplained = stored.isExplained === true;
  const isAnswered = stored.isAnswered !== false;
  return { address, accessToken, size, isExplained, subject, reader, until, isAnswered };
};

export const keepQuestion = (place: string, question: KeptQuestion) =>
  writeJson(QUESTIONS_KEY, { ...kept(), [place]: question });

export const forgetQuestion = (place: string) => {
  const { [place]: forgotten, ...others } = kept();
  if (forgotten === undefined) return;
  if (Object.keys(others).length === 0) removeStored(QUESTIONS_KEY);
  else writeJson(QUESTIONS_KEY, others);
};
