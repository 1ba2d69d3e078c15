import { Compass, Home, MessagesSquare, PenTool } from 'lucide-react';
import { Link } from 'react-router';
import { BackHome } from '../../../shared/ui/BackHome.tsx';
import { ComingSoonButton } from '../../../shared/ui/ComingSoon.tsx';
import { Wordmark } from './Wordmark.tsx';

const ENTRY =
  'flex min-h-11 w-full flex-wrap items-center gap-x-2.5 border-2 border-transparent px-3 text-sm font-bold sm:whitespace-nowrap hover:border-(--tn-ink) hover:bg-(--tn-panel) aria-[current]:border-(--tn-ink) aria-[current]:bg-(--tn-butter) aria-[current]:text-[#1a1416]';

export interface SidebarProps {
  readonly onCreate: () => void;
  /** `null` for a person with the widget's menu. */
  readonly onLeave: (() => void) | null;
}

export const Sidebar = ({ onCreate, onLeave }: SidebarProps) => (
  <header className="border-b-3 border-(--tn-ink) bg-(--tn-paper) px-4 py-3 md:sticky md:top-0 md:h-dvh md:w-56 md:shrink-0 md:border-r-3 md:border-b-0 md:px-5 md:py-6">
    <div className="flex flex-wrap items-center justify-between gap-x-4 md:flex-col md:gap-y-4 md:items-start">
      <Wordmark className="text-3xl md:text-5xl" />
      <div className="-mr-3 flex flex-wrap items-center md:mr-0 md:-ml-3">
        {onLeave && (
          <button
            type="button"
            onClick={onLeave}
            className="min-h-11 px-3 text-sm font-bold underline underline-offset-4"
          >
            Log out
          </button>
        )}
        <BackHome />
      </div>
    </div>
    <nav aria-label="Toona" className="mt-3 md:mt-6">
      <ul className="-mx-1 grid grid-cols-pairs gap-1 sm:max-md:grid-cols-2 md:flex md:flex-col md:gap-2">
        <li>
          <button type="button" onClick={onCreate} className={ENTRY}>
            <PenTool aria-hidden="true" className="size-4 shrink-0" />
            Create new
          </button>
        </li>
        <li>
          <Link to="/toona" aria-current="page" className={ENTRY}>
            <Home aria-hidden="true" className="size-4 shrink-0" />
            Home
          </Link>
        </li>
        <li>
          <Link to="/toona/discover" className={ENTRY}>
            <Compass aria-hidden="true" className="size-4 shrink-0" />
            Discover
          </Link>
        </li>
        <li>
          <ComingSoonButton className={ENTRY}>
            <MessagesSquare aria-hidden="true" className="size-4 shrink-0" />
            Discord
          </ComingSoonButton>
        </li>
      </ul>
    </nav>
  </header>
);
