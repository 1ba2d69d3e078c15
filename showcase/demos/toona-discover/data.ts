import type { ConnectAttributes } from '../../shared/connect/connect-element.ts';
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

export const CARDS = [
  {
    id: 1,
    title: 'Ten slow romances for a rainy platform',
    type: 'List',
    about: 'romance, love stories',
    image: 'platform',
  },
  {
    id: 2,
    title: 'Why every hero runs toward the sea',
    type: 'Article',
    about: 'ocean, adventure, action',
    image: 'sea',
  },
  {
    id: 3,
    title: 'Giant robots: where to begin',
    type: 'Guide',
    about: 'robots, machines, engineering',
    image: 'robot',
  },
  {
    id: 4,
    title: 'One minute of flying, frame by frame',
    type: 'Video',
    about: 'aviation, animation, flying',
    image: 'flight',
  },
  { id: 5, title: 'Night trains and city pop', type: 'Playlist', about: 'trains, pop music', image: 'train' },
  {
    id: 6,
    title: 'Skies we would live under',
    type: 'Gallery',
    about: 'nature, landscapes, sky',
    image: 'meadow',
  },
  {
    id: 7,
    title: 'Seven gates that lead elsewhere',
    type: 'List',
    about: 'fantasy, mythology',
    image: 'gate',
  },
  {
    id: 8,
    title: 'The quiet of an empty classroom',
    type: 'Article',
    about: 'school, students, education',
    image: 'window',
  },
  { id: 9, title: 'How to read a magic system', type: 'Guide', about: 'magic, fantasy', image: 'castle' },
  {
    id: 10,
    title: 'Sword fights that are really arguments',
    type: 'Video',
    about: 'martial arts, fighting, sport',
    image: 'sword',
  },
  { id: 11, title: 'Songs for the last episode', type: 'Playlist', about: 'songs, music', image: 'lanterns' },
  {
    id: 12,
    title: 'Planets with good weather',
    type: 'Gallery',
    about: 'planets, space, astronomy',
    image: 'planets',
  },
] as const satisfies readonly DiscoverCard[];

/** The picture behind each interest of the home page. */
export const INTEREST_SCENES = [
  { interest: 'action', image: 'sword' },
  { interest: 'romance', image: 'platform' },
  { interest: 'sci-fi', image: 'planets' },
  { interest: 'fantasy', image: 'castle' },
] as const satisfies readonly { interest: string; image: DiscoverCard['image'] }[];

export const REQUESTED = ['basic', 'reasons'] as const satisfies ConnectAttributes['requestData'];
