import { isRecord } from '../../shared/lib/is-record.ts';
import { readJson, readText, writeJson, writeText } from '../../shared/lib/json-storage.ts';

const ONBOARDED_KEY = 'data-connect:jobs:onboarded';

export const isOnboarded = () => readText(ONBOARDED_KEY) === 'true';

export const rememberOnboarded = () => writeText(ONBOARDED_KEY, 'true');

/** Visits are the person's own, so a sign-out leaves them. */
const KEY = 'data-connect:jobs:visits';
/** After a pause of this length in ms, the next look at the board is another visit. */
const PAUSE_MS = 30 * 60_000;

/** The clock may have been put back since. */
const timeBefore = (value: unknown, now: number) =>
  typeof value === 'number' && value > 0 && value <= now ? value : null;

const readVisits = (now: number) => {
  const stored = readJson(KEY);
  const { before, seen } = isRecord(stored) ? stored : {};
  return { before: timeBefore(before, now), seen: timeBefore(seen, now) };
};

export const noteSeen = (now = Date.now()): void => void writeJson(KEY, { ...readVisits(now), seen: now });

/** Returns the end of the previous visit, in ms since 1970; `null` for the first visit of this browser. */
export const noteVisit = (now = Date.now()): number | null => {
  const { before, seen } = readVisits(now);
  const isNext = seen !== null && now - seen >= PAUSE_MS;
  const end = isNext ? seen : before;
  writeJson(KEY, { before: end, seen: now });
  return end;
};

let lastVisit: number | null | undefined;

/** Milliseconds since 1970; `null` if this browser knows none. */
export const lastVisitEnd = (): number | null => {
  if (lastVisit === undefined) lastVisit = noteVisit();
  return lastVisit;
};
