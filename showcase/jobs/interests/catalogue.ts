import sprite from './categories.svg?url&no-inline';
import { CATEGORIES, type Category } from './categories.ts';
import type { InterestItem } from './interest.ts';

/** More specific fields. They come after the categories, so only Medium and Large include them. */
const FIELDS = [
  ['Software', 'Tech'],
  ['Machine learning', 'AI'],
  ['Marketing', 'Business'],
  ['Product design', 'Design'],
  ['Investment', 'Finance'],
  ['Nursing', 'Healthcare'],
  ['Teaching', 'Education'],
  ['Human rights', 'Law'],
  ['Climate', 'Environmental'],
  ['Journalism', 'Communication'],
  ['Supply chain', 'Logistics'],
  ['Robotics', 'Engineering'],
  ['Recruiting', 'HR'],
  ['Travel', 'Hospitality'],
  ['Coaching', 'Sports'],
  ['Cybersecurity', 'IT'],
  ['Architecture', 'Real Estate'],
  ['Baking', 'Culinary'],
  ['Community work', 'Social Services'],
  ['Laboratory', 'Research'],
  ['Mobile apps', 'Tech'],
  ['Language models', 'AI'],
  ['Start-ups', 'Business'],
  ['Illustration', 'Design'],
  ['Accounting', 'Finance'],
  ['Public health', 'Healthcare'],
  ['Museums', 'Education'],
  ['Policy', 'Law'],
  ['Wildlife', 'Environmental'],
  ['Podcasts', 'Communication'],
  ['Shipping', 'Logistics'],
  ['Aerospace', 'Engineering'],
  ['Training', 'HR'],
  ['Events', 'Hospitality'],
  ['Sports analytics', 'Sports'],
  ['Cloud', 'IT'],
  ['Housing', 'Real Estate'],
  ['Nutrition', 'Culinary'],
  ['Youth work', 'Social Services'],
  ['Statistics', 'Research'],
  ['Games', 'Tech'],
  ['Computer vision', 'AI'],
  ['Fashion', 'Design'],
  ['Biotechnology', 'Research'],
] as const satisfies readonly (readonly [string, Category])[];

/** Returns the symbol of a category in the sprite; an unknown category gets the briefcase. */
export const categoryArt = (label: string) => {
  const known = CATEGORIES.find((category) => category.toLowerCase() === label.toLowerCase());
  return `${sprite}#${(known ?? 'other').toLowerCase().replaceAll(' ', '-')}`;
};

/** The interest list of call 5: 64 items, since Large opens 64 (specification §9). */
export const CATALOGUE: readonly InterestItem[] = [
  ...CATEGORIES.map((category) => ({ text: category, category, img_url: categoryArt(category) })),
  ...FIELDS.map(([text, category]) => ({ text, category, img_url: categoryArt(category) })),
];
