import type { OdyseeState } from '../state.ts';

const headingOf = ({ entry, query }: OdyseeState) => {
  if (query.trim() !== '') return `Results for “${query.trim()}”`;
  return entry === 'Home' ? 'Tonight on Odysee' : entry;
};

const scheduleOf = (tunedTo: string | null, isGeneral: boolean) => {
  if (tunedTo === null) return 'Same signal for everyone.';
  return isGeneral ? 'The second programme, the same for everyone.' : `Retuned around ${tunedTo}.`;
};

const newsOf = ({ member, tunedTo }: OdyseeState, isGeneral: boolean) => {
  const schedule = scheduleOf(tunedTo, isGeneral);
  return member === null
    ? schedule
    : `${schedule} You are in as ${member} for this visit; this demo makes no account and keeps no password.`;
};

interface ProgrammeHeadProps {
  readonly state: OdyseeState;
  /** Nothing is known of the person, so nothing follows from their tastes. */
  readonly isGeneral: boolean;
}

/** The page's heading, and what a person should know about what they see. */
export const ProgrammeHead = ({ state, isGeneral }: ProgrammeHeadProps) => (
  <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
    <h1 className="od-display min-w-0 text-2xl font-bold tracking-tight break-words sm:text-3xl">
      {headingOf(state)}
    </h1>
    <p role="status" className="max-w-[60ch] min-w-0 text-sm break-words text-muted">
      {newsOf(state, isGeneral)}
    </p>
  </div>
);
