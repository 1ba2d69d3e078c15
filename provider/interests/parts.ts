import {
  createSeedLists,
  createTableBuilder,
  EMPTY_HASH,
  endBefore,
  hashBetween,
  hashOf,
} from './seed-table.ts';

/** A match of a part in a text, and the number of the part's list. */
export interface PartMatch {
  readonly list: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Maximum number of first letters by which parts are indexed: more than two, because many Arabic words begin with the
 * article.
 */
const LONGEST_KEY = 4;
const STAR = 42;

/** Returns the end of the last piece if the pieces occur in this order after `from`; else -1. */
const endOf = (text: string, from: number, pieces: readonly string[]): number => {
  let end = from;
  for (const piece of pieces) {
    const place = text.indexOf(piece, end);
    if (place < 0) return -1;
    end = place + piece.length;
  }
  return end;
};

const indexOf = (seeds: ReturnType<typeof createSeedLists>) => {
  const table = createTableBuilder(seeds.count());
  seeds.each((text, from, to, seed) => {
    const end = endBefore(text, STAR, from, to);
    table.add(hashBetween(text, from, Math.min(end, from + LONGEST_KEY)), seed);
  });
  return table.build();
};

/** Makes a reader of texts that finds the parts of all lists at once. The parts of a list are separated by commas. */
export const createParts = (lists: readonly string[]) => {
  const seeds = createSeedLists(lists);
  const table = indexOf(seeds);

  /** Calls `read` with each match, until it returns true. */
  const search = (text: string, read: (match: PartMatch) => boolean): boolean => {
    const isReadAt = (at: number, hash: number): boolean => {
      for (let place = table.first(hash); place >= 0; place = table.next(place)) {
        const seed = table.valueAt(place);
        const list = seeds.listOf(seed);
        const letters = seeds.lettersAt(text, at, seed, list);
        if (letters < 0) continue;
        const part = seeds.textOf(seed, list);
        const to = endOf(text, at + letters, part.slice(letters + 1).split('*'));
        if (to >= 0 && read({ list, from: at, to })) return true;
      }
      return false;
    };
    for (let at = 0; at < text.length; at += 1) {
      let hash = EMPTY_HASH;
      for (let end = at; end < Math.min(text.length, at + LONGEST_KEY); end += 1) {
        hash = hashOf(hash, text.charCodeAt(end));
        if (isReadAt(at, hash)) return true;
      }
    }
    return false;
  };

  return {
    isIn: (text: string): boolean => search(text, () => true),
    /** Whether one of the matches satisfies the condition. */
    find: search,
    matchesIn: (text: string): readonly PartMatch[] => {
      const matches: PartMatch[] = [];
      search(text, (match) => {
        matches.push(match);
        return false;
      });
      return matches;
    },
  };
};

/**
 * Puts spaces in the place of the matches.
 * @param matches in the order of their beginnings; they may overlap
 */
export const withoutRanges = (text: string, matches: readonly PartMatch[]): string => {
  let [rest, end] = ['', 0];
  for (const { from, to } of matches) {
    if (to <= end) continue;
    const start = Math.max(from, end);
    rest += text.slice(end, start) + ' '.repeat(to - start);
    end = to;
  }
  return rest + text.slice(end);
};
