import { Search } from 'lucide-react';
import type { Ref } from 'react';
import type { ConnectButtonProps } from '../../../shared/connect/ConnectButton.tsx';
import { ThemeToggle } from '../../../shared/theme/ThemeToggle.tsx';
import { BackHome } from '../../../shared/ui/BackHome.tsx';
import { Declined } from '../../../shared/ui/Declined.tsx';
import { Connect } from './Connect.tsx';

export interface TopBarProps {
  readonly query: string;
  readonly member: string | null;
  /** Whether the person signed in with the widget. */
  readonly isSignedIn: boolean;
  /** The person's last answer was "Don't share". */
  readonly isDeclined: boolean;
  readonly answers: Pick<ConnectButtonProps, 'onShare' | 'onDecline'>;
  /** The button that replaces Log In and Sign Up. */
  readonly leaveRef: Ref<HTMLButtonElement>;
  readonly onSearch: (query: string) => void;
  readonly onJoin: () => void;
  readonly onLeave: () => void;
}

/** The logo: circle and cross of a test card. */
const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0" fill="none">
    <circle cx="16" cy="16" r="14.5" fill="var(--od-amber)" />
    <path d="M1.5 16a14.5 14.5 0 0 0 29 0z" fill="var(--od-on-amber)" />
    <path d="M6 12h20M16 2v28" stroke="var(--od-on-amber)" strokeWidth="1.5" />
    <path d="M6 20h4v4H6zm8 0h4v8h-4zm8 0h4v4h-4z" fill="var(--od-amber)" />
  </svg>
);

export const TopBar = ({
  query,
  member,
  isSignedIn,
  isDeclined,
  answers,
  leaveRef,
  onSearch,
  onJoin,
  onLeave,
}: TopBarProps) => (
  <header className="top-0 z-20 border-b border-line bg-canvas md:sticky">
    <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-x-2 gap-y-2 px-4 py-2.5 sm:px-6 md:gap-x-4">
      <p className="od-display flex min-h-11 items-center gap-2 text-xl font-bold tracking-tight">
        <Mark />
        Odysee
      </p>
      <BackHome className="order-last -ml-3 md:order-none md:ml-0 md:shrink-0" />
      <search className="order-3 w-full md:order-none md:mx-auto md:max-w-md md:flex-[1_1_9rem]">
        <label className="od-field flex min-h-11 items-center gap-2 px-3">
          <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="sr-only">Search</span>
          <input
            type="search"
            value={query}
            onChange={({ target }) => onSearch(target.value)}
            // Beside the widget's menu, a tablet has room for one word.
            placeholder={isSignedIn ? 'Search' : 'Search videos'}
            className="w-full min-w-0 bg-transparent py-2 outline-none placeholder:text-muted"
          />
        </label>
      </search>
      {/* On a wide screen the menu has room beforehand, so that the search does not move. */}
      <div className="ml-auto flex min-w-0 flex-wrap items-center gap-2 md:ml-0 md:shrink-0 lg:min-w-60 lg:justify-end">
        {isSignedIn && <Connect className="max-w-60 lg:max-h-11" {...answers} />}
        {!isSignedIn && member === null && (
          <>
            <button type="button" onClick={onJoin} className="od-button od-quiet">
              Log In
            </button>
            <button type="button" onClick={onJoin} className="od-button">
              Sign Up
            </button>
          </>
        )}
        {member !== null && (
          <>
            <span className="hidden max-w-40 truncate text-sm text-muted sm:block">{member}</span>
            <button ref={leaveRef} type="button" onClick={onLeave} className="od-button od-quiet">
              Log Out
            </button>
          </>
        )}
      </div>
      <ThemeToggle className="order-last ml-auto md:order-none md:ml-0 md:shrink-0" />
    </div>
    <Declined
      isDeclined={isDeclined && isSignedIn}
      text="The programme stays as it is."
      className="mx-auto max-w-[100rem] px-4 pb-2.5 text-muted sm:px-6 md:text-right"
    />
  </header>
);
