import { phraseOf } from '../../shared/connect/reasons.ts';
import type { Interest, OwnTerm } from '../interests/interest.ts';
import { ORIGIN_TEXT } from '../interests/own.ts';
import { StrengthBars } from './Icons.tsx';

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

/**
 * The reasons why a posting is in the list: the person's skill, the shared interests that it matches with their strength
 * and the reason for the strongest of them, and the words of their CV.
 */
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
