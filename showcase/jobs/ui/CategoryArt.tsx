import { categoryArt } from '../interests/catalogue.ts';

/** The icon of a category, in the colour of the surrounding text. */
export const CategoryArt = ({ label, className = 'size-4' }: { label: string; className?: string }) => (
  <svg aria-hidden="true" className={`shrink-0 ${className}`}>
    <use href={categoryArt(label)} />
  </svg>
);
