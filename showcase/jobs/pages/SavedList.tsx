import { useLayoutEffect, useState } from 'react';
import type { JobSource } from '../api/search-jobs.ts';
import { CATEGORIES } from '../interests/catalogue.ts';
import { Attribution } from '../ui/Attribution.tsx';
import { CELL, GRID } from './grid-classes.ts';
import { JobCard } from './JobCard.tsx';

const ID = 'saved-list';

/**
 * In the page's HTML, the place of the list that this browser saved: `app/inline/after-content.js` draws it at the first
 * paint, long before the scripts are there. React takes the text for its own and leaves what is in it alone.
 */
export const SavedList = () => (
  <div id={ID} className="peer empty:hidden" suppressHydrationWarning>
    {''}
  </div>
);

/** What a card says of a posting that leaves everything out: the script replaces the texts that it knows, in their order. */
const EMPTY = {
  id: 'id',
  title: '…',
  description: '',
  redirect_url: '',
  company: { display_name: '' },
  location: { display_name: '' },
  category: { label: '' },
};

const SOURCES = ['sample', 'adzuna'] as const satisfies readonly JobSource[];

/** The HTML that the saved list is made of: one card, and the line below the list, for each source. */
export const SavedListTemplates = () =>
  SOURCES.map((source) => (
    <template
      key={source}
      id={`${ID}-${source}`}
      data-categories={CATEGORIES.map((category) => category.toLowerCase()).join()}
    >
      <ul aria-label="Internships" className={GRID}>
        {/* What is below the window is not laid out before the first paint. */}
        <li
          className={`${CELL} nth-[n+7]:[contain-intrinsic-size:auto_11rem] nth-[n+7]:[content-visibility:auto]`}
        >
          <JobCard job={EMPTY} interests={[]} isFirst />
        </li>
      </ul>
      <Attribution source={source} />
    </template>
  ));

/**
 * For the list that takes the place of the saved one: keeps the focus on the posting that has it.
 * @returns whether there was a saved list
 */
export const useSavedList = (): boolean => {
  const [saved] = useState(() => document.getElementById(ID));
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    if (!saved?.contains(focused)) return;
    const same = `a[href="${focused?.getAttribute('href')}"]`;
    document.querySelector<HTMLElement>(same)?.focus({ preventScroll: true });
  }, [saved, focused]);
  return Boolean(saved?.firstChild);
};
