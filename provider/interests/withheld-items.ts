import { LRUCache } from 'lru-cache';
import { digest } from '../secrets/keyring.ts';
import { inTurns } from './turns.ts';
import { type Finding, findingOf } from './withheld.ts';
import { isAscii } from './withheld-text.ts';

/**
 * Whether a thing's name, its description, or both together are about one of the subjects of `excluded-subjects.ts`.
 * The model reads both together: "Dating again" is sensitive below "Widowed".
 */
export const isSensitiveThing = (name: string, about: string, find = findingOf): boolean => {
  if (about === '' || about === name) return find(name) === 'sensitive';
  const found = find(`${name} ${about} ${name}`);
  // Name or description alone would give no other finding, except for umlauts: "Fluechtlinge" is read with its umlaut
  // only in a text without accents.
  if (found === 'nothing' && isAscii(name) === isAscii(about)) return false;
  return [found, find(name), find(about)].includes('sensitive');
};

interface Asked {
  readonly text: string;
  readonly category?: string | undefined;
}

/** Number of remembered findings: about 2 MB. */
const KNOWN_ITEMS = 10_000;
/** An application asks about the same items for each person. The keys are digests: no text stays in memory. */
const known = new LRUCache<string, Finding>({ max: KNOWN_ITEMS });

const rememberedFinding = (text: string): Finding => {
  const key = digest(text);
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = findingOf(text);
  known.set(key, found);
  return found;
};

/** Returns the indices of the items that are never scored, even with an approval. */
export const withheldAmong = async (items: readonly Asked[]): Promise<readonly number[]> => {
  const found = await inTurns(items, ({ text, category = '' }) =>
    isSensitiveThing(text, category, rememberedFinding),
  );
  return found.flatMap((isWithheld, place) => (isWithheld ? [place] : []));
};
