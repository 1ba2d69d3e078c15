import type { StyleCreateProps } from '@dicebear/core';

type Random = StyleCreateProps<object>['prng'];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz1234567890';
const MIN = -(2 ** 31);
const RANGE = 2 ** 32 - 1;

/** The xorshift generator of 32 bits. */
const xorshift = (value: number) => {
  let next = value;
  next ^= next << 13;
  next ^= next >> 17;
  return next ^ (next << 5);
};

const hashOf = (seed: string) => {
  let hash = 0;
  for (let at = 0; at < seed.length; at += 1) hash = xorshift(((hash << 5) - hash + seed.charCodeAt(at)) | 0);
  return hash;
};

/** The random numbers of `@dicebear/core`: the same for a seed. Each method takes one number. */
export const randomOf = (seed: string): Random => {
  let value = hashOf(seed) || 1;
  const next = () => {
    value = xorshift(value);
    return value;
  };
  const integer = (min: number, max: number) => Math.floor(((next() - MIN) / RANGE) * (max + 1 - min) + min);
  function pick<T>(items: T[], fallback: T): T;
  function pick<T>(items: T[]): T | undefined;
  function pick<T>(items: T[], fallback?: T) {
    return items[integer(0, items.length - 1)] ?? fallback;
  }
  return {
    seed,
    next,
    integer,
    bool: (likelihood = 50) => integer(1, 100) <= likelihood,
    pick,
    shuffle: (items) => {
      const random = randomOf(`${next()}`);
      const shuffled = [...items];
      for (let at = items.length - 1; at > 0; at -= 1) {
        const other = random.integer(0, at);
        const [moved] = shuffled.splice(other, 1, ...shuffled.slice(at, at + 1));
        if (other !== at && moved !== undefined) shuffled.splice(at, 1, moved);
      }
      return shuffled;
    },
    string: (length, characters = LETTERS) => {
      const random = randomOf(`${next()}`);
      return Array.from({ length }, () => random.pick([...characters])).join('');
    },
  };
};
