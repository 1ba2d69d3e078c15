import sprite from './categories.svg?url&no-inline';
import { CATEGORIES, FIELDS_OF } from './categories.ts';

export interface InterestItem {
  /** Part of the job search; unique in the catalogue. */
  readonly text: string;
  readonly category: string;
  readonly img_url: string;
}

/** The first field of each category, then the second: only Medium and Large include these. */
const FIELDS = [0, 1, 2].flatMap((index) =>
  CATEGORIES.flatMap((category) =>
    FIELDS_OF[category].slice(index, index + 1).map((text) => ({ text, category })),
  ),
);

export const categoryArt = (label: string) => {
  const found = CATEGORIES.find((category) => category.toLowerCase() === label.toLowerCase());
  return `${sprite}#${(found ?? 'other').toLowerCase().replaceAll(' ', '-')}`;
};

/** 64 items, since Large opens 64 (specification §9). */
export const CATALOGUE: readonly InterestItem[] = [
  ...CATEGORIES.map((category) => ({ text: category, category })),
  ...FIELDS,
].map((item) => ({ ...item, img_url: categoryArt(item.category) }));
