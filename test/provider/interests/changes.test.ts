import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChanges } from '../../../provider/interests/changes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

it('changes outdate what was read of the same person before', () => {
  const { count, note, isUnchanged } = createChanges();
  const before = count();
  note('one');
  expect([isUnchanged('one', before), isUnchanged('other', before)]).toEqual([false, true]);
  expect(isUnchanged('one', count())).toBe(true);
});

it('changes outdate what was read before them also once their person is not known any more', () => {
  const { count, note, isUnchanged } = createChanges();
  const before = count();
  note('one');
  vi.advanceTimersByTime(61_000);
  expect([isUnchanged('one', before), isUnchanged('one', count())]).toEqual([false, true]);
  const again = count();
  for (let person = 0; person <= 10_000; person += 1) note(`${person}`);
  expect([isUnchanged('0', again), isUnchanged('new', count())]).toEqual([false, true]);
});
