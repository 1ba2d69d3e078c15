import contents from './contents.json';
import data from './data.json';
import scenes from './scenes.json';

/** `about` is the subject in plain words. Call 5 gets it, because a title may play with words. */
export type DiscoverCard = Omit<(typeof data)[number], 'type' | 'image'> & {
  readonly type: 'List' | 'Article' | 'Guide' | 'Video' | 'Playlist' | 'Gallery';
  readonly image: keyof typeof scenes;
};

/** Number of coins, the same for every visitor (specification §9). */
export const COINS = 150;

export const CARDS = data as readonly DiscoverCard[];

/** The interests after any login, the same for every visitor, and the picture behind each on the home page. */
export const INTEREST_SCENES = [
  { interest: 'action', image: 'sword' },
  { interest: 'romance', image: 'platform' },
  { interest: 'sci-fi', image: 'planets' },
  { interest: 'fantasy', image: 'castle' },
] as const satisfies readonly { interest: string; image: DiscoverCard['image'] }[];

/** What a card opens. The card's type says how its lines are shown. */
export interface Content {
  readonly lead: string;
  /** Entries, paragraphs, steps, chapters or songs. */
  readonly lines: readonly string[];
  readonly pictures?: readonly (keyof typeof SCENES)[];
}

export const CONTENTS = contents as Record<DiscoverCard['image'], Content>;

/** A painted background of 400 × 300: sky, a light, and shapes from far to near. */
export interface Scene {
  /** Three colours from top to bottom. */
  readonly sky: readonly string[];
  readonly light: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string };
  readonly hasStars?: boolean;
  readonly shapes: readonly { readonly d: string; readonly colour: string; readonly opacity?: number }[];
}

export const SCENES: Record<keyof typeof scenes, Scene> = scenes;
