/** Returns the value of a digit in any script. In Unicode, the ten digits of a script are consecutive, from zero. */
const digitValue = (digit: string): number => {
  const before = String.fromCodePoint((digit.codePointAt(0) ?? 1) - 1);
  return /\p{Nd}/u.test(before) ? (digitValue(before) + 1) % 10 : 0;
};

/** Replaces the digits of any script by 0–9, so that the keyboard does not matter. */
export const withLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
