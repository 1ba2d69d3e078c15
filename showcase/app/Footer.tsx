import { Link } from 'react-router';
import type { Area } from '../shared/area.ts';
import { DEMOS, TOOLS } from './areas.ts';

const addressOf = ({ routes }: Area) => `/${routes[0]?.path.replace(/\/\*$/, '') ?? ''}`;

interface AreaListProps {
  readonly id: string;
  readonly title: string;
  readonly areas: readonly Area[];
}

const AreaList = ({ id, title, areas }: AreaListProps) => (
  <nav aria-labelledby={id}>
    <h2 id={id} className="font-display text-lg font-bold">
      {title}
    </h2>
    <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {areas.map((area) => (
        <li key={area.name}>
          <Link
            to={addressOf(area)}
            className="inline-block py-0.5 font-semibold text-accent underline-offset-4 hover:underline"
          >
            {area.title}
          </Link>
          <p className="max-w-[40ch] text-[0.9375rem] text-muted">{area.description}</p>
        </li>
      ))}
    </ul>
  </nav>
);

/**
 * Footer of the board: links to every demo, to the tools and to the answers. The header names only five demos
 * (specification §2.1).
 */
export const Footer = () => (
  <footer className="border-line border-t bg-surface">
    <div className="mx-auto grid max-w-6xl gap-10 px-5 pt-10 pb-28 sm:px-8">
      <AreaList id="all-demos" title="One widget, many sites" areas={DEMOS} />
      <AreaList id="all-tools" title="For people who build with it" areas={TOOLS} />
      <p className="text-[0.9375rem] text-muted">
        What you answered at the beginning:{' '}
        <Link
          to="/answers"
          className="inline-block py-0.5 font-semibold text-accent underline-offset-4 hover:underline"
        >
          Your answers
        </Link>
      </p>
    </div>
  </footer>
);
