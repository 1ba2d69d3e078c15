import { withLatinDigits } from '../common/latin-digits.ts';
import { CODE_LENGTH, LONG_CODE, PIN_MIN_LENGTH, PIN_SPECIALS } from '../constants.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** One `@`, no spaces, a dot with text on both sides in the domain (contract §1). */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** An address has these characters only in quotes (RFC 5322 §3.2.3). */
const NEVER_IN_EMAIL = /[<>()[\]\\,;:"]/;

/** The domain is an IP address: no top-level domain is a number (RFC 3696 §2), and no mail is delivered there. */
const IS_IP = /\.\d+$/;

/** No address is longer, with the text around it. */
const MAX_TYPED_LENGTH = 1_000;

/**
 * Returns the address in a text that was typed, pasted or filled in, or `null`. It removes invisible characters, which
 * would make it another mailbox, and `mailto:`, brackets and punctuation around it.
 */
export const emailIn = (text: string): string | null => {
  if (text.length > MAX_TYPED_LENGTH) return null;
  // NFKC turns a full-width dot into ".", but not the ideographic ones.
  const visible = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。｡]/g, '.');
  const bracketed = /<([^<>]*)>[\s,;.]*$/.exec(visible)?.[1] ?? visible;
  const email = bracketed
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^["'“”‘’«»(]+|["'“”‘’«»),;:.!\s]+$/g, '');
  return isEmail(email) && !NEVER_IN_EMAIL.test(email) && !IS_IP.test(email) ? email : null;
};

/** How many digits a mailed code has, as a server or an earlier opening says it. */
export const codeLengthOf = (digits: unknown): number => (digits === LONG_CODE ? LONG_CODE : CODE_LENGTH);

const codesIn = (text: string, digits: number): string[] =>
  text.split(/\D+/).filter(({ length }) => length === digits);

/**
 * Returns the code in typed or pasted text: the only run of six digits, with or without spaces and dashes between them.
 * Without such a run, it returns the first six characters (specification §5).
 */
export const cleanCode = (text: string, digits = CODE_LENGTH): string => {
  const written = withLatinDigits(text);
  const joined = written.replace(/[\s\p{Pd}\p{Cf}]/gu, '');
  const only = [codesIn(written, digits), codesIn(joined, digits)].find(({ length }) => length === 1);
  return only?.[0] ?? joined.slice(0, digits);
};

/** The three PIN rules in the order of the checklist (specification §5). */
export const PIN_RULES = ['length', 'digit', 'special'] as const;
export type PinRule = (typeof PIN_RULES)[number];

const RULE_CHECKS: Record<PinRule, (pin: string) => boolean> = {
  length: (pin) => [...pin].length >= PIN_MIN_LENGTH,
  digit: (pin) => /[0-9]/.test(pin),
  special: (pin) => [...pin].some((character) => PIN_SPECIALS.includes(character)),
};

export const meetsPinRule = (rule: PinRule, pin: string): boolean => RULE_CHECKS[rule](pin);
export const isValidPin = (pin: string): boolean => PIN_RULES.every((rule) => meetsPinRule(rule, pin));
