import { isRecord } from '../../shared/lib/is-record.ts';
import { readStreak } from '../../shared/lib/streak.ts';
import { type GampState, NO_STREAK } from './state.ts';

/** The stored state with which the next visit of a logged-in person continues, without the e-mail address. */
export type Visit = Pick<GampState, 'reward' | 'joined' | 'checkIns'>;

/** Reads a stored visit of any shape; `null` if the person is not logged in. */
export const readVisit = (stored: unknown): Visit | null => {
  if (!isRecord(stored)) return null;
  const { reward, joined, checkIns } = stored;
  const titles: readonly unknown[] = Array.isArray(joined) ? joined : [];
  return {
    reward: typeof reward === 'string' ? reward : null,
    joined: titles.filter((title) => typeof title === 'string'),
    checkIns: readStreak(checkIns, NO_STREAK),
  };
};

/** What the next visit needs; `undefined` for a person who is not logged in. */
export const visitOf = ({ screen, reward, joined, checkIns }: GampState): Visit | undefined =>
  screen === 'home' ? { reward, joined, checkIns } : undefined;
