import { isRecord } from '../../shared/lib/is-record.ts';

/** The answers to the five questions (specification §3, onboarding answers). An empty text is a skipped question. */
export interface Answers {
  readonly amount: string;
  readonly age: string;
  readonly region: string;
  readonly salary: string;
  /** Valid for this visit only. The widget keeps the record of what is shared. */
  readonly personalityData: boolean;
}

export const NO_ANSWERS: Answers = { amount: '', age: '', region: '', salary: '', personalityData: false };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads the answers of an earlier visit. An unreadable answer counts as skipped. */
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
