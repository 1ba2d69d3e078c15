import { withLatinDigits } from '../../common/latin-digits.ts';
import { CODE_LENGTH, LONG_CODE, PIN_MIN_LENGTH, PIN_SPECIALS } from '../constants.ts';

/** How many digits a mailed code has, as a server or an earlier opening says it. */
export const codeLengthOf = (digits: unknown): number => (digits === LONG_CODE ? LONG_CODE : CODE_LENGTH);

const codesIn = (text: string, digits: number): string[] =>
  text.split(/\D+/).filter(({ length }) => length === digits);

/** The only run of six digits, also with marks between the digits; else six characters (specification §5). */
export const cleanCode = (text: string, digits = CODE_LENGTH): string => {
  const written = withLatinDigits(text);
  const joined = written.replace(/[\s\p{Pd}\p{Cf}]/gu, '');
  const unmarked = joined.replace(/[\p{P}\p{S}\p{M}]/gu, '');
  const found = [written, joined, unmarked].map((form) => codesIn(form, digits));
  const only = found.find(({ length }) => length === 1);
  return only?.[0] ?? joined.slice(0, digits);
};

/** The three PIN rules in the order of the checklist (specification §5). */
export const PIN_RULES = ['length', 'digit', 'special'] as const;
type PinRule = (typeof PIN_RULES)[number];

const RULE_CHECKS: Record<PinRule, (pin: string) => boolean> = {
  length: (pin) => [...pin].length >= PIN_MIN_LENGTH,
  digit: (pin) => /[0-9]/.test(pin),
  special: (pin) => [...pin].some((character) => PIN_SPECIALS.includes(character)),
};

export const meetsPinRule = (rule: PinRule, pin: string): boolean => RULE_CHECKS[rule](pin);
export const isValidPin = (pin: string): boolean => PIN_RULES.every((rule) => meetsPinRule(rule, pin));
