import { Link } from 'react-router';
import { FactIcon } from './FactIcon.tsx';

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
