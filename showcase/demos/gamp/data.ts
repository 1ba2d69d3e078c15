import type { Item } from '../../shared/connect/inference.ts';
import { type Interests, personalOrder } from '../../shared/connect/personal-order.ts';
import data from './data.json';
import type art from './tournament-art.json';

export type Tournament = Omit<(typeof data.tournaments.connected)[number], 'image'> & {
  readonly image: keyof typeof art;
};

export const COUNTERS = [
  { name: 'coins', value: 151 },
  { name: 'tickets', value: 10 },
  { name: 'trophies', value: 0 },
] as const;

export const GAMES = ['ALL', 'BRAWL STARS', 'GAMP', 'DOTA 2'] as const;
export const TOURNAMENT_TABS = ['HOT', 'UPCOMING', 'LIVE', 'COMPLETED'] as const;
export const REWARD_TABS = ['Daily tasks', 'Milestones', 'Redeem'] as const;

export const ABOUT: ReadonlyMap<string, string> = new Map(Object.entries(data.about));

export const TOURNAMENTS = data.tournaments as Record<keyof typeof data.tournaments, readonly Tournament[]>;

export const GAMES_TO_PLAY = { played: 0, target: 3 } as const;

const textOf = ({ title }: Tournament) => ABOUT.get(title) ?? title;

export const ITEMS: readonly Item[] = [...ABOUT.values()].map((text) => ({ text }));

export const inInterestOrder = (tournaments: readonly Tournament[], interests: Interests) =>
  personalOrder(tournaments, textOf, ({ title }) => title, interests);

export const ofGame = (tournaments: readonly Tournament[], game: string) =>
  game === 'ALL' ? tournaments : tournaments.filter(({ title }) => title.toUpperCase().startsWith(game));

/** All tournaments are in the future, so the other tabs are empty. */
export const underTab = (tournaments: readonly Tournament[], tab: string) => {
  if (tab === 'HOT') return [...tournaments].sort((a, b) => b.joined - a.joined);
  return tab === 'UPCOMING' ? tournaments : [];
};
