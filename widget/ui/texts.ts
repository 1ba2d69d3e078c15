import { fillText, type TextParams } from '../../common/fill-text.ts';
import type { Hint, Problem } from '../errors.ts';
import type { Catalogue } from '../locales/catalogue.ts';
import { en, type MessageKey } from '../locales/en.ts';

/** `count` selects the plural form. */
export type Texts = (key: MessageKey, params?: TextParams) => string;

// Only these languages may have their own digits. Asking the browser for them takes as long as drawing the dialog.
const OWN_DIGITS = /^(ar|hi)\b/;

type TextMap = Readonly<Record<string, string | undefined>>;

/**
 * The host's overrides come first, English last (contract §2.2). A plural form other than `other` has the key `{key}.{category}`.
 * @param locale BCP 47 tag for plurals and numbers
 */
export const textsOf = (catalogue: Partial<Catalogue>, overrides: TextMap = {}, locale = 'en'): Texts => {
  // Loading the plural rules of a language takes time, and few texts have a count.
  const formFor = (count: string | number | undefined) =>
    count === undefined ? 'other' : new Intl.PluralRules(locale).select(Number(count));
  const written = (value: string | number) =>
    OWN_DIGITS.test(locale) ? value.toLocaleString(locale) : value;
  return (key, params = {}) => {
    const form = `${key}.${formFor(params.count)}`;
    const own: TextMap = catalogue;
    const text = overrides[form] ?? overrides[key] ?? own[form] ?? own[key] ?? en[key];
    const filled = Object.entries(params).map(([name, value]) => [name, written(value)]);
    return fillText(text, Object.fromEntries(filled));
  };
};

const HINT_KEYS = {
  mailRefused: 'hint.mailRefused',
  retryAfter: 'hint.later',
  expired: 'hint.expired',
  tooManyTries: 'hint.tooManyTries',
  unavailable: 'hint.unavailable',
} as const satisfies Record<Hint, MessageKey>;

const timeOf = (seconds: number, locale: string): string => {
  const inMinutes = seconds > 90;
  const count = Math.ceil(inMinutes ? seconds / 60 : seconds);
  return new Intl.RelativeTimeFormat(locale).format(count, inMinutes ? 'minute' : 'second');
};

const hintText = (texts: Texts, { hint, retryAfterS }: Problem, locale: string): string | undefined => {
  if (retryAfterS !== undefined) return texts('hint.retryAfter', { time: timeOf(retryAfterS, locale) });
  return hint && texts(HINT_KEYS[hint]);
};

const OWN_REASONS = ['request.unreachable', 'request.timeout', 'request.malformed'] as const;

/** An error's reason is English. If it is one of our texts, the person reads it in their language. */
const paramsOf = (texts: Texts, { params }: Problem): TextParams | undefined => {
  const own = OWN_REASONS.find((key) => en[key] === params?.reason);
  return own ? { ...params, reason: texts(own) } : params;
};

interface ProblemText {
  readonly message: string;
  readonly hint?: string;
  /** The message and the hint in one line, for a screen reader. */
  readonly spoken: string;
}

export const problemText = (texts: Texts, problem: Problem, locale = 'en'): ProblemText => {
  const message = texts(problem.code, paramsOf(texts, problem));
  const hint = hintText(texts, problem, locale);
  return hint === undefined
    ? { message, spoken: message }
    : { message, hint, spoken: `${message} – ${hint}` };
};
