import type { ConnectAttributes } from '../../shared/connect/connect-element.ts';
import data from './data.json';
import type { SCENES } from './scenes.ts';

/** A fixed card of the discover page (specification §3). */
export interface DiscoverCard {
  readonly id: number;
  readonly title: string;
  /** The subject in plain words. Call 5 gets this text, because a title may play with words. */
  readonly about: string;
  readonly type: 'List' | 'Article' | 'Guide' | 'Video' | 'Playlist' | 'Gallery';
  readonly image: keyof typeof SCENES;
}

/** Number of coins, the same for every visitor (specification §9). */
export const COINS = 150;

export const CARDS = data as readonly DiscoverCard[];

/** The picture behind each interest of the home page. */
export const INTEREST_SCENES = [
  { interest: 'action', image: 'sword' },
  { interest: 'romance', image: 'platform' },
  { interest: 'sci-fi', image: 'planets' },
  { interest: 'fantasy', image: 'castle' },
] as const satisfies readonly { interest: string; image: DiscoverCard['image'] }[];

export const REQUESTED = ['basic', 'reasons'] as const satisfies ConnectAttributes['requestData'];
