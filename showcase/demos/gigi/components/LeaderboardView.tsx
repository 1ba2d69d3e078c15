import { useId, useState } from 'react';
import { CITIES, JOBS, LISTS } from '../data.ts';
import type { FilterState } from '../state.ts';
import { HotList } from './HotList.tsx';

interface FilterProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly noteId: string;
  readonly onChoose: (value: string) => void;
}

const Filter = ({ label, options, value, noteId, onChoose }: FilterProps) => (
  <label className="grid gap-1 text-sm font-semibold">
    {label}
    <select
      value={value}
      aria-describedby={noteId}
      onChange={(event) => onChoose(event.target.value)}
      className="gigi-field px-3 text-base font-normal w-full"
    >
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
);

export interface LeaderboardViewProps {
  readonly filters: FilterState;
  readonly onFilter: (filters: Partial<FilterState>) => void;
}

export const LeaderboardView = ({ filters, onFilter }: LeaderboardViewProps) => {
  const [list, setList] = useState<string>(LISTS[0]);
  const noteId = useId();
  return (
    <>
      <h1 id="leaderboard" className="gigi-display text-5xl break-words sm:text-7xl">
        Leaderboard
      </h1>
      <div className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="grid w-full grid-cols-2 gap-3 sm:w-[24.75rem] sm:max-w-full">
          <Filter
            label="City"
            options={CITIES}
            value={filters.city}
            noteId={noteId}
            onChoose={(city) => onFilter({ city })}
          />
          <Filter
            label="Job"
            options={JOBS}
            value={filters.job}
            noteId={noteId}
            onChoose={(job) => onFilter({ job })}
          />
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">List</legend>
          {LISTS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === list}
              aria-describedby={noteId}
              onClick={() => setList(one)}
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
      <HotList labelledBy="leaderboard" />
    </>
  );
};
