import { readText, removeStored, writeText } from '../shared/lib/json-storage.ts';
import { PERSONAL_KEYS } from './areas.ts';

/** Time of the last share, in milliseconds since 1970. */
const SHARED_KEY = 'data-connect:showcase:shared-at';
/** The registered storage period of the showcase's applications (`showcase/sandbox/apps.ts`). */
const KEEP_MS = 30 * 86_400_000;

export const noteShare = (now = Date.now()) => writeText(SHARED_KEY, String(now));

/** Removes what the pages store about a person once the registered time is over. Runs before the first render. */
export const forgetOld = (now = Date.now()) => {
  if (!PERSONAL_KEYS.some((key) => readText(key) !== null)) return removeStored(SHARED_KEY);
  const sharedAt = Number(readText(SHARED_KEY));
  // Data of unknown age is kept from today on.
  if (!(sharedAt > 0 && sharedAt <= now)) return void noteShare(now);
  if (now - sharedAt < KEEP_MS) return;
  for (const key of [...PERSONAL_KEYS, SHARED_KEY]) removeStored(key);
};
