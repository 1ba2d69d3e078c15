import { Link } from 'react-router';
import type { Demo } from '../shared/demo.ts';
import { DEMOS } from './demos.ts';

const addressOf = ({ routes }: Demo) => `/${routes[0]?.path.replace(/\/\*$/, '') ?? ''}`;

/** The board's foot: the way to every demo, of which the header names five (specification §2.1). */
export const Footer = () => (
  <footer className="border-line border-t bg-surface">
    <nav aria-labelledby="all-demos" className="mx-auto max-w-6xl px-5 pt-10 pb-28 sm:px-8">
      <h2 id="all-demos" className="font-display text-lg font-bold">
        One widget, many sites
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {DEMOS.map((demo) => (
          <li key={demo.name}>
            <Link
              to={addressOf(demo)}
              className="inline-block py-0.5 font-semibold text-accent underline-offset-4 hover:underline"
            >
              {demo.title}
            </Link>
            <p className="max-w-[40ch] text-[0.9375rem] text-muted">{demo.description}</p>
          </li>
        ))}
      </ul>
    </nav>
  </footer>
);
