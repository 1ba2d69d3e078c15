import { expect, it } from 'vitest';
import { codeDigits } from '../../../provider/account/code-digits.ts';

it.each([
  ['12 34-56', '123456'],
  ['Your code: 402815.', '402815'],
  ['٤٠٢٨١٥', '402815'],
  ['۴۰۲۸۱۵', '402815'],
  ['४०२८१५', '402815'],
  ['４０２８１５', '402815'],
  ['1234567', '123456'],
  ['none', ''],
])('reads the code in %j as %j', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits);
});

it('reads as many digits as the code has', () => {
  expect(codeDigits('4028 15739', 8)).toBe('40281573');
});
