import { phraseOf } from '../../shared/connect/reasons.ts';
import type { Interest } from '../interests/interest.ts';

/**
 * The reason why a posting is in the list: the person's interests that it matches, and the reason for the strongest of
 * them.
 */
export const Matches = ({ interests }: { interests: readonly Interest[] }) => {
  const [reason] = interests.flatMap(({ reasons }) => reasons);
  return interests.length === 0 ? null : (
    <div className="grid gap-1 text-sm">
      <p className="leading-7">
        <span className="text-muted">Fits your </span>
        {interests.map(({ name, text }, index) => (
          <span key={name}>
            {index > 0 && (
              <span className="text-muted">{index === interests.length - 1 ? ' and ' : ', '}</span>
            )}
            <span className="marker-stroke mx-0 px-[0.4em] font-medium">{text}</span>
          </span>
        ))}
      </p>
      {reason && <p className="text-pretty break-words text-muted">because {phraseOf(reason)}</p>}
    </div>
  );
};
