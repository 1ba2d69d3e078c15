import type { ConnectAttributes } from '../../shared/connect/connect-element.ts';
import type { SCENES } from './scenes.ts';

/** A fixed card of the discover page (specification §3). */
export interface DiscoverCard {
  readonly id: number;
  readonly title: string;
  readonly type: 'List' | 'Article' | 'Guide' | 'Video' | 'Playlist' | 'Gallery';
  readonly image: keyof typeof SCENES;
}

/** Coins shown to everybody (specification §9). */
export const COINS = 150;

export const CARDS = [
  { id: 1, title: 'Ten slow romances for a rainy platform', type: 'List', image: 'platform' },
  { id: 2, title: 'Why every hero runs toward the sea', type: 'Article', image: 'sea' },
  { id: 3, title: 'Giant robots: where to begin', type: 'Guide', image: 'robot' },
  { id: 4, title: 'One minute of flying, frame by frame', type: 'Video', image: 'flight' },
  { id: 5, title: 'Night trains and city pop', type: 'Playlist', image: 'train' },
  { id: 6, title: 'Skies we would live under', type: 'Gallery', image: 'meadow' },
  { id: 7, title: 'Seven gates that lead elsewhere', type: 'List', image: 'gate' },
  { id: 8, title: 'The quiet of an empty classroom', type: 'Article', image: 'window' },
  { id: 9, title: 'How to read a magic system', type: 'Guide', image: 'castle' },
  { id: 10, title: 'Sword fights that are really arguments', type: 'Video', image: 'sword' },
  { id: 11, title: 'Songs for the last episode', type: 'Playlist', image: 'lanterns' },
  { id: 12, title: 'Planets with good weather', type: 'Gallery', image: 'planets' },
] as const satisfies readonly DiscoverCard[];

/** The scene behind each interest on the home page. */
export const INTEREST_SCENES = [
  { interest: 'action', image: 'sword' },
  { interest: 'romance', image: 'platform' },
  { interest: 'sci-fi', image: 'planets' },
  { interest: 'fantasy', image: 'castle' },
] as const satisfies readonly { interest: string; image: DiscoverCard['image'] }[];

export const REQUESTED = ['basic', 'preferences'] as const satisfies ConnectAttributes['requestData'];
