import { CODE_LENGTH, PIN_MIN_LENGTH, PIN_SPECIALS } from '../constants.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** One `@`, no spaces, a dot with text on both sides in the domain (contract §1). */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** What was typed or pasted as a code, without spaces and dashes, at most six characters (specification §5). */
export const cleanCode = (text: string): string => text.replace(/[\s\p{Pd}]/gu, '').slice(0, CODE_LENGTH);

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
