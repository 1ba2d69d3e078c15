import { Play } from 'lucide-react';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ConnectElement } from '../../shared/connect/connect-element.ts';
import { personKeyOf } from '../../shared/connect/person-key.ts';
import { whyFirst } from '../../shared/connect/personal-order.ts';
import { useDeclined } from '../../shared/connect/use-declined.ts';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignedIn } from '../../shared/connect/use-signed-in.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { followedAt } from '../../shared/lib/followed.ts';
import { formatCount } from '../../shared/lib/format.ts';
import { leaving } from '../../shared/lib/leaving.ts';
import { showFocused } from '../../shared/lib/show-focused.ts';
import { useStoredState } from '../../shared/lib/stored-state.ts';
import { useUnlessStored } from '../../shared/lib/unless-stored.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { useTyped } from '../../shared/lib/use-typed.ts';
import { EndedSession } from '../../shared/ui/EndedSession.tsx';
import { WhyFirst } from '../../shared/ui/WhyFirst.tsx';
import { JoinOverlay } from './components/JoinOverlay.tsx';
import { Nothing } from './components/Nothing.tsx';
import { Picture } from './components/Picture.tsx';
import { TopBar } from './components/TopBar.tsx';
import { VideoGrid } from './components/VideoGrid.tsx';
import { WatchDialog } from './components/WatchDialog.tsx';
import type { Programme } from './data.ts';
import { MENU, type MenuEntry, PROGRAMMES, type Video } from './data.ts';
import type { OdyseeState, Place } from './state.ts';
import {
  channelOf,
  entryAt,
  ITEMS,
  inInterestOrder,
  initialState,
  isTuned,
  reduce,
  slugOf,
  videoAt,
  videosOn,
} from './state.ts';
import './odysee.css';

interface SideMenuProps {
  readonly current: MenuEntry;
  readonly linkTo: (entry: MenuEntry) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
}

/** Ten menu entries: a row that scrolls on a narrow screen, a column on a wide one. */
const SideMenu = ({ current, linkTo }: SideMenuProps) => (
  <nav aria-label="Channels" className="od-menu border-b border-line lg:border-r lg:border-b-0">
    <ul
      onFocus={showFocused}
      className="flex gap-1 overflow-x-auto px-4 py-2 max-lg:fade-ends sm:px-6 lg:sticky lg:top-16 lg:flex-col lg:gap-0 lg:px-0 lg:py-6"
    >
      {MENU.map((entry, index) => (
        <li key={entry} className="shrink-0">
          <Link
            {...linkTo(entry)}
            aria-current={entry === current ? 'page' : undefined}
            className="od-preset"
          >
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

interface ProgrammeHeadProps {
  readonly place: Place;
  readonly state: OdyseeState;
  /** Name of the person whose interests order the videos; `null` for the general order. */
  readonly tunedTo: string | null;
}

/** The page's heading, and a note on the order of the videos. */
const ProgrammeHead = ({ place, state, tunedTo }: ProgrammeHeadProps) => (
  <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
    <h1 className="od-display min-w-0 text-2xl font-bold tracking-tight break-words sm:text-3xl">
      {headingOf(place)}
    </h1>
    <p role="status" className="max-w-[60ch] min-w-0 text-sm break-words text-muted">
      {newsOf(state, tunedTo)}
    </p>
  </div>
);

interface BannerProps {
  readonly video: Programme['banner']['video'];
  readonly line: string;
  readonly onWatch: (video: Video) => void;
}

/** The featured programme, inside a test card. */
const Banner = ({ video, line, onWatch }: BannerProps) => (
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
        <button type="button" onClick={() => onWatch(video)} className="od-button w-fit">
          <Play aria-hidden="true" className="size-4 fill-current" />
          Watch
        </button>
      </div>
      <Picture {...video.image} className="aspect-video h-full w-full md:aspect-auto md:min-h-80" />
    </div>
  </section>
);

const FOLLOWED = followedAt('data-connect:odysee:followed');

export const Component = () => {
  const [state, send] = useReducer(reduce, initialState);
  const connect = useRef<ConnectElement>(null);
  const isSignedIn = useSignedIn(connect);
  const { isDeclined, answers } = useDeclined();
  const leave = useRef<HTMLButtonElement>(null);
  const { schedule, member } = state;
  const followed = useStoredState(FOLLOWED);
  const channel = useAddressed('channel', ['q', 'watch']);
  const search = useTyped('q');
  const isHydrated = useHydrated();
  const entry = entryAt(channel.value);
  const query = search.typed;
  const place = { entry, query };
  const watching = useAddressed('watch');
  const programme = PROGRAMMES[schedule];
  const { reader, interests, ask } = useInterests('odysee', ITEMS);
  const videos = inInterestOrder(videosOn(programme, place, followed), interests);
  const [first] = videos;
  const watched = videoAt(watching.value);
  const isFront = entry === 'Home' && query.trim() === '';
  const watch = (video: Video) => void watching.open(slugOf(video));
  const join = () => send({ type: 'join.opened' });
  // Before the paint: a viewer of an earlier visit, or of another tab.
  useLayoutEffect(() => {
    if (reader !== null) send({ type: 'visit.restored' });
  }, [reader]);
  useWidgetMessage((message) => {
    send({ type: 'widget.completed' });
    search.empty();
    void channel.write(null);
    ask(message);
  });

  useEffect(() => {
    // The dialog returns the focus to the button that opened it, but that button is no longer on the page.
    if (member !== null) leave.current?.focus();
  }, [member]);

  return (
    <div className="odysee min-h-dvh">
      <TopBar
        query={query}
        member={member}
        isSignedIn={isSignedIn}
        isDeclined={isDeclined}
        answers={answers}
        leaveRef={leave}
        onSearch={search.change}
        onJoin={join}
        onLeave={leaving(() => send({ type: 'session.ended' }))}
      />
      <div className="mx-auto max-w-[100rem] lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <SideMenu current={entry} linkTo={(chosen) => channel.linkTo(channelOf(chosen))} />
        <main
          data-unsearched={isHydrated ? undefined : ''}
          data-unless-stored={useUnlessStored(personKeyOf('odysee'))}
          className="px-4 pt-6 pb-24 sm:px-6 lg:px-8 lg:pt-8"
        >
          <ProgrammeHead
            place={place}
            state={state}
            tunedTo={isTuned(programme, interests) ? reader : null}
          />
          <EndedSession
            app="odysee"
            connectRef={connect}
            hasShared={reader !== null}
            text="The programme is still tuned to you."
            className="-mt-3 mb-5 text-muted"
          />
          {isFront && <Banner {...programme.banner} onWatch={watch} />}
          <WhyFirst
            why={first ? whyFirst(first.title, first.about, interests) : null}
            onReach={isSignedIn ? undefined : join}
            className="mb-4 text-muted"
          />
          {videos.length > 0 ? (
            <VideoGrid videos={videos} onWatch={watch} />
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
      {watched && (
        <WatchDialog
          video={watched}
          isFollowed={followed.includes(watched.author)}
          onFollow={() => FOLLOWED.toggle(watched.author)}
          onClose={() => void watching.close()}
        />
      )}
      <JoinOverlay
        connectRef={connect}
        isOpen={state.isJoinOpen}
        isDeclined={isDeclined && !isSignedIn}
        answers={answers}
        onClose={() => send({ type: 'join.closed' })}
        onEnter={(email) => send({ type: 'session.started', email })}
      />
    </div>
  );
};
