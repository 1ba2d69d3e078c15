import { isRecord } from '../../shared/lib/is-record.ts';

/** What the five questions gather (specification §3, onboarding answers); empty text is a question passed over. */
export interface Answers {
  readonly amount: string;
  readonly age: string;
  readonly region: string;
  readonly salary: string;
  /** Of this visit only: the widget knows what is shared later. */
  readonly personalityData: boolean;
}

export const NO_ANSWERS: Answers = { amount: '', age: '', region: '', salary: '', personalityData: false };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The answers of an earlier visit; what can't be read counts as passed over. */
export const readAnswers = (stored: unknown): Answers =>
  isRecord(stored)
    ? {
        ...NO_ANSWERS,
        amount: textOf(stored.amount),
        age: textOf(stored.age),
        region: textOf(stored.region),
        salary: textOf(stored.salary),
      }
    : NO_ANSWERS;
