import { isRecord } from '../../shared/lib/is-record.ts';
import { storedState, useStoredState } from '../../shared/lib/stored-state.ts';
import { ANSWERS_KEY } from '../constants.ts';

/** The CV's text is read in this browser and not stored. */
export interface CvNote {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Words of the postings that the CV has too, the most telling first. */
  readonly terms: readonly string[];
}

/** This browser stores the answers until the person signs out (specification §2.4). */
export interface Answers {
  readonly name: string;
  readonly email: string;
  readonly skill: string;
  readonly cv: CvNote | null;
}

export const NO_ANSWERS: Answers = { name: '', email: '', skill: '', cv: null };

/** Maximum number of stored terms, because the search takes a text of bounded length. */
export const TERMS_KEPT = 20;
export const TERM_LENGTH = 24;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const termsOf = (value: unknown): readonly string[] => {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const terms = list.filter((term): term is string => typeof term === 'string');
  return [...new Set(terms.filter(({ length }) => length > 0 && length <= TERM_LENGTH))].slice(0, TERMS_KEPT);
};

const cvOf = (value: unknown): CvNote | null =>
  isRecord(value) && typeof value.name === 'string' && typeof value.size === 'number'
    ? { name: value.name, size: value.size, terms: termsOf(value.terms) }
    : null;

/** An unreadable answer counts as missing. */
const answersIn = (stored: unknown): Answers =>
  isRecord(stored)
    ? {
        name: textOf(stored.name),
        email: textOf(stored.email),
        skill: textOf(stored.skill),
        cv: cvOf(stored.cv),
      }
    : NO_ANSWERS;

/** Whether there is any answer. A field with spaces only is answered too, because the person may be typing. */
export const isAnswered = ({ name, email, skill, cv }: Answers) =>
  name !== '' || email !== '' || skill !== '' || cv !== null;

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

export const sizeText = (bytes: number) => {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`;
};

export const storedAnswers = storedState<Answers>({
  key: ANSWERS_KEY,
  empty: NO_ANSWERS,
  parse: answersIn,
  isEmpty: (answers) => !isAnswered(answers),
});

/** The other answers stay. Returns the answers before the change. */
export const answer = (part: Partial<Answers>) =>
  storedAnswers.change((answers) => ({ ...answers, ...part }));

export const useAnswers = () => useStoredState(storedAnswers);
