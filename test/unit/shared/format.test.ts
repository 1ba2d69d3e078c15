import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf, formatCount, formatDay } from '../../../showcase/shared/lib/format.ts';

afterEach(() => vi.unstubAllEnvs());

describe('figures of the showcase', () => {
  it.each([0, 7, 999, 1000, 12_408, 1_000_000])(
    'writes thousands separators of %i as in English',
    (count) => {
      expect(formatCount(count)).toBe(new Intl.NumberFormat('en').format(count));
    },
  );

  it.each(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])(
    'writes a day of month %s as in British English, in every time zone',
    (month) => {
      const day = `2026-${month}-01`;
      const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
      expect(formatDay(day)).toBe(new Intl.DateTimeFormat('en-GB', options).format(new Date(day)));
    },
  );

  it.each([
    ['Pacific/Auckland', '2026-11-26'],
    ['UTC', '2026-11-25'],
    ['America/Los_Angeles', '2026-11-25'],
  ])('takes the day of a time in %s', (zone, day) => {
    vi.stubEnv('TZ', zone);
    expect(dayOf(Date.UTC(2026, 10, 25, 12))).toBe(day);
  });
});
