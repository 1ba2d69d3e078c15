import { ArrowLeft, Share2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { isFirstEntry } from '../../shared/lib/entry-keys.ts';
import { fileHook } from '../../shared/lib/file-hook.ts';
import { useNear } from '../../shared/lib/use-near.ts';
import { Button, buttonClasses } from '../../shared/ui/Button.tsx';
import { useCopy } from '../../shared/ui/CopyButton.tsx';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { ageText, type Job, pageTitle, payText, placeText, postingPath, timeText } from '../api/job.ts';
import { plainText } from '../api/plain-text.ts';
import type { FoundJob } from '../api/search-jobs.ts';
import { useJob } from '../api/use-job-list.ts';
import { matchedInterests } from '../interests/match.ts';
import { keptOf, storedMarks, useMarks, withoutHidden } from '../marks/marks.ts';
import { useJobs } from '../state/jobs-context.ts';
import { AppliedToggle, MarkToggle } from '../ui/Controls.tsx';
import { CategoryLabel, FactIcon, Monogram } from '../ui/Icons.tsx';
import { ApplyLink, Attribution } from '../ui/Links.tsx';
import { Matches } from '../ui/Matches.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { useOpenedPosting } from './use-return-focus.ts';

/** A page that was opened directly has no previous step, so it goes to the list. */
const useGoBack = () => {
  const navigate = useNavigate();
  const isFirst = isFirstEntry(useLocation().key);
  return () => void (isFirst ? navigate('/') : navigate(-1));
};

const BackButton = () => {
  const goBack = useGoBack();
  return (
    <Button variant="plain" onClick={goBack}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back
    </Button>
  );
};

const useSanitiser = fileHook(() => import('../api/sanitise.ts'));

const TEXT = 'max-w-[68ch] text-[1.0625rem] leading-[1.65] break-words';

const BLOCK_END = /<\/(?:p|li|h\d)>|<br *\/?>/i;

const linesOf = (html: string) => [...new Set(html.split(BLOCK_END).map(plainText).filter(Boolean))];

interface DescriptionProps {
  readonly html: string;
  /** Content below the text. It is shown with the text, because it would move down when the text appears. */
  readonly children: ReactNode;
}

/** Sanitised (contract §6). Without the sanitiser's file, only the text appears. */
const Description = ({ html, children }: DescriptionProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isLost, setLost] = useState(false);
  const sanitiser = useSanitiser(true, () => setLost(true));
  useLayoutEffect(() => {
    if (sanitiser) place.current?.replaceChildren(sanitiser.sanitise(html));
  }, [sanitiser, html]);
  return (
    <>
      {/* The minimum height keeps the footer out of view until the text is there. */}
      <div
        ref={place}
        data-description
        className={`job-prose ${isLost ? '' : 'empty:min-h-[70vh]'} ${TEXT}`}
      />
      {isLost && !sanitiser && (
        <div className={`job-prose ${TEXT}`}>
          {linesOf(html).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {(sanitiser || isLost) && children}
    </>
  );
};

const SAID = { none: 'Share', copied: 'Link copied', refused: 'Copy the address of this page' } as const;

export const ShareButton = ({ job }: { job: Job }) => {
  const { outcome, copy, reset } = useCopy();
  const share = async () => {
    const url = new URL(postingPath(job.id), window.location.href).href;
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title: job.title, url });
    } catch (error) {
      // A person who closes the dialog wants no copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <>
      <Button variant="quiet" className="max-sm:px-2" onClick={share} onBlur={reset}>
        <Share2 aria-hidden="true" className="size-4" />
        {SAID[outcome]}
      </Button>
      {/* Inside the button, the status would become a part of its name. */}
      <span role="status" className="sr-only">
        {outcome !== 'none' && SAID[outcome]}
      </span>
    </>
  );
};

/** Hiding the posting leads back to the list, which offers the undo. */
const PostingMarks = ({ job, source }: FoundJob) => {
  const { toggleSaved, toggleApplied, hide } = useJobs();
  const marks = useMarks();
  const kept = keptOf(marks, job.id);
  const isHidden = marks.hidden.some(({ id }) => id === job.id);
  const goBack = useGoBack();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 max-sm:gap-1.5">
      <MarkToggle
        isOn={Boolean(kept?.savedAt)}
        onToggle={() => toggleSaved(job, source)}
        icon={<FactIcon of="save" className={kept?.savedAt ? 'fill-current' : 'fill-none'} />}
      >
        Save
      </MarkToggle>
      <AppliedToggle isOn={Boolean(kept?.appliedAt)} onToggle={() => toggleApplied(job, source)} />
      <Button
        variant="quiet"
        className="max-sm:px-2"
        onClick={() => {
          if (isHidden) return void storedMarks.change((now) => withoutHidden(now, job.id));
          hide(job);
          goBack();
        }}
      >
        <FactIcon of="hide" className="fill-none" />
        {isHidden ? 'Show again' : 'Not interested'}
      </Button>
      <ShareButton job={job} />
      {isHidden && <p className="basis-full text-sm text-muted">Your list leaves this internship out.</p>}
    </div>
  );
};

const useSimilarFile = fileHook(() => import('./SimilarPostings.tsx'));

const SimilarPlace = (found: FoundJob) => {
  const { place, isNear } = useNear<HTMLDivElement>('0px');
  const similar = useSimilarFile(isNear);
  return <div ref={place}>{similar && <similar.SimilarPostings {...found} />}</div>;
};

const JobFacts = ({ job }: { job: Job }) => {
  const age = ageText(job);
  const facts = [payText(job), timeText(job), age && `posted ${age}`].filter(Boolean);
  return (
    <div className="flex min-w-0 items-center gap-4">
      {job.company.display_name && (
        <Monogram company={job.company.display_name} className="size-14 rounded-xl text-xl" />
      )}
      <div className="grid min-w-0 gap-1 text-[0.9375rem]">
        <p className="break-words font-semibold">{job.company.display_name || 'Employer not named'}</p>
        <p className="flex min-w-0 items-center gap-2 text-muted">
          <FactIcon of="place" />
          <span className="break-words">{placeText(job) || 'Place not named'}</span>
        </p>
        {facts.length > 0 && (
          <p className="flex min-w-0 items-center gap-2 text-muted">
            <FactIcon of="facts" />
            <span className="break-words">{facts.join(' · ')}</span>
          </p>
        )}
      </div>
    </div>
  );
};

const JobDetail = ({ job, source }: FoundJob) => {
  const { inference } = useJobs();
  return (
    <article className="mt-4 animate-detail max-sm:flex max-sm:flex-col sm:mt-8">
      <title>{pageTitle(job)}</title>
      <CategoryLabel job={job} />
      <h1 className="mt-2 max-w-4xl font-display text-3xl leading-[1.08] font-extrabold tracking-[-0.03em] break-words sm:text-5xl">
        {job.title}
      </h1>
      {/* On a phone, `contents` makes the link to apply an item of the article, so that it can stay in view. */}
      <div className="border-line sm:mt-6 sm:flex sm:items-center sm:justify-between sm:gap-6 sm:border-y sm:py-5 max-sm:contents">
        <div className="border-line max-sm:mt-4 max-sm:border-y max-sm:py-3">
          <JobFacts job={job} />
        </div>
        {job.redirect_url === '' ? (
          <p className="text-muted">This posting has no address to apply at.</p>
        ) : (
          <div className="apply-bar max-sm:order-last">
            <ApplyLink job={job} text="Apply Now" className="max-sm:w-full" />
          </div>
        )}
      </div>
      {/* The reasons come before the marks, so that the first screen of a phone shows them above the bar. */}
      {inference && (
        <div className="mt-3 sm:mt-5">
          <Matches interests={matchedInterests(job, inference.interests)} />
        </div>
      )}
      <PostingMarks job={job} source={source} />
      <div className="mt-8">
        <Description html={job.description}>
          <SimilarPlace job={job} source={source} />
        </Description>
      </div>
      <Attribution source={source} />
    </article>
  );
};

export const Component = () => {
  const { id = '' } = useParams();
  const view = useJob(id);
  useOpenedPosting(postingPath(id));
  return (
    <main className="mx-auto w-full max-w-4xl grow px-5 pt-4 pb-24 sm:px-8 sm:pt-8">
      <BackButton />
      {view.status === 'loading' && (
        <>
          <title>Internship Job Board</title>
          <Spinner
            label="Loading the internship…"
            withoutScript="The internship needs JavaScript, which this browser does not run."
            className="min-h-[70vh] text-accent"
          />
        </>
      )}
      {view.status === 'found' && <JobDetail job={view.job} source={view.source} />}
      {view.status === 'missing' && <NoLongerListed />}
      {view.status === 'failed' && (
        <div className="mt-8">
          <title>Internship Job Board</title>
          <h1 className="sr-only">Internship</h1>
          <SearchFailed error={view.error} onRetry={view.retry} />
        </div>
      )}
    </main>
  );
};

const NoLongerListed = () => (
  <div className="mt-16 grid justify-items-start gap-5">
    <title>No longer listed · Internship Job Board</title>
    <h1 className="font-display text-4xl font-extrabold tracking-[-0.03em]">
      This internship is no longer listed
    </h1>
    <p className="max-w-prose text-lg text-muted">
      Postings come and go. It may have been filled, or it was part of a list that has changed since.
    </p>
    <Link to="/" className={buttonClasses('main')}>
      See all internships
    </Link>
  </div>
);
