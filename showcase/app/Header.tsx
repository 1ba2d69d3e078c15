import type { ReactNode } from 'react';
import { Link } from 'react-router';

const DEMOS = [
  { name: 'Gigi', to: '/gigi' },
  { name: 'Prograd', to: '/prograd' },
  { name: 'Dcode', to: '/dcode' },
  { name: 'Toona', to: '/toona' },
  { name: 'Copus', to: '/copus' },
] as const;

export interface HeaderProps {
  /** Content at the right end. */
  readonly right?: ReactNode;
}

/** The job board's header (specification §1). */
export const Header = ({ right }: HeaderProps) => (
  <header className="border-line border-b bg-surface">
    <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 px-5 py-1.5 sm:gap-y-1 sm:px-8 sm:py-3">
      <Link to="/" className="font-display text-lg font-extrabold tracking-[-0.02em] text-ink sm:text-xl">
        <span className="marker-stroke">Internship</span> Job Board
      </Link>
      <div className="order-last w-full lg:order-none lg:w-auto">
        <nav aria-label="Demos" className="flex flex-wrap items-center text-sm sm:gap-1">
          <span className="mr-1 text-muted sm:mr-2">Demos:</span>
          {DEMOS.map(({ name, to }) => (
            <Link
              key={to}
              to={to}
              className="touch-target inline-flex min-h-9 items-center rounded-full px-1 font-medium text-ink transition-colors hover:bg-sunken min-[24rem]:px-1.5 sm:px-3"
            >
              {name}
            </Link>
          ))}
        </nav>
      </div>
      <div className="ml-auto flex items-center gap-2">{right}</div>
    </div>
  </header>
);
