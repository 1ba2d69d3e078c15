import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryAfterS } from '../../../widget/services/retry-after.ts';
import { NOW } from './builders.ts';

it.each([
  ['30', 30],
  [' 5 ', 5],
  ['0', 1],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 11:59:00 GMT', 1],
])('Retry-After reads %j as %i seconds', (header, seconds) => {
  expect(retryAfterS(header, NOW)).toBe(seconds);
});

it.each([null, '', '-5', '1.5', 'GMT', '99999999999', '2026-11-21'])('Retry-After ignores %j', (header) => {
  expect(retryAfterS(header, NOW)).toBeUndefined();
});

it('Retry-After never gives a number that is too large for a timer, for any header', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const seconds = retryAfterS(header, NOW);
      expect(seconds === undefined || (Number.isSafeInteger(seconds) && seconds >= 1)).toBe(true);
    }),
  );
});
