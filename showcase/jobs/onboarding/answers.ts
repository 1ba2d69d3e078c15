import { isRecord } from '../../shared/lib/is-record.ts';
import { readJson, writeJson } from '../../shared/lib/json-storage.ts';
import { ANSWERS_KEY } from '../constants.ts';

/** The stored part of a CV: the content of the file is never read. */
export interface CvNote {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The answers of the onboarding (specification §2.4). This browser stores them until the person signs out. */
export interface Answers {
  readonly name: string;
  readonly email: string;
  readonly skill: string;
  readonly cv: CvNote | null;
}

export const NO_ANSWERS: Answers = { name: '', email: '', skill: '', cv: null };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const cvOf = (value: unknown): CvNote | null =>
  isRecord(value) && typeof value.name === 'string' && typeof value.size === 'number'
    ? { name: value.name, size: value.size }
    : null;

/** Returns the stored answers. An unreadable answer counts as missing. */
export const readAnswers = (): Answers => {
  const stored = readJson(ANSWERS_KEY);
  if (!isRecord(stored)) return NO_ANSWERS;
  return {
    name: textOf(stored.name),
    email: textOf(stored.email),
    skill: textOf(stored.skill),
    cv: cvOf(stored.cv),
  };
};

export const writeAnswers = (answers: Answers) => writeJson(ANSWERS_KEY, answers);

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A file size as text: `82 KB`, `1.4 MB`. */
export const sizeText = (bytes: number) => {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`;
};
