import { useId } from 'react';
import { useChoice } from '../../../shared/lib/use-choice.ts';
import { CITIES, JOBS, LISTS } from '../data.ts';
import { HotList, type LinkToPerson } from './HotList.tsx';

interface FilterProps {
  readonly label: string;
  readonly parameter: string;
  readonly options: readonly [string, ...string[]];
  readonly noteId: string;
}

/** A filter that keeps its choice in the address, and never filters (specification §2.11). */
const Filter = ({ label, parameter, options, noteId }: FilterProps) => {
  const [value, choose] = useChoice(parameter, options);
  return (
    <label className="grid gap-1 text-sm font-semibold">
      {label}
      <select
        value={value}
        aria-describedby={noteId}
        onChange={(event) => choose(event.target.value)}
        className="gigi-field px-3 text-base font-normal w-full"
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
};

export interface LeaderboardViewProps {
  readonly linkTo: LinkToPerson;
}

export const LeaderboardView = ({ linkTo }: LeaderboardViewProps) => {
  const [list, chooseList] = useChoice('list', LISTS);
  const noteId = useId();
  return (
    <>
      <h1 id="leaderboard" className="gigi-display text-5xl break-words sm:text-7xl">
        Leaderboard
      </h1>
      <div className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="grid w-full grid-cols-pairs gap-3 sm:w-[24.75rem] sm:max-w-full">
          <Filter label="City" parameter="city" options={CITIES} noteId={noteId} />
          <Filter label="Job" parameter="job" options={JOBS} noteId={noteId} />
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">List</legend>
          {LISTS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === list}
              aria-describedby={noteId}
              onClick={() => chooseList(one)}
              className="min-h-11 rounded-full border border-(--gg-edge) px-4 font-medium hover:bg-(--gg-blush) aria-pressed:border-(--gg-ink) aria-pressed:bg-(--gg-ink) aria-pressed:text-(--gg-paper)"
            >
              {one}
            </button>
          ))}
        </fieldset>
      </div>
      <p id={noteId} className="mt-3 mb-6 text-sm text-(--gg-soft)">
        Filters are coming soon: your choice is kept, and the list stays whole.
      </p>
      <HotList labelledBy="leaderboard" linkTo={linkTo} />
    </>
  );
};
