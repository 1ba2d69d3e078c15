import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { SHEETS } from '../data.ts';
import '../links.css';

export interface SheetProps {
  readonly title: string;
  readonly lead: string;
  /** A note in the title block: the page's effect outside the site. */
  readonly note: string;
  readonly children: ReactNode;
}

const SheetNav = () => (
  <nav aria-label="Test pages" className="-mx-2 flex flex-wrap sm:mx-0 sm:gap-x-1">
    {SHEETS.map(({ to, name }) => (
      <NavLink
        key={to}
        to={to}
        className="touch-target inline-flex min-h-9 items-center border-b-2 border-transparent px-2 text-sm hover:border-(--rule) sm:px-3 aria-[current=page]:border-(--pen) aria-[current=page]:font-semibold"
      >
        {name}
      </NavLink>
    ))}
  </nav>
);

const TitleBlock = ({ title, note }: Pick<SheetProps, 'title' | 'note'>) => (
  <footer className="grid border-(--ink) border-t-[1.5px] text-xs sm:ml-auto sm:w-fit sm:grid-cols-[auto_auto] sm:border-l-[1.5px]">
    <p className="border-(--rule) px-5 py-3 max-sm:border-b sm:border-r">
      <span className="block text-(--soft)">Drawing</span>
      {title}
    </p>
    <p className="px-5 py-3">
      <span className="block text-(--soft)">Calls</span>
      {note}
    </p>
  </footer>
);

/** The layout of all three pages, as a technical drawing. */
export const Sheet = ({ title, lead, note, children }: SheetProps) => (
  <div className="links min-h-dvh px-4 pt-4 pb-24 sm:px-8">
    <div className="mx-auto max-w-4xl">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <BackHome className="-ml-3" />
        <SheetNav />
      </header>
      <div className="links-frame">
        <main className="px-5 py-8 sm:px-10 sm:py-12">
          <h1 className="max-w-[26ch] text-3xl leading-[1.1] font-semibold tracking-[-0.025em] break-words sm:text-[2.75rem]">
            {title}
          </h1>
          <p className="mt-4 max-w-[60ch] text-(--soft)">{lead}</p>
          {children}
        </main>
        <TitleBlock title={title} note={note} />
      </div>
    </div>
  </div>
);
