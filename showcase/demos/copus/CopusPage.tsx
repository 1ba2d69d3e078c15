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
import { ModalDialog } from '../../shared/ui/ModalDialog.tsx';
import { WhyFirst } from '../../shared/ui/WhyFirst.tsx';
import { Byline } from './components/Byline.tsx';
import { Channels } from './components/Channels.tsx';
import { CopusHeader } from './components/CopusHeader.tsx';
import { Figures, type VotingProps } from './components/Figures.tsx';
import { Forum } from './components/Forum.tsx';
import { Graph } from './components/Graph.tsx';
import { JoinOverlay } from './components/JoinOverlay.tsx';
import { Print } from './components/Print.tsx';
import type { IssueContent, Post } from './data.ts';
import { ISSUES } from './data.ts';
import { ITEMS, nameOf, orderIssue, postAt } from './order.ts';
import { initialState, reduce, viewAt } from './state.ts';
import stories from './stories.json';
import { KEPT_VOTES } from './votes.ts';
import './copus.css';

interface PostDialogProps extends VotingProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** A post to read. */
const PostDialog = ({ post, onClose, ...voting }: PostDialogProps) => (
  <ModalDialog
    title={post.title}
    onClose={onClose}
    className="border-2 border-(--rule) bg-(--paper) text-ink sm:max-w-[40rem]"
    titleClassName="font-display text-4xl leading-none font-bold tracking-tight text-balance"
  >
    <div className="mt-4">
      <Byline {...post} />
    </div>
    <Print
      name={post.image.print}
      alt={post.image.alt}
      className="mt-5 aspect-8/5 w-full border-2 border-(--rule) [@media(max-height:40rem)]:aspect-3/1"
    />
    <div className="mt-5 mb-4 grid gap-3 text-lg leading-snug text-pretty">
      {stories[post.image.print].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <Figures post={post} {...voting} />
  </ModalDialog>
);

interface MastheadProps {
  readonly issue: IssueContent;
  /** Name of the person whose interests sort the page; `null` for the general order. */
  readonly reader: string | null;
}

const Masthead = ({ issue, reader }: MastheadProps) => (
  <div className="mx-auto grid max-w-7xl gap-x-10 gap-y-5 px-4 pt-8 pb-7 sm:px-8 lg:grid-cols-[minmax(min-content,1fr)_auto] lg:items-end lg:pt-12 lg:pb-10">
    <h1 className="copus-offset font-display text-[clamp(2.75rem,9vw,6.5rem)] leading-[0.86] font-bold tracking-tight text-(--first) uppercase">
      {issue.name}
    </h1>
    <div className="max-w-sm lg:text-right">
      <p role="status" className="font-mono text-sm break-words text-muted">
        No. {issue.number} · {reader === null ? 'Sorted for everyone' : `Sorted around ${reader}`}
      </p>
      <p className="mt-1.5 leading-snug text-pretty">{issue.line}</p>
    </div>
  </div>
);

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
