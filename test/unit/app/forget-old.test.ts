// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetOld, noteShare, PERSONAL_KEYS } from '../../../showcase/app/areas.ts';
import { SHOWCASE_APPS } from '../../../showcase/sandbox/apps.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-25T12:00:00Z');
const kept = () => PERSONAL_KEYS.filter((key) => localStorage.getItem(key) !== null);

beforeEach(() => {
  localStorage.clear();
  for (const key of PERSONAL_KEYS) localStorage.setItem(key, '{}');
});

it('what a person shared is removed after the registered days', () => {
  noteShare(NOW);
  for (const { keepDays } of SHOWCASE_APPS) {
    forgetOld(NOW + keepDays * DAY_MS - 1);
    expect(kept()).toEqual(PERSONAL_KEYS);
  }
  forgetOld(NOW + Math.min(...SHOWCASE_APPS.map(({ keepDays }) => keepDays)) * DAY_MS);
  expect(kept()).toEqual([]);
});

it('data without a time, or with one that lies ahead, counts from now on', () => {
  forgetOld(NOW);
  noteShare(NOW + DAY_MS);
  forgetOld(NOW);
  forgetOld(NOW + 30 * DAY_MS - 1);
  expect(kept()).toEqual(PERSONAL_KEYS);
  forgetOld(NOW + 30 * DAY_MS);
  expect(kept()).toEqual([]);
});
