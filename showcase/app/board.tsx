import { Link, Outlet } from 'react-router';
import { JobsProvider } from '../jobs/JobsProvider.tsx';
import { useMarks } from '../jobs/marks/marks.ts';
import { FactIcon } from '../jobs/ui/Icons.tsx';
import type { Area } from '../shared/area.ts';
import { formatCount } from '../shared/lib/format.ts';
import { ThemeToggle } from '../shared/theme/ThemeToggle.tsx';
import { DEMOS, TOOLS } from './areas.ts';

/** All pages of the board are in one file, because a person who opens one of them usually opens another. */
export { Component as OnboardedPages } from '../jobs/onboarding/Onboarding.tsx';
export { Component as JobDetailPage } from '../jobs/pages/JobDetailPage.tsx';
export { Component as JobListPage } from '../jobs/pages/JobListPage.tsx';

const HEADER_LINKS = [
  { name: 'Gigi', to: '/gigi' },
  { name: 'Prograd', to: '/prograd' },
  { name: 'Dcode', to: '/dcode' },
  { name: 'Toona', to: '/toona' },
  { name: 'Copus', to: '/copus' },
] as const;

const SavedLink = () => {
  const count = useMarks().kept.length;
  return (
    <Link
      to="/saved"
      className="touch-target inline-flex min-h-9 items-center gap-1.5 rounded-full px-2 text-sm font-medium hover:bg-sunken max-sm:pointer-coarse:-mx-1.5 max-sm:pointer-coarse:px-3.5 sm:px-3"
    >
      <FactIcon of="save" className={count > 0 ? 'fill-current text-accent' : 'fill-none text-muted'} />
      <span className="max-sm:sr-only">Saved</span>{' '}
      {count > 0 && <span className="text-muted">{formatCount(count)}</span>}
    </Link>
  );
};

/** A narrow header has no space for this link, so the footer has it there. */
const AnswersLink = () => (
  <Link
    to="/answers"
    className="touch-target hidden min-h-9 items-center gap-1.5 rounded-full px-2 text-sm font-medium whitespace-nowrap hover:bg-sunken sm:inline-flex sm:px-3"
  >
    <FactIcon of="answers" />
    Your answers
  </Link>
);

const Header = () => (
  <header className="border-line border-b bg-surface">
    <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 px-5 py-1.5 sm:gap-y-1 sm:px-8 sm:py-3">
      <Link to="/" className="font-display text-lg font-extrabold tracking-[-0.02em] text-ink sm:text-xl">
        <span className="marker-stroke">Internship</span> Job Board
      </Link>
      <div className="order-last w-full lg:order-none lg:w-auto">
        <nav aria-label="Demos" className="flex flex-wrap items-center text-sm sm:gap-1">
          <span className="mr-1 text-muted sm:mr-2">Demos:</span>
          {HEADER_LINKS.map(({ name, to }) => (
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
      <div className="ml-auto flex items-center gap-2">
        <AnswersLink />
        <SavedLink />
        <ThemeToggle />
      </div>
    </div>
  </header>
);

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

const Footer = () => (
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

export const BoardLayout = () => (
  <div className="board flex min-h-dvh flex-col">
    <Header />
    <JobsProvider>
      <Outlet />
    </JobsProvider>
    <Footer />
  </div>
);
