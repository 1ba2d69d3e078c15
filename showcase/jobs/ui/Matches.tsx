import { phraseOf } from '../../shared/connect/reasons.ts';
import { type Interest, type OwnTerm, type Strength, strengthOf } from '../interests/interest.ts';
import { ORIGIN_TEXT } from '../interests/own.ts';

const BARS = ['M2 8v4', 'M7 5v7', 'M12 2v10'];
const FILLED = { weak: 1, good: 2, strong: 3 } as const satisfies Record<Strength, number>;

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
          {BARS.map((bar, index) => (
            <path key={bar} d={bar} className={index < FILLED[strength] ? undefined : 'opacity-30'} />
          ))}
        </svg>
        <span className="sr-only"> ({strength} match)</span>
      </span>
    )
  );
};

const Names = ({ interests }: { interests: readonly Interest[] }) =>
  interests.map((interest, index) => (
    <span key={interest.name}>
      {index > 0 && <span className="text-muted">{index === interests.length - 1 ? ' and ' : ', '}</span>}
      <span className="marker-stroke mx-0 px-[0.4em] font-medium">
        {interest.text}
        <StrengthBars interest={interest} />
      </span>
    </span>
  ));

const Own = ({ origin, interests }: { origin: OwnTerm['origin']; interests: readonly Interest[] }) => {
  const terms = interests.filter(({ own }) => own?.origin === origin);
  return terms.length === 0 ? null : (
    <p className="leading-7">
      <span className="text-muted">{ORIGIN_TEXT[origin]}: </span>
      <Names interests={terms} />
    </p>
  );
};

export const Matches = ({ interests }: { interests: readonly Interest[] }) => {
  const shared = interests.filter(({ own }) => !own);
  const [reason] = shared.flatMap(({ reasons }) => reasons);
  return interests.length === 0 ? null : (
    <div className="grid gap-1 text-sm">
      <Own origin="skill" interests={interests} />
      {shared.length > 0 && (
        <p className="leading-7">
          <span className="text-muted">Fits your </span>
          <Names interests={shared} />
        </p>
      )}
      {reason && <p className="text-pretty break-words text-muted">because {phraseOf(reason)}</p>}
      <Own origin="cv" interests={interests} />
    </div>
  );
};
