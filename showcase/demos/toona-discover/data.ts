import contents from './contents.json';
import data from './data.json';
import scenes from './scenes.json';

/** `about` is the subject in plain words. Call 5 gets it, because a title may play with words. */
export type DiscoverCard = Omit<(typeof data)[number], 'type' | 'image'> & {
  readonly type: 'List' | 'Article' | 'Guide' | 'Video' | 'Playlist' | 'Gallery';
  readonly image: keyof typeof scenes;
};

export const COINS = 150;

export const CARDS = data as readonly DiscoverCard[];

/** The same for every visitor, with the picture behind each interest on the home page. */
export const INTEREST_SCENES = [
  { interest: 'action', image: 'sword' },
  { interest: 'romance', image: 'platform' },
  { interest: 'sci-fi', image: 'planets' },
  { interest: 'fantasy', image: 'castle' },
] as const satisfies readonly { interest: string; image: DiscoverCard['image'] }[];

export interface Content {
  readonly lead: string;
  readonly lines: readonly string[];
  readonly pictures?: readonly (keyof typeof SCENES)[];
}

export const CONTENTS = contents as Record<DiscoverCard['image'], Content>;

export interface Scene {
  readonly sky: readonly string[];
  readonly light: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string };
  readonly hasStars?: boolean;
  readonly shapes: readonly { readonly d: string; readonly colour: string; readonly opacity?: number }[];
}

export const SCENES: Record<keyof typeof scenes, Scene> = scenes;
