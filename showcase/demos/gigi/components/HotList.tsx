import { PEOPLE } from '../people.ts';
import { Face } from './Face.tsx';

/** The ranking. Both pages show the same one. */
export const HotList = ({ labelledBy }: { labelledBy: string }) => (
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
          <tr key={id}>
            <td className="rank gigi-figure text-3xl text-(--gg-soft)">{rank}</td>
            <th scope="row" className="name font-semibold">
              <span className="flex items-center gap-3">
                <Face seed={image} className="size-10 shrink-0 rounded-full" />
                {name}
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
