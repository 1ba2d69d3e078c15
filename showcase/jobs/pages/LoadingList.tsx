import { Spinner } from '../../shared/ui/Spinner.tsx';
import { CELL, GRID } from './grid-classes.ts';

const CARDS = [1, 2, 3, 4, 5, 6];

const LINE = 'h-4 rounded-full bg-sunken';

/** The list while it loads: the spinner with its text, and the places of the first cards after a short delay. */
export const LoadingList = () => (
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
