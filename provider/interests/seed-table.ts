/** FNV-1a with 32 bits, one UTF-16 code unit at a time, so each beginning of a word costs one step. */
export const EMPTY_HASH = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
export const hashOf = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME);

/** Hash of the letters from one position to another; backwards if `to` is the smaller one. */
export const hashBetween = (text: string, from: number, to: number): number => {
  let hash = EMPTY_HASH;
  for (let at = from; at < to; at += 1) hash = hashOf(hash, text.charCodeAt(at));
  for (let at = from - 1; at >= to; at -= 1) hash = hashOf(hash, text.charCodeAt(at));
  return hash;
};

/**
 * Returns the position of a character before `to`, or `to`. Unlike `indexOf`, it does not search the rest of the text.
 */
export const endBefore = (text: string, code: number, from: number, to: number): number => {
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === code) return at;
  return to;
};

const bucketOf = (hash: number, mask: number) => (hash ^ (hash >>> 15)) & mask;

/**
 * A hash table of numbers by the hashes of their texts, in typed arrays: 100,000 seeds take 1.3 MB instead of 25 MB as
 * objects and maps. Two texts may share a hash, so the reader compares the texts too.
 */
export interface SeedTable {
  /** Returns the place of the first entry with this hash; -1 for none. */
  readonly first: (hash: number) => number;
  /** Returns the place of the next entry with the same hash; -1 after the last. */
  readonly next: (place: number) => number;
  readonly valueAt: (place: number) => number;
}

const createSeedTable = (hashes: Int32Array, values: Int32Array): SeedTable => {
  const size = 2 ** Math.ceil(Math.log2(hashes.length + 1));
  const mask = size - 1;
  const starts = new Int32Array(size + 1);
  for (const hash of hashes) starts[bucketOf(hash, mask) + 1] = (starts[bucketOf(hash, mask) + 1] ?? 0) + 1;
  for (let bucket = 0; bucket < size; bucket += 1) {
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  }
  const free = starts.slice();
  const sorted = new Int32Array(hashes.length);
  const valuesOfSorted = new Int32Array(hashes.length);
  // No closure here, because it would keep both lists in memory.
  for (let entry = 0; entry < hashes.length; entry += 1) {
    const hash = hashes[entry] ?? 0;
    const bucket = bucketOf(hash, mask);
    const place = free[bucket] ?? 0;
    free[bucket] = place + 1;
    sorted[place] = hash;
    valuesOfSorted[place] = values[entry] ?? 0;
  }
  const from = (start: number, hash: number): number => {
    const end = starts[bucketOf(hash, mask) + 1] ?? 0;
    for (let place = start; place < end; place += 1) if (sorted[place] === hash) return place;
    return -1;
  };
  return {
    first: (hash) => from(starts[bucketOf(hash, mask)] ?? 0, hash),
    next: (place) => from(place + 1, sorted[place] ?? 0),
    valueAt: (place) => valuesOfSorted[place] ?? 0,
  };
};

/** Collects at most `capacity` entries, then makes their table. */
export const createTableBuilder = (capacity: number) => {
  const hashes = new Int32Array(capacity);
  const values = new Int32Array(capacity);
  let length = 0;
  return {
    add: (hash: number, value: number): void => {
      hashes[length] = hash;
      values[length] = value;
      length += 1;
    },
    build: (): SeedTable => createSeedTable(hashes.subarray(0, length), values.subarray(0, length)),
  };
};

const COMMA = 44;
const STAR = 42;

/** Seeds, separated by commas. A seed is identified by one number: its list's base plus its offset. */
export const createSeedLists = (lists: readonly string[]) => {
  const bases: number[] = [];
  let length = 0;
  for (const list of lists) {
    bases.push(length);
    length += list.length + 1;
  }
  const listOf = (seed: number): number => {
    let low = 0;
    let high = bases.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((bases[middle] ?? 0) <= seed) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const countIn = (list: string): number => {
    let count = 1;
    for (let comma = list.indexOf(','); comma >= 0; comma = list.indexOf(',', comma + 1)) count += 1;
    return count;
  };
  return {
    /** Number of seeds, including empty ones. */
    count: (): number => lists.reduce((sum, list) => sum + countIn(list), 0),
    listOf,
    textOf: (seed: number, list = listOf(seed)): string => {
      const text = lists[list] ?? '';
      const from = seed - (bases[list] ?? 0);
      const to = text.indexOf(',', from);
      return text.slice(from, to < 0 ? text.length : to);
    },
    /** Returns the length of the seed up to its star if the text has these letters at this position; else -1. */
    lettersAt: (text: string, at: number, seed: number, list = listOf(seed)): number => {
      const all = lists[list] ?? '';
      const from = seed - (bases[list] ?? 0);
      for (let step = 0; ; step += 1) {
        const code = from + step < all.length ? all.charCodeAt(from + step) : COMMA;
        if (code === COMMA || code === STAR) return step;
        if (text.charCodeAt(at + step) !== code) return -1;
      }
    },
    /**
     * Calls `read` for each seed of each list, with the list's text, the seed's range in it, and the numbers of seed
     * and list.
     */
    each: (read: (text: string, from: number, to: number, seed: number, list: number) => void): void => {
      lists.forEach((text, list) => {
        const base = bases[list] ?? 0;
        for (let from = 0; from < text.length; ) {
          const comma = text.indexOf(',', from);
          const to = comma < 0 ? text.length : comma;
          if (to > from) read(text, from, to, base + from, list);
          from = to + 1;
        }
      });
    },
  };
};
