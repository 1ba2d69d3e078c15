import { Link, type LinkProps } from 'react-router';
import { PEOPLE } from '../people.ts';
import type { Person } from '../state.ts';
import { Face } from './Face.tsx';

/** Returns the props of a link that opens a person. */
export type LinkToPerson = (person: Pick<Person, 'name'>) => LinkProps;

export interface HotListProps {
  readonly labelledBy: string;
  readonly linkTo: LinkToPerson;
}

/** The ranking. Both pages show the same one. A row opens its person. */
export const HotList = ({ labelledBy, linkTo }: HotListProps) => (
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
            <td className="rank gigi-figure text-3xl text-(--gg-soft)">{rank}</td>
            <th scope="row" className="name font-semibold">
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
            <td className="job">{title}</td>
            <td className="score gigi-figure text-2xl text-(--gg-hot)">{score}</td>
            <td className="company">{company}</td>
            <td className="city">{city}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
