// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { noteVisit } from '../../../showcase/jobs/state/visits.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 12);

beforeEach(() => localStorage.clear());

it('a visit begins after a pause of half an hour, and the one before ended at the last look', () => {
  noteVisit(START);
  noteVisit(START + 20 * MINUTE);
  const end = START + 20 * MINUTE;
  expect(noteVisit(end + 30 * MINUTE)).toBe(end);
  expect(noteVisit(end + 45 * MINUTE)).toBe(end);
  expect(noteVisit(end + 80 * MINUTE)).toBe(end + 45 * MINUTE);
});

it.each([
  ['a clock that was put back', JSON.stringify({ before: START + 2, seen: START + 1 })],
  ['other types', JSON.stringify({ before: 'yesterday', seen: {} })],
  ['a list', '[1, 2]'],
  ['no JSON', '{'],
  ['zero', JSON.stringify({ before: 0, seen: -1 })],
])('%s counts as no visit', (_, stored) => {
  localStorage.setItem('data-connect:jobs:visits', stored);
  expect(noteVisit(START)).toBeNull();
});
