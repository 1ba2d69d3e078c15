import { Link } from 'react-router';
import { phraseOf } from '../../shared/connect/reasons.ts';
import { PRODUCT } from '../constants.ts';
import type { Interest } from '../interests/interest.ts';
import { strengthOf } from '../interests/interest.ts';

const LINK = 'touch-target inline-flex min-h-9 items-center text-accent underline underline-offset-4';

export interface InterestBasisProps {
  readonly id: string;
  readonly interest: Interest;
}

const OWN_BASIS = {
  skill: 'is a skill that you typed.',
  cv: 'is in your CV.',
} as const;

const basisOf = ({ score, reasons, own }: Interest) => {
  if (own) return OWN_BASIS[own.origin];
  const strength = strengthOf({ score });
  const match = strength === null ? '' : `is a ${strength} match`;
  if (reasons.length > 0) return `${match} because ${reasons.map(phraseOf).join(', and ')}.`.trim();
  return [match, 'comes from several things together; none of them stands out.']
    .filter(Boolean)
    .join(' and ');
};

/**
 * The reasons for one interest and its strength, with a link to the page where the person can change them permanently.
 */
export const InterestBasis = ({ id, interest }: InterestBasisProps) => (
  <div id={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-[0.9375rem]">
    <p className="max-w-prose text-pretty break-words">
      <strong className="font-semibold">{interest.text}</strong> {basisOf(interest)}
    </p>
    {interest.own ? (
      <Link to="/answers" className={LINK}>
        Your answers
      </Link>
    ) : (
      <a href="/account#interests" className={LINK}>
        All that {PRODUCT} knows of you
      </a>
    )}
  </div>
);
