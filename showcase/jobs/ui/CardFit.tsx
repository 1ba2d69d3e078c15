import { phraseOf } from '../../shared/connect/reasons.ts';
import type { Fit } from '../interests/match.ts';
import { ORIGIN_TEXT } from '../interests/own.ts';
import { StrengthBars } from './StrengthBars.tsx';

/** The reason for a card's position and its strength, in a sentence that is unique in the list. */
export const CardFit = ({ fit: { interest, reason } }: { fit: Fit }) => (
  <div className="text-sm max-md:truncate max-md:leading-5 narrow:leading-snug narrow:whitespace-normal md:grid md:gap-0.5">
    <p className="leading-5 narrow:leading-snug max-md:inline md:leading-6">
      <span className="text-muted">
        {interest.own ? `${ORIGIN_TEXT[interest.own.origin]}: ` : 'Fits your '}
      </span>
      <span className="marker-stroke mx-0 px-[0.4em] font-medium max-md:mr-1">
        {interest.text}
        <StrengthBars interest={interest} />
      </span>
    </p>
    {reason && (
      <p className="break-words text-muted max-md:inline md:line-clamp-2 narrow:line-clamp-none">
        because {phraseOf(reason)}
      </p>
    )}
  </div>
);
