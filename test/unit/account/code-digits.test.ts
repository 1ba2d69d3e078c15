import { expect, it } from 'vitest';
import { codeDigits } from '../../../provider/account/code-digits.ts';

it.each([
  ['Your code: 402815.', '402815'],
  ['٤٠٢٨١٥', '402815'],
  ['４０２８１５', '402815'],
  ['none', ''],
])('the account reads the code in %j as %j', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits);
});

it('the account reads as many digits as the code has', () => {
  expect(codeDigits('4028 15739', 8)).toBe('40281573');
});
