import { CODE_LENGTH, PIN_MIN_LENGTH, PIN_SPECIALS } from '../constants.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** One `@`, no spaces, a dot with text on both sides in the domain (contract §1). */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** Characters of no mailbox that can be written without quotes (RFC 5322 §3.2.3). */
const NEVER_IN_EMAIL = /[<>()[\]\\,;:"]/;

/** Longer than any address with what may stand around it. */
const MAX_TYPED_LENGTH = 1_000;

/**
 * The address in what was typed, pasted or filled in: without characters that cannot be seen, and out of `mailto:`, angle
 * brackets and punctuation around it. `null` where there is none: what looks like an address must not reach another mailbox.
 */
export const emailIn = (text: string): string | null => {
  if (text.length > MAX_TYPED_LENGTH) return null;
  // A full-width dot becomes "." in this form; the ideographic ones do not.
  const visible = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。｡]/g, '.');
  const bracketed = /<([^<>]*)>[\s,;.]*$/.exec(visible)?.[1] ?? visible;
  const email = bracketed
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^["'“”‘’«»(]+|["'“”‘’«»),;:.!\s]+$/g, '');
  return isEmail(email) && !NEVER_IN_EMAIL.test(email) ? email : null;
};

/** What a digit of any script stands for: Unicode keeps the ten of a script in a row, from its zero on. */
const digitValue = (digit: string): number => {
  const before = String.fromCodePoint((digit.codePointAt(0) ?? 1) - 1);
  return /\p{Nd}/u.test(before) ? (digitValue(before) + 1) % 10 : 0;
};

/** Replaces the digits of any script by 0–9, so that the keyboard does not matter. */
export const withLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

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
