import { focusNeighbour } from '../../shared/lib/focus-heading.ts';
import type { Job } from '../api/job.ts';
import { FactIcon } from './FactIcon.tsx';

/** On a phone two of them share the height of a low card, so a finger gets more of its width. */
const BUTTON =
  'absolute right-2 grid size-9 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink aria-pressed:text-accent md:top-5.5 max-md:pointer-coarse:right-1 max-md:pointer-coarse:w-11';

export interface CardMarksProps {
  readonly job: Job;
  readonly isSaved: boolean;
  readonly onSave: () => void;
  readonly onHide: () => void;
}

/** The controls of a card: at its top, on a phone at both ends of its right side. */
export const CardMarks = ({ job, isSaved, onSave, onHide }: CardMarksProps) => (
  <>
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${job.title}`}
      title={isSaved ? 'Saved' : 'Save'}
      onClick={onSave}
      className={`${BUTTON} top-2 md:right-15`}
    >
      <FactIcon of="save" className={isSaved ? 'fill-current' : 'fill-none'} />
    </button>
    <button
      type="button"
      aria-label={`Not interested in ${job.title}`}
      title="Not interested"
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget, 'a', { preventScroll: true });
        onHide();
      }}
      className={`${BUTTON} bottom-2 md:right-6 md:bottom-auto`}
    >
      <FactIcon of="hide" className="fill-none" />
    </button>
  </>
);
