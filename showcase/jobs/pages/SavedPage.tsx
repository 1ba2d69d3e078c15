import { useRef } from 'react';
import { Link } from 'react-router';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { Button, buttonClasses } from '../../shared/ui/Button.tsx';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { NOT_KEPT } from '../constants.ts';
import { type Hidden, storedMarks, useMarks, withoutHidden } from '../marks/marks.ts';
import { Attribution } from '../ui/Attribution.tsx';
import { EmptyPlace } from '../ui/Notice.tsx';
import { SavedActions } from './SavedActions.tsx';
import { SavedPosting } from './SavedPosting.tsx';
import { useReturnFocus } from './use-card-focus.ts';

/** The postings that the person hid, each with the way back. */
const HiddenPostings = ({ hidden }: { hidden: readonly Hidden[] }) => (
  <section aria-labelledby="hidden" className="mt-14">
    <h2 id="hidden" className="font-display text-2xl font-bold tracking-[-0.02em]">
      Not interested
    </h2>
    <p className="mt-2 max-w-prose text-muted">
      Your list leaves these out and shows internships like them last. This browser alone knows.
    </p>
    <ul className="mt-4 divide-y divide-line border-line border-y">
      {hidden.map((job) => (
        <li key={job.id} className="flex flex-wrap items-center justify-between gap-x-6 py-1.5">
          <span className="min-w-0 break-words">
            {job.title}
            {job.company.display_name && <span className="text-muted"> · {job.company.display_name}</span>}
          </span>
          <Button
            variant="link"
            onClick={leaving(() => storedMarks.change((marks) => withoutHidden(marks, job.id)))}
          >
            Show again
            <span className="sr-only">: {job.title}</span>
          </Button>
        </li>
      ))}
    </ul>
  </section>
);

/** `/saved`: what the person saved and applied for, and what they hid. */
export const Component = () => {
  const { kept, hidden } = useMarks();
  const isHydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  useReturnFocus(list);
  const sources = [...new Set(kept.map(({ source }) => source))];
  return (
    <main className="mx-auto w-full max-w-4xl grow px-5 pt-8 pb-24 sm:px-8 sm:pt-14">
      <title>Saved internships · Internship Job Board</title>
      <h1 className="font-display text-3xl font-extrabold tracking-[-0.03em] sm:text-5xl">
        Saved Internships
      </h1>
      <p className="mt-3 max-w-prose text-muted">
        {isHydrated && storedMarks.isPassing()
          ? NOT_KEPT
          : 'Kept in this browser only, whether or not you are signed in.'}
      </p>
      {!isHydrated ? (
        <Spinner
          label="Loading what you saved…"
          withoutScript="The saved list needs JavaScript, which this browser does not run."
          className="min-h-[70vh] text-accent"
        />
      ) : (
        // As high as the spinner, so that the page's footer does not move.
        <div className="min-h-[70vh]">
          {kept.length + hidden.length > 0 && <SavedActions kept={kept} />}
          {kept.length === 0 ? (
            <EmptyPlace className="mt-8">
              <p>Nothing saved yet. The bookmark on an internship puts it here.</p>
              <Link to="/" className={buttonClasses('main')}>
                See all internships
              </Link>
            </EmptyPlace>
          ) : (
            <ul ref={list} aria-label="Saved internships" className="mt-6 grid gap-3">
              {kept.map((each) => (
                <SavedPosting key={each.job.id} kept={each} />
              ))}
            </ul>
          )}
          {sources.map((source) => (
            <Attribution key={source} source={source} />
          ))}
          {hidden.length > 0 && <HiddenPostings hidden={hidden} />}
        </div>
      )}
    </main>
  );
};
