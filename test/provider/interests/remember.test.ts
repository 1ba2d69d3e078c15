import { expect, it, vi } from 'vitest';
import { remember } from '../../../provider/interests/remember.ts';

const lengthsOf = () => {
  const read = vi.fn((word: string) => word.length);
  return { read, lengthOf: remember(read) };
};

it('the memory for words gives the same results, and reads a repeated word once', () => {
  const { read, lengthOf } = lengthsOf();
  expect(['tea', 'coffee', 'tea', 'tea'].map(lengthOf)).toEqual([3, 6, 3, 3]);
  expect(read.mock.calls).toEqual([['tea'], ['coffee']]);
});

it('the memory for words is bounded: after twenty thousand other words a word is read again', () => {
  const { read, lengthOf } = lengthsOf();
  lengthOf('tea');
  for (let count = 0; count < 20_000; count += 1) lengthOf(`word${count}`);
  read.mockClear();
  expect(lengthOf('tea')).toBe(3);
  expect(read).toHaveBeenCalledOnce();
});

it('the memory for words keeps no text: a word of more than 40 characters is read each time', () => {
  const { read, lengthOf } = lengthsOf();
  const [word, long] = ['a'.repeat(40), 'b'.repeat(41)];
  for (const each of [word, word, long, long]) lengthOf(each);
  expect(read.mock.calls).toEqual([[word], [long], [long]]);
});
