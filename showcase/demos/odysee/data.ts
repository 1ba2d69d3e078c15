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

export interface Video {
  readonly title: string;
  /** The subject in plain words. Call 5 gets this text, because a title may play with words. */
  readonly about: string;
  readonly author: string;
  readonly views: number;
  readonly date: string;
  /** Hours, minutes and seconds: `1:02:03`. */
  readonly duration: string;
  readonly category: Category;
  readonly isFeatured: boolean;
  readonly image: { readonly picture: keyof typeof pictures; readonly alt: string };
}

export interface Programme {
  readonly banner: { readonly video: Video; readonly line: string };
  readonly videos: readonly Video[];
}

/** The general programme, and the one after a widget response (specification §4.4). */
export const PROGRAMMES = data as Record<Schedule, Programme>;
