import type { OdyseeState, Place } from '../state.ts';

const headingOf = ({ entry, query }: Place) => {
  if (query.trim() !== '') return `Results for “${query.trim()}”`;
  return entry === 'Home' ? 'Tonight on Odysee' : entry;
};

const signalOf = ({ schedule }: OdyseeState, tunedTo: string | null) => {
  if (schedule === 'everyone') return 'Same signal for everyone.';
  return tunedTo === null ? 'The second programme, the same for everyone.' : `Retuned around ${tunedTo}.`;
};

const newsOf = (state: OdyseeState, tunedTo: string | null) => {
  const signal = signalOf(state, tunedTo);
  const { member } = state;
  return member === null
    ? signal
    : `${signal} You are in as ${member} for this visit; this demo makes no account and keeps no password.`;
};

interface ProgrammeHeadProps {
  readonly place: Place;
  readonly state: OdyseeState;
  /** Name of the person whose interests order the videos; `null` for the general order. */
  readonly tunedTo: string | null;
}

/** The page's heading, and a note on the order of the videos. */
export const ProgrammeHead = ({ place, state, tunedTo }: ProgrammeHeadProps) => (
  <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
    <h1 className="od-display min-w-0 text-2xl font-bold tracking-tight break-words sm:text-3xl">
      {headingOf(place)}
    </h1>
    <p role="status" className="max-w-[60ch] min-w-0 text-sm break-words text-muted">
      {newsOf(state, tunedTo)}
    </p>
  </div>
);
