import { withLatinDigits } from '../../common/latin-digits.ts';

export const CODE_LENGTH = 6;

/** Returns at most `digits` digits of a text, as ASCII digits, like those in the mail. */
export const codeDigits = (text: string, digits: number) =>
  withLatinDigits(text).replace(/\D/g, '').slice(0, digits);
