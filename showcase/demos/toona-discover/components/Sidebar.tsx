import { Compass, House, UsersRound } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { BackHome } from '../../../shared/ui/BackHome.tsx';
import { Declined } from '../../../shared/ui/Declined.tsx';
import { EndedSession } from '../../../shared/ui/EndedSession.tsx';
import type { Page } from '../state.ts';
import { Connect } from './Connect.tsx';
import { Wordmark } from './Wordmark.tsx';

const PAGES = [
  { page: 'home', label: 'Home', to: '?page=home', Icon: House },
  { page: 'discover', label: 'Discover', to: '/toona/discover', Icon: Compass },
] as const;

const ENTRY =
  'flex min-h-11 w-full items-center gap-1.5 rounded-2xl px-1.5 font-bold sm:gap-3 sm:px-4 text-(--td-soft) hover:bg-(--td-card) hover:text-(--td-ink) aria-[current]:bg-(--td-card) aria-[current]:text-(--td-sun)';

export interface SidebarProps {
  readonly page: Page;
  readonly hasDeclined: boolean;
  readonly onDecline: () => void;
}

export const Sidebar = ({ page, hasDeclined, onDecline }: SidebarProps) => {
  const connect = useRef<ConnectElement>(null);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 lg:sticky lg:top-0 lg:h-dvh lg:w-[min(18rem,40vw)] lg:shrink-0 lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:gap-6 lg:px-5 lg:py-8">
      <Wordmark className="text-2xl" />
      <nav aria-label="Toona Discover" className="max-lg:order-last max-lg:w-full">
        <ul className="flex gap-1 max-lg:flex-wrap lg:flex-col">
          {PAGES.map(({ page: one, label, to, Icon }) => (
            <li key={one} className="max-lg:flex-1">
              <Link
                to={to}
                aria-current={one === page ? 'page' : undefined}
                className={`${ENTRY} max-lg:justify-center`}
              >
                <Icon aria-hidden="true" className="size-5" />
                {label}
              </Link>
            </li>
          ))}
          <li className="max-lg:flex-1">
            <Link to="/toona" className={`${ENTRY} max-lg:justify-center`}>
              <UsersRound aria-hidden="true" className="size-5" />
              Cast
            </Link>
          </li>
        </ul>
      </nav>
      <Connect ref={connect} className="max-lg:order-last" onDecline={onDecline} />
      <Declined
        isDeclined={hasDeclined}
        text="The cards stay as they are."
        className="text-(--td-soft) max-lg:order-last max-lg:w-full"
      />
      {/* Only who shared is logged in here. */}
      <EndedSession
        app="toona-discover"
        connectRef={connect}
        hasShared
        text="The cards stay in your order."
        className="text-(--td-soft) max-lg:order-last max-lg:w-full"
      />
      <BackHome className="-mr-3 lg:-ml-1 lg:self-start" />
    </header>
  );
};
