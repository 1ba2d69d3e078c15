import { Link } from 'react-router';
import { formatCount } from '../../shared/lib/format.ts';
import { useMarks } from '../marks/marks.ts';
import { FactIcon } from './FactIcon.tsx';

/** The link to the saved postings, with their number. */
export const SavedLink = () => {
  const count = useMarks().kept.length;
  return (
    <Link
      to="/saved"
      className="touch-target inline-flex min-h-9 items-center gap-1.5 rounded-full px-2 text-sm font-medium hover:bg-sunken max-sm:pointer-coarse:-mx-1.5 max-sm:pointer-coarse:px-3.5 sm:px-3"
    >
      <FactIcon of="save" className={count > 0 ? 'fill-current text-accent' : 'fill-none text-muted'} />
      <span className="max-sm:sr-only">Saved</span>{' '}
      {count > 0 && <span className="text-muted">{formatCount(count)}</span>}
    </Link>
  );
};

/** The link to the answers of the onboarding. A narrow header has no space for it, so the footer has it there. */
export const AnswersLink = () => (
  <Link
    to="/answers"
    className="touch-target hidden min-h-9 items-center gap-1.5 rounded-full px-2 text-sm font-medium whitespace-nowrap hover:bg-sunken sm:inline-flex sm:px-3"
  >
    <FactIcon of="answers" />
    Your answers
  </Link>
);
