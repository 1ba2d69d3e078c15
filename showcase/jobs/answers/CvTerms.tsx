import { useId } from 'react';
import { focusNeighbour } from '../../shared/lib/focus-heading.ts';
import type { CvNote } from './answers.ts';
import { TermChip } from './TermChip.tsx';

export interface CvTermsProps {
  readonly cv: CvNote;
  readonly onCv: (cv: CvNote) => void;
}

/** The words that were found in the CV. The person can remove each. */
export const CvTerms = ({ cv, onCv }: CvTermsProps) => {
  const id = useId();
  if (cv.terms.length === 0) {
    return <p className="mb-3 text-sm text-muted">The postings have no particular word of this CV.</p>;
  }
  return (
    <div className="mb-4">
      <p id={id} className="mb-2 text-sm text-muted">
        The postings have these words of your CV, so the board looks for them:
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {cv.terms.map((term) => (
          <li key={term}>
            <TermChip
              text={term}
              onRemove={(button) => {
                focusNeighbour(button, 'button[aria-label]');
                onCv({ ...cv, terms: cv.terms.filter((other) => other !== term) });
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
