/** Repeatable random numbers: the same seed makes the same day. */
export const createChance = (seed: string) => {
  // FNV-1a, then mulberry32.
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** From 0 to `most - 1`. */
    below: (most: number) => Math.floor(next() * most),
    /** True in one of `count` cases. */
    oneIn: (count: number) => next() * count < 1,
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
  };
};

export type Chance = ReturnType<typeof createChance>;
