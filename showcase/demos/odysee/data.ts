import data from './data.json';
import type pictures from './pictures.json';

export const MENU = [
  'Home',
  'Following',
  'Featured',
  'Pop Culture',
  'Artists',
  'Education',
  'Lifestyle',
  'Spooky',
  'Gaming',
  'Tech',
] as const;

export type Schedule = 'everyone' | 'yours';

export type MenuEntry = (typeof MENU)[number];
export type Category = Exclude<MenuEntry, 'Home' | 'Following' | 'Featured'>;

/** `about` is the subject in plain words. Call 5 gets it, because a title may play with words. */
export type Video = Omit<(typeof data.everyone.videos)[number], 'category' | 'image'> & {
  readonly category: Category;
  readonly image: { readonly picture: keyof typeof pictures; readonly alt: string };
};

export interface Programme {
  readonly banner: { readonly video: Video; readonly line: string };
  readonly videos: readonly Video[];
}

export const PROGRAMMES = data as Record<Schedule, Programme>;
