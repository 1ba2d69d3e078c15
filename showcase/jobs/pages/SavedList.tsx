import { useLayoutEffect, useState } from 'react';
import type { Job } from '../api/job.ts';
import type { JobSource } from '../api/search-jobs.ts';
import { CATEGORIES } from '../interests/catalogue.ts';
import { Attribution } from '../ui/Attribution.tsx';
import { CELL, GRID } from './grid-classes.ts';
import { JobCard } from './JobCard.tsx';

const ID = 'saved-list';

/**
 * Placeholder for the saved list in the page's HTML. `app/inline/board-list.js` draws the list into it at the first
 * paint, before the script files arrive. React hydrates it as a text node and does not touch its content.
 */
export const SavedList = () => (
  <div id={ID} className="peer empty:hidden" suppressHydrationWarning>
    {''}
  </div>
);

/** A posting without any values. The inline script replaces the texts of its card, in their order. */
const EMPTY = {
  id: 'id',
  title: '…',
  description: '',
  redirect_url: '',
  company: { display_name: '' },
  location: { display_name: '' },
  category: { label: '' },
};

/** Classes of rows below the window. They are not laid out before the first paint. */
const LATER = '[contain-intrinsic-size:auto_11rem] [content-visibility:auto]';

const SOURCES = ['sample', 'adzuna'] as const satisfies readonly JobSource[];

/** Templates of the saved list: one card, and the line below the list, for each source. */
export const SavedListTemplates = () =>
  SOURCES.map((source) => (
    <template
      key={source}
      id={`${ID}-${source}`}
      data-later={LATER}
      data-categories={CATEGORIES.map((category) => category.toLowerCase()).join()}
    >
      <ul aria-label="Internships" className={GRID}>
        <li className={CELL}>
          <JobCard job={EMPTY} interests={[]} isFirst />
        </li>
      </ul>
      <Attribution source={source} />
    </template>
  ));

/** Reads the drawn list before React replaces it: its postings, and the posting that has the focus. */
const readDrawn = (jobs: readonly Job[]) => {
  const list = document.getElementById(ID);
  const { activeElement } = document;
  return {
    drawn: new Set(list?.firstChild ? jobs.map(({ id }) => id) : []),
    focused: list?.contains(activeElement) ? activeElement?.getAttribute('href') : null,
  };
};

/**
 * For the list that replaces the saved one: keeps the focus on the same posting.
 * @returns ids of the postings that were already drawn
 */
export const useSavedList = (jobs: readonly Job[]): ReadonlySet<string> => {
  const [{ drawn, focused }] = useState(() => readDrawn(jobs));
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>(`a[href="${focused}"]`)?.focus({ preventScroll: true });
  }, [focused]);
  return drawn;
};
