import { useLayoutEffect, useState } from 'react';
import type { Job } from '../api/job.ts';
import type { JobSource } from '../api/search-jobs.ts';
import { CATEGORIES } from '../interests/catalogue.ts';
import { Attribution } from '../ui/Attribution.tsx';
import { CELL, GRID } from './grid-classes.ts';
import { JobCard } from './JobCard.tsx';

const ID = 'saved-list';

/**
 * In the page's HTML, the place of the list that this browser saved: `app/inline/board-list.js` draws it at the first
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

/** Of rows below the window: they are not laid out before the first paint. */
const LATER = '[contain-intrinsic-size:auto_11rem] [content-visibility:auto]';

const SOURCES = ['sample', 'adzuna'] as const satisfies readonly JobSource[];

/** The HTML that the saved list is made of: one card, and the line below the list, for each source. */
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

/** What of the saved list lasts when React takes its place: the postings, and the one that has the focus. */
const readDrawn = (jobs: readonly Job[]) => {
  const list = document.getElementById(ID);
  const { activeElement } = document;
  return {
    drawn: new Set(list?.firstChild ? jobs.map(({ id }) => id) : []),
    focused: list?.contains(activeElement) ? activeElement?.getAttribute('href') : null,
  };
};

/**
 * For the list that takes the place of the saved one: keeps the focus on the posting that has it.
 * @returns the postings that were drawn already
 */
export const useSavedList = (jobs: readonly Job[]): ReadonlySet<string> => {
  const [{ drawn, focused }] = useState(() => readDrawn(jobs));
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>(`a[href="${focused}"]`)?.focus({ preventScroll: true });
  }, [focused]);
  return drawn;
};
