import type { Interest } from '../interests/interest.ts';
import { type Strength, strengthOf } from '../interests/interest.ts';

/** Three bars, from the lowest to the highest. */
const BARS = ['M2 8v4', 'M7 5v7', 'M12 2v10'];
const FILLED = { weak: 1, good: 2, strong: 3 } as const satisfies Record<Strength, number>;

/**
 * Shows the strength of a reason as three bars, and as words for screen readers and the pointer. Without a score, it
 * shows nothing.
 */
export const StrengthBars = ({ interest }: { readonly interest: Pick<Interest, 'score'> }) => {
  const strength = strengthOf(interest);
  return (
    strength && (
      <span title={`A ${strength} match`} data-strength={strength} className="relative whitespace-nowrap">
        <svg
          aria-hidden="true"
          viewBox="0 0 14 14"
          className="ml-1.5 inline-block size-3.5 stroke-3 stroke-current align-[-0.125em]"
        >
          {BARS.map((bar, place) => (
            <path key={bar} d={bar} className={place < FILLED[strength] ? undefined : 'opacity-30'} />
          ))}
        </svg>
        <span className="sr-only"> ({strength} match)</span>
      </span>
    )
  );
};
