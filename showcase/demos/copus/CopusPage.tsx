import { useLayoutEffect, useReducer, useRef } from 'react';
import type { ConnectElement } from '../../shared/connect/connect-element.ts';
import { personKeyOf } from '../../shared/connect/person-key.ts';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignedIn } from '../../shared/connect/use-signed-in.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { followedAt } from '../../shared/lib/followed.ts';
import { useStoredState } from '../../shared/lib/stored-state.ts';
import { useUnlessStored } from '../../shared/lib/unless-stored.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { WhyFirst } from '../../shared/ui/WhyFirst.tsx';
import { Channels } from './components/Channels.tsx';
import { CopusHeader } from './components/CopusHeader.tsx';
import { Forum } from './components/Forum.tsx';
import { Graph } from './components/Graph.tsx';
import { JoinOverlay } from './components/JoinOverlay.tsx';
import { Masthead } from './components/Masthead.tsx';
import { PostDialog } from './components/PostDialog.tsx';
import './copus.css';
import { ISSUES } from './data.ts';
import { ITEMS, nameOf, orderIssue, postAt } from './order.ts';
import { initialState, reduce, viewAt } from './state.ts';
import { KEPT_VOTES } from './votes.ts';

/** Names of followed channels, from both sets. */
const FOLLOWED = followedAt('data-connect:copus:followed');

export const Component = () => {
  const [{ issue, isJoinOpen }, send] = useReducer(reduce, initialState);
  const { reader, interests, ask } = useInterests('copus', ITEMS);
  const followed = useStoredState(FOLLOWED);
  const votes = useStoredState(KEPT_VOTES);
  const addressed = useAddressed('view');
  const reading = useAddressed('post');
  const opened = postAt(reading.value);
  const isHydrated = useHydrated();
  const view = viewAt(addressed.value);
  const connect = useRef<ConnectElement>(null);
  const isSignedIn = useSignedIn(connect, reader !== null);
  const content = ISSUES[issue];
  const { posts, channels, isSorted, why } = orderIssue(content, interests);
  const join = () => send({ type: 'join.opened' });
  // Before the paint: a reader of an earlier visit, or of another tab, needs no sign-up.
  useLayoutEffect(() => {
    if (reader !== null) send({ type: 'visit.restored' });
  }, [reader]);
  useWidgetMessage((message) => {
    send({ type: 'widget.completed' });
    ask(message);
  });

  return (
    <div className="copus min-h-dvh" data-issue={issue}>
      <CopusHeader
        view={view}
        hasReader={isSignedIn || reader !== null}
        onView={(chosen) => void addressed.open(chosen === 'forum' ? null : chosen)}
        onJoin={join}
      />
      <main
        data-unsearched={isHydrated ? undefined : ''}
        data-unless-stored={useUnlessStored(personKeyOf('copus'))}
        className="pb-24"
      >
        <Masthead
          issue={content}
          reader={isSorted[view === 'channel' ? 'channels' : 'posts'] ? reader : null}
        />
        <div className="mx-auto max-w-7xl px-4 sm:px-8">
          {view === 'forum' && <WhyFirst why={why} onReach={join} className="mb-5 text-muted" />}
          {view === 'forum' && (
            <Forum
              posts={posts}
              votes={votes}
              linkTo={(post) => reading.linkTo(nameOf(post))}
              onVote={KEPT_VOTES.cast}
            />
          )}
          {view === 'graph' && <Graph />}
          {view === 'channel' && (
            <Channels channels={channels} followed={followed} onToggle={FOLLOWED.toggle} />
          )}
        </div>
        <JoinOverlay
          connectRef={connect}
          isOpen={isJoinOpen}
          isSignedIn={isSignedIn}
          hasShared={reader !== null}
          onClose={() => send({ type: 'join.closed' })}
        />
        {/* The sign-up comes first: one dialog at a time. */}
        {opened && !isJoinOpen && (
          <PostDialog
            post={opened}
            votes={votes}
            onVote={KEPT_VOTES.cast}
            onClose={() => void reading.close()}
          />
        )}
      </main>
    </div>
  );
};
