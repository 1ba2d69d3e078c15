import type { TierMap } from '../../shared/connect/connect-element.ts';

export interface MiniApp {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly image: 'heart' | 'slip' | 'panel' | 'note' | 'bowl' | 'bubble' | 'mecha';
}

/** Number of coins, the same for every visitor (specification §9). */
export const COINS = 150;

/** The rows of the widget's data request. */
export const TIERS = {
  Small: {
    type: 'Favourites',
    descriptions: 'Scores that put the characters who fit you first.',
    reward: '10% Discount',
  },
  Large: {
    type: 'Full fan profile',
    descriptions: 'Up to 64 topics, your traits and strongest topics, and the reasons.',
    reward: '2 USDC',
    reasons: true,
  },
} satisfies TierMap;

/** The subject of each anime in plain words. Call 5 gets this text. */
export const ABOUT: ReadonlyMap<string, string> = new Map([
  ['Paper Comet', 'astronomy, space, school'],
  ['Iron Harbor', 'ships, machines, engineering'],
  ['Nine Lives Café', 'cats, coffee, cooking'],
  ['Low Orbit Diner', 'space travel, robots, restaurants'],
  ['The Quiet Shrine', 'nature, forest, mythology'],
  ['Offside Summer', 'football, sport, athletes'],
]);

export const MINI_APPS = [
  {
    id: 1,
    name: 'Oshi Meter',
    description: 'Whom do you really root for? Twelve panels tell.',
    image: 'heart',
  },
  {
    id: 2,
    name: 'Fortune Slip',
    description: 'Draw one paper a day. Tie the bad ones to the tree.',
    image: 'slip',
  },
  { id: 3, name: 'Panel Maker', description: 'Your photo, four frames, one dramatic zoom.', image: 'panel' },
  { id: 4, name: 'Opening Quiz', description: 'Ninety seconds of humming. Name the season.', image: 'note' },
  { id: 5, name: 'Ramen Run', description: 'Deliver nine bowls before the credits roll.', image: 'bowl' },
  { id: 6, name: 'Sidekick Chat', description: 'Talk to the one who always gets one line.', image: 'bubble' },
  { id: 7, name: 'Mecha Garage', description: 'Bolt an arm on. Regret the colour. Repaint.', image: 'mecha' },
] as const satisfies readonly MiniApp[];
