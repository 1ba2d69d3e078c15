import { useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useChoice } from '../../shared/lib/use-addressed.ts';
import { CITIES, JOBS, LISTS, PEOPLE, type Person } from './data.ts';
import { Face } from './Face.tsx';

export type LinkToPerson = (person: Pick<Person, 'name'>) => LinkProps;

export const HotList = ({ labelledBy, linkTo }: { labelledBy: string; linkTo: LinkToPerson }) => (
  <div className="gigi-list">
    <table aria-labelledby={labelledBy} className="gigi-table">
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Name</th>
          <th scope="col">Job</th>
          <th scope="col">Gigi's score</th>
          <th scope="col">Company</th>
          <th scope="col">City</th>
        </tr>
      </thead>
      <tbody>
        {PEOPLE.map(({ id, rank, name, title, score, company, city, image }) => (
          <tr key={id} className="group relative">
            <td className="rank [grid-area:rank] gigi-figure text-3xl text-muted">{rank}</td>
            <th scope="row" className="name [grid-area:name] font-semibold">
              <span className="flex items-center gap-3">
                <Face seed={image} className="size-10 shrink-0 rounded-full" />
                <Link
                  {...linkTo({ name })}
                  className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {name}
                </Link>
              </span>
            </th>
            <td className="job [grid-area:job]">{title}</td>
            <td className="score [grid-area:score] gigi-figure text-2xl text-accent">{score}</td>
            <td className="company [grid-area:company]">{company}</td>
            <td className="city [grid-area:city]">{city}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface FilterProps {
  readonly label: string;
  readonly parameter: string;
  readonly options: readonly [string, ...string[]];
  readonly noteId: string;
}

/** Never filters (specification §2.11). */
const Filter = ({ label, parameter, options, noteId }: FilterProps) => {
  const [value, choose] = useChoice(parameter, options);
  return (
    <label className="grid gap-1 text-sm font-semibold">
      {label}
      <select
        value={value}
        aria-describedby={noteId}
        onChange={(event) => choose(event.target.value)}
        className="demo-field px-3 text-base font-normal w-full"
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
};

export const LeaderboardView = ({ linkTo }: { linkTo: LinkToPerson }) => {
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
              className="min-h-11 rounded-full border border-edge px-4 font-medium hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas"
            >
              {one}
            </button>
          ))}
        </fieldset>
      </div>
      <p id={noteId} className="mt-3 mb-6 text-sm text-muted">
        Filters are coming soon: your choice is kept, and the list stays whole.
      </p>
      <HotList labelledBy="leaderboard" linkTo={linkTo} />
    </>
  );
};
