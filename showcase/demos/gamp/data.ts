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
export const ABOUT: ReadonlyMap<string, string> = new Map([
  ['Valorant Weekly Scrims', 'shooter video games, esports, teamwork'],
  ['GAMP Tournament', 'video games, competitions'],
  ['Brawl Stars Championship', 'mobile games, team sport'],
  ['Clash of Clans War', 'strategy games, mobile games'],
]);

/** Tournaments without and with the connected flag (specification §4.8). */
export const TOURNAMENTS = data.tournaments as Record<keyof typeof data.tournaments, readonly Tournament[]>;

export const GAMES_TO_PLAY = { played: 0, target: 3 } as const;
export const CHECK_IN_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export const PRIZES = [
  { name: '10% Discount', cost: 500 },
  { name: '2 USDC', cost: 1000 },
  { name: '3.5 USDC', cost: 1500 },
] as const;

/** Texts of the links below the log-in. */
export const NOTES = {
  terms: {
    title: 'Terms',
    paragraphs: [
      'GAMP is a demo. There are no tournaments, no prizes and no PS5, however hard you play.',
      'Play fair, be kind, and close the tab whenever you like.',
    ],
  },
  privacy: {
    title: 'Privacy',
    paragraphs: [
      'The e-mail you type here stays in this page and is gone when you leave it.',
      'Kept in this browser until you log out or sign out: your name, what you shared of your interests, whether data is connected, your tournaments, your check-ins and your reward. Until your platforms have been read, the access to your interests stays in it for an hour at most.',
    ],
  },
} as const;
