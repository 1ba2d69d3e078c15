import { Gift, House, Megaphone, Phone, Search, Settings, Trophy, Users } from 'lucide-react';
import { useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { showFocused } from '../../../shared/lib/show-focused.ts';
import { BackHome } from '../../../shared/ui/BackHome.tsx';
import { ComingSoonButton } from '../../../shared/ui/ComingSoon.tsx';
import { Declined } from '../../../shared/ui/Declined.tsx';
import { EndedSession } from '../../../shared/ui/EndedSession.tsx';
import { PROFILE_PROGRESS } from '../data.ts';
import type { Page } from '../state.ts';
import { Connect } from './Connect.tsx';
import { GigiMark } from './GigiMark.tsx';

const LATER = [
  { label: 'Gossips', Icon: Megaphone },
  { label: 'My intros', Icon: Users },
  { label: 'Invite friends', Icon: Gift },
  { label: 'Settings', Icon: Settings },
] as const;

const ENTRY =
  'flex min-h-10 w-full items-center gap-1.5 rounded px-2 text-sm lg:px-3 lg:min-h-11 lg:gap-3 lg:text-[0.9375rem] font-medium whitespace-nowrap hover:bg-(--gg-blush) aria-[current]:bg-(--gg-ink) aria-[current]:text-(--gg-paper)';

const Progress = () => (
  <section aria-label="Your profile" className="rounded bg-(--gg-card) p-4 ring-1 ring-(--gg-line)">
    <p className="flex items-baseline justify-between gap-2 font-semibold">
      Complete your profile
      <span className="gigi-figure text-xl text-(--gg-hot)">{PROFILE_PROGRESS.percent}%</span>
    </p>
    <progress
      aria-label="Profile completed"
      max={100}
      value={PROFILE_PROGRESS.percent}
      className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-(--gg-hot) [&::-webkit-progress-bar]:bg-(--gg-blush) [&::-webkit-progress-value]:bg-(--gg-hot)"
    />
    <p className="mt-2 text-sm text-(--gg-soft)">
      {PROFILE_PROGRESS.done}/{PROFILE_PROGRESS.steps} steps completed
    </p>
  </section>
);

export interface SidebarProps {
  readonly page: Page;
  readonly hasProfile: boolean;
  /** The profile is the one that the person shared with the widget. */
  readonly hasShared: boolean;
  readonly hasDeclined: boolean;
  readonly onDecline: () => void;
  readonly linkTo: (page: Page) => LinkProps;
  readonly onSearch: () => void;
  readonly onCall: () => void;
}

export const Sidebar = ({
  page,
  hasProfile,
  hasShared,
  hasDeclined,
  onDecline,
  linkTo,
  onSearch,
  onCall,
}: SidebarProps) => {
  const connect = useRef<ConnectElement>(null);
  return (
    <header className="flex flex-col gap-4 border-(--gg-line) px-4 pt-4 sm:px-6 lg:sticky lg:top-0 lg:h-dvh lg:w-72 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:px-5 lg:py-6">
      <div className="flex flex-wrap items-center gap-x-2.5">
        <GigiMark className="size-9" />
        <span className="gigi-display text-4xl">Gigi</span>
        <span className="rounded-sm bg-(--gg-acid) px-1.5 py-0.5 text-xs font-bold text-(--gg-on-acid)">
          BETA
        </span>
        <BackHome className="-mr-3 ml-auto lg:hidden" />
      </div>
      <nav
        aria-label="Gigi"
        onFocus={showFocused}
        className="max-lg:-mx-4 max-lg:-my-1.5 max-lg:overflow-x-auto max-lg:fade-ends max-lg:px-4 max-lg:py-1.5"
      >
        <ul className="flex gap-x-0.5 lg:flex-col lg:gap-1">
          <li>
            <button type="button" onClick={onSearch} className={ENTRY}>
              <Search aria-hidden="true" className="size-4 shrink-0" />
              Search people
            </button>
          </li>
          <li>
            <button type="button" onClick={onCall} className={ENTRY}>
              <Phone aria-hidden="true" className="size-4 shrink-0" />
              Call Gigi
            </button>
          </li>
          <li>
            <Link {...linkTo('home')} aria-current={page === 'home' ? 'page' : undefined} className={ENTRY}>
              <House aria-hidden="true" className="size-4 shrink-0" />
              Home
            </Link>
          </li>
          <li>
            <Link
              {...linkTo('leaderboard')}
              aria-current={page === 'leaderboard' ? 'page' : undefined}
              className={ENTRY}
            >
              <Trophy aria-hidden="true" className="size-4 shrink-0" />
              Leaderboard
            </Link>
          </li>
          {LATER.map(({ label, Icon }) => (
            <li key={label}>
              <ComingSoonButton className={ENTRY}>
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                {label}
              </ComingSoonButton>
            </li>
          ))}
        </ul>
      </nav>
      <Progress />
      <div className="grid gap-2">
        <Connect ref={connect} onDecline={onDecline} />
        <Declined
          isDeclined={hasDeclined}
          text={hasProfile ? 'Your profile stays as it is.' : 'You look around without a profile.'}
          className="text-(--gg-soft)"
        />
        <EndedSession
          app="gigi"
          connectRef={connect}
          hasShared={hasShared}
          text="Gigi still knows your profile."
          className="text-(--gg-soft)"
        />
      </div>
      <BackHome className="-ml-1 self-start max-lg:hidden" />
    </header>
  );
};
