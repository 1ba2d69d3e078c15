import { Download, Trash2, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { dayOf, formatDay } from '../../shared/lib/format.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { Button, buttonClasses } from '../../shared/ui/Button.tsx';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { type Job, payText, placeText, postingPath, timeText } from '../api/job.ts';
import { NOT_KEPT } from '../constants.ts';
import { type Kept, NO_MARKS, storedMarks, useMarks, withAllBack, withoutHidden } from '../marks/marks.ts';
import { useJobs } from '../state/jobs-context.ts';
import { AppliedToggle } from '../ui/Controls.tsx';
import { CategoryLabel, Monogram } from '../ui/Icons.tsx';
import { ApplyLink, Attribution } from '../ui/Links.tsx';
import { EmptyPlace } from '../ui/Notice.tsx';
import { useReturnFocus } from './use-return-focus.ts';

const HEAD = ['Title', 'Employer', 'Place', 'Pay', 'Hours', 'Category', 'Saved', 'Applied', 'Apply at'];

/** Spreadsheets run a cell that begins like a formula. With other separators, a cell begins inside the quotes too. */
const FORMULA = /(^|[;\t\r\n]\s*)([=+\-@\t\r＝＋－＠])/g;

const cell = (text: string) => `"${text.replace(FORMULA, "$1'$2").replaceAll('"', '""')}"`;

/** RFC 4180. */
export const savedTable = (kept: readonly Kept[]): string =>
  [
    HEAD,
    ...kept.map(({ job, savedAt, appliedAt }) => [
      job.title,
      job.company.display_name,
      placeText(job),
      payText(job),
      timeText(job),
      job.category.label,
      savedAt === null ? '' : dayOf(savedAt),
      appliedAt === null ? '' : dayOf(appliedAt),
      job.redirect_url,
    ]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');

/** Spreadsheets read UTF-8 only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

const download = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser begins to read the file during the press, so the address can be revoked after it.
  setTimeout(() => URL.revokeObjectURL(address));
};

const SavedActions = ({ kept }: { kept: readonly Kept[] }) => {
  const { offerUndo } = useJobs();
  const removeAll = () => {
    const before = storedMarks.change(() => NO_MARKS);
    const revert = () => storedMarks.change((marks) => withAllBack(marks, before));
    offerUndo({ text: 'Everything on this page is removed.', revert });
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {kept.length > 0 && (
        <Button variant="plain" onClick={() => download('saved-internships.csv', savedTable(kept))}>
          <Download aria-hidden="true" className="size-4" />
          Export for a spreadsheet
        </Button>
      )}
      <Button variant="quiet" onClick={leaving(removeAll)}>
        <Trash2 aria-hidden="true" className="size-4" />
        Remove all
      </Button>
    </div>
  );
};

const saidOf = ({ savedAt, appliedAt }: Kept) =>
  [savedAt && `Saved ${formatDay(dayOf(savedAt))}`, appliedAt && `applied ${formatDay(dayOf(appliedAt))}`]
    .filter(Boolean)
    .join(' · ');

const SavedPosting = ({ kept }: { kept: Kept }) => {
  const { job, source, savedAt, appliedAt } = kept;
  const { toggleSaved, toggleApplied } = useJobs();
  const toggle = () => toggleApplied(job, source);
  const facts = [job.company.display_name, placeText(job), payText(job), timeText(job)].filter(Boolean);
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <div className="grid min-w-0 gap-1">
        <CategoryLabel job={job} />
        <h2 className="font-display text-lg leading-snug font-bold break-words">
          <Link to={postingPath(job.id)} className="hover:text-accent hover:underline">
            {job.title}
          </Link>
        </h2>
        <p className="flex items-start gap-2 text-[0.9375rem] break-words">
          {job.company.display_name && (
            <Monogram
              company={job.company.display_name}
              className="mt-0.5 size-5 rounded-[0.3rem] text-[0.625rem]"
            />
          )}
          <span className="min-w-0">{facts.join(' · ')}</span>
        </p>
        <p className="text-sm text-muted first-letter:uppercase">{saidOf(kept)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {job.redirect_url !== '' && (
          <ApplyLink job={job} variant={appliedAt ? 'plain' : 'main'} text="Apply" of={`for ${job.title}`} />
        )}
        <AppliedToggle
          isOn={Boolean(appliedAt)}
          onToggle={savedAt === null ? leaving(toggle) : toggle}
          of={`for ${job.title}`}
        />
        {savedAt !== null && (
          <Button variant="quiet" onClick={leaving(() => toggleSaved(job, source))}>
            <X aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">Remove</span>
            <span className="sr-only"> {job.title}</span>
          </Button>
        )}
      </div>
    </li>
  );
};

const HiddenPostings = ({ hidden }: { hidden: readonly Job[] }) => (
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
