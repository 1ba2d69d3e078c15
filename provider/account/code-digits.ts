import { withLatinDigits } from '../../widget/common/latin-digits.ts';

export const CODE_LENGTH = 6;

/** Returns so many digits of a text, as ASCII digits like in the mail. */
export const codeDigits = (text: string, digits: number) =>
  withLatinDigits(text).replace(/\D/g, '').slice(0, digits);
