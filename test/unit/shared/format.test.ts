import { afterEach, expect, it, vi } from 'vitest';
import { dayOf } from '../../../showcase/shared/lib/format.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Pacific/Auckland', '2026-11-26'],
  ['UTC', '2026-11-25'],
  ['America/Los_Angeles', '2026-11-25'],
])('a day of the showcase is that of the person’s time zone: %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  expect(dayOf(Date.UTC(2026, 10, 25, 12))).toBe(day);
});
