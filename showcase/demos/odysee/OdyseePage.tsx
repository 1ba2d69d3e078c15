import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { ConnectElement } from '../../shared/connect/connect-element.ts';
import { personKeyOf } from '../../shared/connect/person-key.ts';
import { whyFirst } from '../../shared/connect/personal-order.ts';
import { useDeclined } from '../../shared/connect/use-declined.ts';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignedIn } from '../../shared/connect/use-signed-in.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { followedAt } from '../../shared/lib/followed.ts';
import { leaving } from '../../shared/lib/leaving.ts';
import { useStoredState } from '../../shared/lib/stored-state.ts';
import { useUnlessStored } from '../../shared/lib/unless-stored.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { useTyped } from '../../shared/lib/use-typed.ts';
import { EndedSession } from '../../shared/ui/EndedSession.tsx';
import { WhyFirst } from '../../shared/ui/WhyFirst.tsx';
import { Banner } from './components/Banner.tsx';
import { JoinOverlay } from './components/JoinOverlay.tsx';
import { Nothing } from './components/Nothing.tsx';
import { ProgrammeHead } from './components/ProgrammeHead.tsx';
import { SideMenu } from './components/SideMenu.tsx';
import { TopBar } from './components/TopBar.tsx';
import { VideoGrid } from './components/VideoGrid.tsx';
import { WatchDialog } from './components/WatchDialog.tsx';
import { PROGRAMMES, type Video } from './data.ts';
import './odysee.css';
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
