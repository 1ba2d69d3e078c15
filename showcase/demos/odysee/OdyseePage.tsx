import drawings from './drawings.json';
import './odysee.css';
import { Play, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { personKeyOf } from '../../shared/connect/use-sign-out.ts';
import { useSignedIn } from '../../shared/connect/use-signed-in.ts';
import { useWidgetMessage } from '../../shared/connect/widget-message.ts';
import { Connect, NotShared, SessionEnded } from '../../shared/demo/demo.tsx';
import { leaving, showFocused } from '../../shared/lib/focus-heading.ts';
import { formatCount } from '../../shared/lib/format.ts';
import { useStoredState } from '../../shared/lib/stored-state.ts';
import { useAddressed, useTyped } from '../../shared/lib/use-addressed.ts';
import { useHydrated, useUnlessStored } from '../../shared/lib/use-hydrated.ts';
import { ThemeToggle } from '../../shared/theme/ThemeToggle.tsx';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import { WhyFirst } from '../../shared/ui/WhyFirst.tsx';
import { MENU, type MenuEntry, PROGRAMMES, type Programme } from './data.ts';
import { JoinOverlay, useTextColor } from './Join.tsx';
import {
  channelOf,
  entryAt,
  FOLLOWED,
  inInterestOrder,
  isTuned,
  ODYSEE,
  type OdyseeState,
  type Place,
  slugOf,
  videosOn,
} from './state.ts';
import { Nothing, Picture, VideoGrid, WatchDialog } from './Videos.tsx';

interface TopBarProps {
  readonly query: string;
  readonly isSignedIn: boolean;
  readonly onSearch: (query: string) => void;
}

const Mark = () => <Drawing of={drawings.mark} className="size-8 shrink-0" />;

const TopBar = ({ query, isSignedIn, onSearch }: TopBarProps) => {
  const { state, send } = ODYSEE.useDemo();
  const { member } = state;
  const join = () => send({ type: 'join', isOpen: true });
  const textColor = useTextColor();
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The dialog returns the focus to the button that opened it, but that button is no longer on the page.
    if (member !== null) leave.current?.focus();
  }, [member]);
  return (
    <header className="top-0 z-20 border-b border-line bg-canvas md:sticky">
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-x-2 gap-y-2 px-4 py-2.5 sm:px-6 md:gap-x-4">
        <p className="od-display flex min-h-11 items-center gap-2 text-xl font-bold tracking-tight">
          <Mark />
          Odysee
        </p>
        <BackHome className="order-last -ml-3 md:order-none md:ml-0 md:shrink-0" />
        <search className="order-3 w-full md:order-none md:mx-auto md:max-w-md md:flex-[1_1_9rem]">
          <label className="flex min-h-11 items-center gap-2 border border-edge bg-raised px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-(--focus-color)">
            <Search className="size-4 shrink-0 text-muted" />
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
        {/* On a wide screen, room for the menu is reserved, so that the search does not move. */}
        <div className="ml-auto flex min-w-0 flex-wrap items-center gap-2 md:ml-0 md:shrink-0 lg:min-w-60 lg:justify-end">
          {isSignedIn && <Connect isSecond textColor={textColor} className="max-w-60 lg:max-h-11" />}
          {!isSignedIn && member === null && (
            <>
              <button type="button" onClick={join} className="demo-button od-quiet">
                Log In
              </button>
              <button type="button" onClick={join} className="demo-button">
                Sign Up
              </button>
            </>
          )}
          {member !== null && (
            <>
              <span className="hidden max-w-40 truncate text-sm text-muted sm:block">{member}</span>
              <button
                ref={leave}
                type="button"
                onClick={leaving(() => send({ type: 'member.left' }))}
                className="demo-button od-quiet"
              >
                Log Out
              </button>
            </>
          )}
        </div>
        <ThemeToggle className="order-last ml-auto md:order-none md:ml-0 md:shrink-0" />
      </div>
      {isSignedIn && (
        <NotShared
          text="The programme stays as it is."
          className="mx-auto max-w-[100rem] px-4 pb-2.5 text-muted sm:px-6 md:text-right"
        />
      )}
    </header>
  );
};

interface SideMenuProps {
  readonly current: MenuEntry;
  readonly linkTo: (entry: MenuEntry) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
}

const PRESET =
  'flex w-full min-h-11 items-center gap-2.5 border-b-3 border-transparent px-3 text-left whitespace-nowrap hover:bg-sunken aria-[current]:border-accent aria-[current]:font-bold lg:border-b-0 lg:border-l-5 lg:px-6';

const SideMenu = ({ current, linkTo }: SideMenuProps) => (
  <nav aria-label="Channels" className="border-b border-line lg:border-r lg:border-b-0">
    <ul
      onFocus={showFocused}
      className="flex gap-1 overflow-x-auto [scrollbar-width:none] px-4 py-2 max-lg:fade-ends sm:px-6 lg:sticky lg:top-16 lg:flex-col lg:gap-0 lg:px-0 lg:py-6"
    >
      {MENU.map((entry, index) => (
        <li key={entry} className="shrink-0">
          <Link {...linkTo(entry)} aria-current={entry === current ? 'page' : undefined} className={PRESET}>
            <span aria-hidden="true" className="font-mono text-xs text-muted tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            {entry}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const headingOf = ({ entry, query }: Place) => {
  if (query.trim() !== '') return `Results for “${query.trim()}”`;
  return entry === 'Home' ? 'Tonight on Odysee' : entry;
};

const signalOf = ({ schedule }: OdyseeState, tunedTo: string | null) => {
  if (schedule === 'everyone') return 'Same signal for everyone.';
  return tunedTo === null ? 'The second programme, the same for everyone.' : `Retuned around ${tunedTo}.`;
};

const newsOf = (state: OdyseeState, tunedTo: string | null) => {
  const signal = signalOf(state, tunedTo);
  const { member } = state;
  return member === null
    ? signal
    : `${signal} You are in as ${member} for this visit; this demo makes no account and keeps no password.`;
};

const ProgrammeHead = ({ place, tunedTo }: { place: Place; tunedTo: string | null }) => (
  <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
    <h1 className="od-display min-w-0 text-2xl font-bold tracking-tight break-words sm:text-3xl">
      {headingOf(place)}
    </h1>
    <p role="status" className="max-w-[60ch] min-w-0 text-sm break-words text-muted">
      {newsOf(ODYSEE.useDemo().state, tunedTo)}
    </p>
  </div>
);

const Banner = ({ video, line }: Programme['banner']) => {
  const watching = useAddressed('watch');
  return (
    <section aria-labelledby="odysee-banner" className="od-card od-signal @container mb-8" key={video.title}>
      <div className="grid md:@min-[30rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
        <div className="flex flex-col justify-center gap-4 p-5 sm:p-8 lg:p-10">
          <h2
            id="odysee-banner"
            className="od-display text-[clamp(min(2rem,max(32px,3.6vw)),4.4vw,3.75rem)] leading-[1] font-bold tracking-[-0.02em]"
          >
            {video.title}
          </h2>
          <p className="max-w-[40ch] text-(--od-glow-soft) text-pretty">{line}</p>
          <p className="font-mono text-sm text-(--od-glow)">
            <span className="block">{video.author}</span>
            {formatCount(video.views)} views · {video.duration}
          </p>
          <button
            type="button"
            onClick={() => void watching.open(slugOf(video))}
            className="demo-button w-fit"
          >
            <Play className="size-4 fill-current" />
            Watch
          </button>
        </div>
        <Picture {...video.image} className="aspect-video h-full w-full md:aspect-auto md:min-h-80" />
      </div>
    </section>
  );
};

export const Component = ODYSEE.page(() => {
  const { state, send, reader, interests, connect } = ODYSEE.useDemo();
  const isSignedIn = useSignedIn(connect);
  const followed = useStoredState(FOLLOWED);
  const channel = useAddressed('channel', ['q', 'watch']);
  const search = useTyped('q');
  const isHydrated = useHydrated();
  const entry = entryAt(channel.value);
  const query = search.typed;
  const place = { entry, query };
  const programme = PROGRAMMES[state.schedule];
  const { entries: videos, why } = inInterestOrder(videosOn(programme, place, followed), interests);
  const isFront = entry === 'Home' && query.trim() === '';
  const join = () => send({ type: 'join', isOpen: true });
  useWidgetMessage(() => {
    search.empty();
    void channel.write(null);
  });

  return (
    <>
      <TopBar query={query} isSignedIn={isSignedIn} onSearch={search.change} />
      <div className="mx-auto max-w-[100rem] lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <SideMenu current={entry} linkTo={(chosen) => channel.linkTo(channelOf(chosen))} />
        <main
          data-unsearched={isHydrated ? undefined : ''}
          data-unless-stored={useUnlessStored(personKeyOf('odysee'))}
          className="px-4 pt-6 pb-24 sm:px-6 lg:px-8 lg:pt-8"
        >
          <ProgrammeHead place={place} tunedTo={isTuned(programme, interests) ? reader : null} />
          <SessionEnded className="-mt-3 mb-5 text-muted" />
          {isFront && <Banner {...programme.banner} />}
          <WhyFirst why={why} onReach={isSignedIn ? undefined : join} className="mb-4 text-muted" />
          {videos.length > 0 ? (
            <VideoGrid videos={videos} />
          ) : (
            <Nothing
              {...place}
              hasFollowed={followed.length > 0}
              onClear={() => search.change('')}
              onHome={() => void channel.open(null)}
            />
          )}
        </main>
      </div>
      <WatchDialog />
      <JoinOverlay isSignedIn={isSignedIn} />
    </>
  );
});
