import type { TierMap } from '../../shared/connect/connect-element.ts';
import data from './data.json';
import type { Tournament } from './state.ts';

export const TIERS: TierMap = data.tiers;

/** The three counters of the header (specification §9). */
export const COUNTERS = [
  { name: 'coins', value: 151 },
  { name: 'tickets', value: 10 },
  { name: 'trophies', value: 0 },
] as const;

export const GAMES = ['ALL', 'BRAWL STARS', 'GAMP', 'DOTA 2'] as const;
export const TOURNAMENT_TABS = ['HOT', 'UPCOMING', 'LIVE', 'COMPLETED'] as const;
export const REWARD_TABS = ['Daily tasks', 'Milestones', 'Redeem'] as const;

/** The subject of each tournament in plain words. Call 5 gets this text. */
export const ABOUT: ReadonlyMap<string, string> = new Map(Object.entries(data.about));

/** Tournaments without and with the connected flag (specification §4.8). */
export const TOURNAMENTS = data.tournaments as Record<keyof typeof data.tournaments, readonly Tournament[]>;

export const GAMES_TO_PLAY = { played: 0, target: 3 } as const;
export const CHECK_IN_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
