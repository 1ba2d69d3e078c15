import { ACCESS_DAYS, type AppTerms, NO_TERMS } from '../facts/terms.ts';
import { UsageError } from '../usage.ts';

/** Options of `app add` and `app set`. */
export const TERM_OPTIONS = {
  purpose: { type: 'string', multiple: true },
  'privacy-url': { type: 'string' },
  'keep-days': { type: 'string' },
  contact: { type: 'string' },
  'access-days': { type: 'string' },
} as const;

export interface GivenTerms {
  readonly purpose?: readonly string[] | undefined;
  readonly 'privacy-url'?: string | undefined;
  readonly 'keep-days'?: string | undefined;
  readonly contact?: string | undefined;
  readonly 'access-days'?: string | undefined;
}

const MAX_PURPOSE = 200;
const MAX_DAYS = 36_500;

const days = (name: string, text: string, most: number): number => {
  const count = Number(text);
  if (!/^\d{1,5}$/.test(text) || count < 1 || count > most) {
    throw new UsageError((option) => `${option(name)} must be a number of days from 1 to ${most}`);
  }
  return count;
};

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Whether a purpose may be in this language: it is a BCP 47 tag. */
export const isLanguageTag = (text: string): boolean => LANGUAGE.test(text);

/** `Shows jobs that fit` is English; `de=Zeigt passende Stellen` names its language. */
const purposeFrom = (text: string): readonly [language: string, sentence: string] => {
  const [, before = '', after = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  const [language, sentence] = isLanguageTag(before) ? [before, after] : ['en', text];
  const line = sentence.trim();
  if (line === '' || line.length > MAX_PURPOSE || /\p{Cc}/u.test(line)) {
    throw new UsageError(
      (option) =>
        `${option('purpose')} must be one line of at most ${MAX_PURPOSE} characters, or LANGUAGE=LINE`,
    );
  }
  return [language, line];
};

const privacyUrlFrom = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new UsageError((option) => `${option('privacy-url')} must be an https address`);
  }
  return url.href;
};

const contactFrom = (text: string): string => {
  const line = text.trim();
  if (line === '' || line.length > MAX_PURPOSE || /\p{Cc}/u.test(line)) {
    throw new UsageError((option) => `${option('contact')} must be one line: an e-mail address or a page`);
  }
  return line;
};

/** Returns the terms with the changes of the options. */
export const termsFrom = (given: GivenTerms, before: AppTerms = NO_TERMS): AppTerms => ({
  purposes:
    given.purpose === undefined ? before.purposes : Object.fromEntries(given.purpose.map(purposeFrom)),
  privacyUrl: given['privacy-url'] === undefined ? before.privacyUrl : privacyUrlFrom(given['privacy-url']),
  keepDays:
    given['keep-days'] === undefined ? before.keepDays : days('keep-days', given['keep-days'], MAX_DAYS),
  contact: given.contact === undefined ? before.contact : contactFrom(given.contact),
  accessDays:
    given['access-days'] === undefined
      ? before.accessDays
      : days('access-days', given['access-days'], ACCESS_DAYS.most),
});

/** People of a live app must see its purpose and its use of the data. */
export const requireTerms = ({ purposes, privacyUrl, keepDays, contact }: AppTerms): void => {
  const missing = [
    Object.keys(purposes).length === 0 ? 'purpose' : null,
    privacyUrl === null ? 'privacy-url' : null,
    keepDays === null ? 'keep-days' : null,
    contact === null ? 'contact' : null,
  ].filter((name) => name !== null);
  if (missing.length > 0)
    throw new UsageError((option) => `A live app needs ${missing.map(option).join(', ')}`);
};
