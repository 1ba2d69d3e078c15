import type { Item } from '../../shared/connect/inference.ts';
import { type Interests, personalOrder } from '../../shared/connect/personal-order.ts';
import data from './data.json';
import type art from './tournament-art.json';

export type Tournament = Omit<(typeof data.tournaments.connected)[number], 'image'> & {
  readonly image: keyof typeof art;
};

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

const textOf = ({ title }: Tournament) => ABOUT.get(title) ?? title;

export const ITEMS: readonly Item[] = [...ABOUT.values()].map((text) => ({ text }));

export const inInterestOrder = (tournaments: readonly Tournament[], interests: Interests) =>
  personalOrder(tournaments, textOf, ({ title }) => title, interests);

/** Returns the tournaments of one game, matched by the start of the title; `ALL` returns every tournament. */
export const ofGame = (tournaments: readonly Tournament[], game: string) =>
  game === 'ALL' ? tournaments : tournaments.filter(({ title }) => title.toUpperCase().startsWith(game));

/**
 * Returns the tournaments of a tab. All of them are in the future, so the tabs for live and completed ones are empty.
 */
export const underTab = (tournaments: readonly Tournament[], tab: string) => {
  if (tab === 'HOT') return [...tournaments].sort((a, b) => b.joined - a.joined);
  return tab === 'UPCOMING' ? tournaments : [];
};
