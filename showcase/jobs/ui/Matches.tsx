import type { Interest } from '../interests/interest.ts';

/** Why a posting is on the list: the person's interests that it meets. */
export const Matches = ({ interests }: { interests: readonly Interest[] }) =>
  interests.length === 0 ? null : (
    <p className="text-sm leading-7">
      <span className="text-muted">Fits your </span>
      {interests.map(({ name, text }, index) => (
        <span key={name}>
          {index > 0 && <span className="text-muted">{index === interests.length - 1 ? ' and ' : ', '}</span>}
          <span className="marker-stroke mx-0 px-[0.4em] font-medium">{text}</span>
        </span>
      ))}
    </p>
  );
