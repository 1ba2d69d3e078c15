import { leaving } from '../../shared/lib/leaving.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { type Hidden, withoutHidden } from '../marks/marks.ts';
import { storedMarks } from '../marks/marks-store.ts';

/** The postings that the person hid, each with the way back. */
export const HiddenPostings = ({ hidden }: { hidden: readonly Hidden[] }) => (
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
