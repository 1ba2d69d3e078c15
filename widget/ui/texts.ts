import { fillText, type Hint, type Problem, type TextParams } from '../errors.ts';
import { en, type MessageKey } from '../locales/en.ts';
import type { Catalogue } from '../locales/load.ts';

/** The text of a key in the person's language, its `{name}` places filled. */
export type Texts = (key: MessageKey, params?: TextParams) => string;

/** Texts of a catalogue: the host's overrides first, English last (contract §2.2, `messages`). */
export const textsOf =
  (catalogue: Catalogue, overrides: Readonly<Record<string, string>> = {}): Texts =>
  (key, params) =>
    fillText(overrides[key] ?? catalogue[key] ?? en[key], params);

const HINT_KEYS = {
  retryAfter: 'hint.later',
  expired: 'hint.expired',
  tooManyTries: 'hint.tooManyTries',
  unreachable: 'request.unreachable',
  timeout: 'request.timeout',
  unavailable: 'hint.unavailable',
} as const satisfies Record<Hint, MessageKey>;

const timeOf = (seconds: number, locale: string): string => {
  const inMinutes = seconds > 90;
  return new Intl.NumberFormat(locale || 'en', {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(inMinutes ? Math.ceil(seconds / 60) : Math.ceil(seconds));
};

const hintText = (texts: Texts, { hint, retryAfterS }: Problem, locale: string): string | undefined => {
  if (retryAfterS !== undefined) return texts('hint.retryAfter', { time: timeOf(retryAfterS, locale) });
  return hint && texts(HINT_KEYS[hint]);
};

/** What a person reads of a failure: the specification's sentence, and one that says what to do. */
export interface ProblemText {
  readonly message: string;
  readonly hint?: string;
  /** Both in one line, for a screen reader. */
  readonly spoken: string;
}

/** @param locale BCP 47 tag by which "30 seconds" is written */
export const problemText = (texts: Texts, problem: Problem, locale = 'en'): ProblemText => {
  const message = texts(problem.code, problem.params);
  const hint = hintText(texts, problem, locale);
  return hint === undefined
    ? { message, spoken: message }
    : { message, hint, spoken: `${message} – ${hint}` };
};
