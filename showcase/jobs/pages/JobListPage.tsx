import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConnectButton } from '../../shared/connect/ConnectButton.tsx';
import { type ConnectElement, openWidget } from '../../shared/connect/connect-element.ts';
import { useDeclined, useSignedIn } from '../../shared/connect/use-signed-in.ts';
import { fileHook } from '../../shared/lib/file-hook.ts';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { useWindowEvent } from '../../shared/lib/use-window-event.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Declined } from '../../shared/ui/Declined.tsx';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { useAnswers } from '../answers/answers.ts';
import { type JobListView, useJobList } from '../api/use-job-list.ts';
import { useMarket } from '../api/use-market.ts';
import { APP_NAME, PRODUCT, REQUESTED } from '../constants.ts';
import { type Inference, type Interest, NO_INTERESTS } from '../interests/interest.ts';
import { matchedInterests } from '../interests/match.ts';
import { shownInference } from '../interests/state.ts';
import { SearchBar } from '../search/SearchBar.tsx';
import { useFilters } from '../search/use-filters.ts';
import { useJobs } from '../state/jobs-context.ts';
import { Notice } from '../ui/Notice.tsx';
import type { Fits } from './InterestBar.tsx';
import { CELL, GRID, Listing } from './Listing.tsx';
import { SearchFailed } from './SearchFailed.tsx';

const useBar = fileHook(() => import('./InterestBar.tsx'));

interface BoardHeadingProps {
  readonly connect: RefObject<ConnectElement | null>;
  readonly isPersonal: boolean;
  readonly inference: Inference | null;
  readonly fits: Fits | null;
}

/** The interests replace the lead, so that the list does not move (specification §2.4). */
const BoardHeading = ({ connect, isPersonal, inference, fits }: BoardHeadingProps) => {
  const isSignedIn = useSignedIn(connect);
  const { inference: known, reading } = useJobs();
  // The file loads while the interests are read, so that the bar and the list appear together.
  const bar = useBar(inference !== null || known !== null || reading === 'reading');
  const { isDeclined, answers } = useDeclined();
  const { email } = useAnswers();
  return (
    <div>
      <h1 className="font-display text-[min(1.5rem,6.4vw)] leading-[1.05] font-extrabold tracking-[-0.035em] break-words sm:text-[min(3.75rem,6.8vw)]">
        {isPersonal ? <span className="marker-stroke">Personalized</span> : 'Featured'} Internships
      </h1>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-12 gap-y-2 sm:mt-5 sm:gap-y-5">
        <div className="min-h-[2.375rem] min-w-0 sm:min-h-20 grow basis-96 max-sm:basis-full">
          {inference && bar && (
            <bar.InterestBar
              inference={inference}
              fits={fits}
              onAskWhy={() => void openWidget(connect.current, { row: 'reasons' }).catch(console.error)}
            />
          )}
          {!inference && (
            // At most as high as the bar: 38 px on a phone, 80 px from a width of 640 px.
            <p className="max-w-xl text-sm leading-tight text-pretty text-muted sm:text-lg sm:leading-[1.45]">
              <span className="max-sm:hidden">Open placements from twenty fields. </span>
              {isSignedIn
                ? 'Connect a platform or share again, and the list rearranges itself around you.'
                : `Sign in with ${PRODUCT} and the list rearranges itself around you.`}
            </p>
          )}
        </div>
        <ConnectButton
          ref={connect}
          app="jobs"
          appName={APP_NAME}
          email={email}
          requestData={REQUESTED}
          autoFetch
          {...answers}
        />
        <Declined isDeclined={isDeclined} text="The list stays as it is." className="basis-full text-muted" />
      </div>
    </div>
  );
};

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs a change of the page as one animation, where the browser has it and the person allows motion. */
const animated = (change: () => void) => {
  if (!('startViewTransition' in document) || document.hidden || isStill()) return change();
  // A skipped transition, as in a hidden window, changes the page too, so its rejection is ignored.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
};

/** The old value stays until the new one is settled, so that all parts change at once. */
const useOneChange = <Value,>(key: string, isSettled: boolean, value: Value): Value => {
  const [shownKey, setShownKey] = useState(key);
  const last = useRef(value);
  const isShown = shownKey === key;
  useEffect(() => {
    if (isShown) last.current = value;
    else if (isSettled) animated(() => setShownKey(key));
  });
  return isShown ? value : last.current;
};

interface SavedNoticeProps {
  /** Milliseconds since 1970; 0 if unknown. */
  readonly savedAt: number;
  readonly onRetry: () => void;
}

/** Searches again as soon as the device is online. */
const SavedNotice = ({ savedAt, onRetry }: SavedNoticeProps) => {
  useWindowEvent('online', onRetry);
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="plain" onClick={leaving(onRetry)}>
          Retry
        </Button>
      }
    >
      The job search can’t be reached. These postings were saved{' '}
      {savedAt > 0 ? `on ${new Date(savedAt).toLocaleDateString('en', { dateStyle: 'long' })}` : 'earlier'}.
    </Notice>
  );
};

const CARDS = [1, 2, 3, 4, 5, 6];

const LINE = 'h-4 rounded-full bg-sunken';

const LoadingList = () => (
  <div className="min-h-[70vh]">
    <Spinner
      label="Loading internships…"
      withoutScript="The list of internships needs JavaScript, which this browser does not run."
      isLine
      className="mb-1 text-accent sm:mb-4"
    />
    <ul aria-hidden="true" className={`${GRID} animate-awaited-list [div:has(noscript>p)~&]:hidden`}>
      {CARDS.map((card) => (
        <li key={card} className={CELL}>
          <div className="grid content-start gap-3 rounded-2xl border border-line bg-surface p-5 max-md:h-28 md:h-44">
            <span className={`${LINE} w-1/3`} />
            <span className={`${LINE} w-4/5`} />
            <span className={`${LINE} w-1/2`} />
          </div>
        </li>
      ))}
    </ul>
  </div>
);

const useNotice = fileHook(() => import('./ReadingNotice.tsx'));

const fitsOf = (view: JobListView, interests: readonly Interest[]): Fits | null => {
  if (view.status !== 'ready' || interests.length === 0) return null;
  const { jobs, fits, count, hidden } = view.list;
  if (jobs.length === 0) return null;
  if (fits === undefined || interests.some(({ own }) => own)) {
    // Adzuna does not say how many fit, and the search does not know the person's own terms.
    const listed = jobs.filter((job) => matchedInterests(job, interests).length > 0).length;
    return { fitting: listed, all: jobs.length, isListed: true };
  }
  // Both numbers come from the search, which does not know the hidden postings.
  return { fitting: fits, all: count + hidden, isListed: false };
};

const foundBy = (view: JobListView) =>
  view.status === 'ready' && !view.isRefreshing && view.savedAt === null ? view.list.count : null;

/** The heading appears before the list (specification §2.2). */
export const Component = () => {
  const { inference, list, reading } = useJobs();
  const view = useJobList();
  const connect = useRef<ConnectElement>(null);
  const { filters, change } = useFilters();
  const market = useMarket(view);
  const isPersonal = shownInference({ inference, list }) !== null;
  const isSettled = view.status !== 'ready' || !view.isRefreshing;
  const shown = useOneChange(`${isPersonal} ${inference !== null}`, isSettled, {
    view,
    inference,
    isPersonal,
  });
  const interests = (shown.isPersonal && shown.inference?.interests) || NO_INTERESTS;
  const fits = useMemo(() => fitsOf(shown.view, interests), [shown.view, interests]);
  // The shown list may be older for a moment, but the status of the request must be current.
  const isRefreshing = reading === 'reading' || (view.status === 'ready' && view.isRefreshing);
  return (
    <main className="mx-auto w-full max-w-6xl grow px-5 pt-3 pb-24 sm:px-8 sm:pt-14">
      <title>{`${shown.isPersonal ? 'Personalized' : 'Featured'} Internships · Internship Job Board`}</title>
      <div className="grid grid-cols-1 gap-2 sm:gap-8">
        <BoardHeading
          connect={connect}
          isPersonal={shown.isPersonal}
          inference={shown.inference}
          fits={fits}
        />
        <SearchBar filters={filters} market={market} found={foundBy(view)} onChange={change} />
        {shown.view.status === 'loading' ? (
          <LoadingList />
        ) : (
          <Board
            view={shown.view}
            isRefreshing={isRefreshing}
            interests={interests}
            onConnect={() => void openWidget(connect.current, { step: 'onboarding' }).catch(console.error)}
          />
        )}
      </div>
    </main>
  );
};

interface BoardProps {
  readonly view: Exclude<JobListView, { status: 'loading' }>;
  readonly isRefreshing: boolean;
  readonly interests: readonly Interest[];
  readonly onConnect: () => void;
}

const Board = ({ view, isRefreshing, interests, onConnect }: BoardProps) => {
  const { reading, why, rest } = useJobs();
  // The file loads while the interests are read, so that it is there if the network is gone then.
  const notice = useNotice(reading !== 'idle' || why !== null || rest !== 'none');
  const savedAt = view.status === 'ready' ? view.savedAt : null;
  return (
    <>
      <div className="grid gap-3 empty:hidden">
        {view.status === 'ready' && notice && <notice.ReadingNotice onConnect={onConnect} />}
        {savedAt !== null && <SavedNotice savedAt={savedAt} onRetry={view.retry} />}
      </div>
      <div>
        {view.status === 'failed' ? (
          <SearchFailed error={view.error} onRetry={view.retry} />
        ) : (
          <Listing view={view} isRefreshing={isRefreshing} interests={interests} />
        )}
      </div>
    </>
  );
};
