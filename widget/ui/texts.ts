import { fillText, type Hint, type Problem, type TextParams } from '../errors.ts';
import { type Catalogue, en, type MessageKey } from '../locales/en.ts';

/** The text of a key in the person's language, its `{name}` places filled. */
export type Texts = (key: MessageKey, params?: TextParams) => string;

/** Texts of a catalogue: the host's overrides first, English last (contract §2.2, `messages`). */
export const textsOf =
  (catalogue: Catalogue, overrides: Readonly<Record<string, string>> = {}): Texts =>
  (key, params) =>
    fillText(overrides[key] ?? catalogue[key] ?? en[key], params);

const HINT_KEYS = {
  expired: 'hint.expired',
  tooManyTries: 'hint.tooManyTries',
  unreachable: 'request.unreachable',
  timeout: 'request.timeout',
  unavailable: 'hint.unavailable',
} as const satisfies Record<Exclude<Hint, 'retryAfter'>, MessageKey>;

const timeOf = (seconds: number, locale: string): string => {
  const inMinutes = seconds > 90;
  return new Intl.NumberFormat(locale || 'en', {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(inMinutes ? Math.ceil(seconds / 60) : Math.ceil(seconds));
};

/** What a person reads of a failure: the specification's sentence, and one that says what to do. */
export interface ProblemText {
  readonly message: string;
  readonly hint?: string;
}

/** @param locale BCP 47 tag by which "30 seconds" is written */
export const problemText = (texts: Texts, problem: Problem, locale = 'en'): ProblemText => {
  const message = texts(problem.code, problem.params);
  if (problem.retryAfterS !== undefined)
    return { message, hint: texts('hint.retryAfter', { time: timeOf(problem.retryAfterS, locale) }) };
  if (problem.hint === undefined) return { message };
  return { message, hint: texts(problem.hint === 'retryAfter' ? 'hint.later' : HINT_KEYS[problem.hint]) };
};
