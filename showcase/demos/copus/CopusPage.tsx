import stories from './stories.json';
import texts from './texts.json';
import './copus.css';
import { openWidget } from '../../shared/connect/connect-element.ts';
import { personKeyOf } from '../../shared/connect/use-sign-out.ts';
import { useSignedIn } from '../../shared/connect/use-signed-in.ts';
import { Connect, NotShared, SessionEnded } from '../../shared/demo/demo.tsx';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { useHydrated, useUnlessStored } from '../../shared/lib/use-hydrated.ts';
import { ThemeToggle } from '../../shared/theme/ThemeToggle.tsx';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { ComingSoonButton } from '../../shared/ui/ComingSoon.tsx';
import { DialogHead, ModalDialog, Overlay } from '../../shared/ui/Overlay.tsx';
import { WhyFirst } from '../../shared/ui/WhyFirst.tsx';
import { ISSUES, type IssueContent, nameOf, orderIssue, POSTS } from './data.ts';
import { COPUS, VIEWS, type View, viewAt } from './state.ts';
import { Byline, Channels, Figures, Forum, Graph, Initial, Print } from './Views.tsx';

const LABELS = { forum: 'Forum', graph: 'Graph', channel: 'Channel' } as const satisfies Record<View, string>;

interface CopusHeaderProps {
  readonly view: View;
  readonly hasReader: boolean;
  readonly onView: (view: View) => void;
}

const CopusHeader = ({ view, hasReader, onView }: CopusHeaderProps) => {
  const { send } = COPUS.useDemo();
  return (
    <header className="[@media(min-height:30rem)]:sticky top-0 z-20 border-b-2 border-(--rule) bg-canvas transition-colors">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-1 gap-y-2 px-4 sm:gap-x-3 py-2.5 sm:px-8">
        <p className="copus-offset font-display text-3xl leading-none font-bold tracking-tight text-(--first)">
          copus
        </p>
        <BackHome className="text-ink" />
        <fieldset className="order-last flex w-full flex-wrap border-2 border-(--rule) md:order-none md:mx-auto md:w-auto">
          <legend className="sr-only">View</legend>
          {VIEWS.map((target) => (
            <button
              key={target}
              type="button"
              aria-pressed={view === target}
              onClick={() => onView(target)}
              className="min-h-10 flex-1 border-(--rule) px-2 sm:px-5 font-display text-lg leading-none font-bold transition-colors not-first-of-type:border-l-2 hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-canvas lg:px-7"
            >
              {LABELS[target]}
            </button>
          ))}
        </fieldset>
        <div className="ml-auto flex items-center gap-1 md:ml-0">
          <ThemeToggle />
          <button
            type="button"
            onClick={() => send({ type: 'join', isOpen: true })}
            aria-label={hasReader ? 'Change reader' : undefined}
            className="min-h-10 bg-(--second) px-3 font-display text-lg leading-none font-bold whitespace-nowrap text-(--on-second) sm:px-4 transition-transform hover:-translate-y-0.5"
          >
            {/* A longer word would wrap a phone's header, and push the page down when it comes. */}
            {hasReader && <span className="max-sm:hidden">Change </span>}
            {hasReader ? <span className="max-sm:capitalize">reader</span> : 'Sign up'}
          </button>
        </div>
      </div>
    </header>
  );
};

const CHOICE =
  'flex min-h-13 w-full items-center gap-3 border-2 border-(--rule) bg-raised pr-4 text-left font-semibold hover:bg-sunken';

const Choice = ({ name }: { name: string }) => (
  <>
    <Initial of={name} className="size-12 border-r-2 border-(--rule) text-3xl leading-none" />
    {name}
  </>
);

/** The button "Email" opens the widget's own e-mail step. */
const JoinOverlay = ({ isOpen, isSignedIn }: { isOpen: boolean; isSignedIn: boolean }) => {
  const { connect, send } = COPUS.useDemo();
  const { title, lead, note } = texts[isSignedIn ? 'signedIn' : 'join'];
  return (
    <Overlay
      isOpen={isOpen}
      onClose={() => send({ type: 'join', isOpen: false })}
      labelledBy="copus-join"
      unlessStored={personKeyOf('copus')}
      className="max-w-md border-2 border-(--rule) bg-canvas text-ink"
    >
      <div className="p-6 sm:p-8">
        <DialogHead
          titleId="copus-join"
          title={title}
          closeClassName=""
          titleClassName="copus-offset font-display text-5xl leading-[0.9] font-bold tracking-tight text-(--first)"
        />
        <p className="mt-4 leading-snug text-pretty">{lead}</p>
        <div className="mt-6 flex flex-col items-start gap-2 bg-raised p-4 outline-2 outline-(--second)">
          <Connect />
          <p className="text-sm text-muted">{note}</p>
          <NotShared />
          <SessionEnded />
        </div>
        {!isSignedIn && (
          <div className="mt-5 grid gap-2.5">
            <ComingSoonButton className={CHOICE}>
              <Choice name="Google" />
            </ComingSoonButton>
            <ComingSoonButton className={CHOICE}>
              <Choice name="Facebook" />
            </ComingSoonButton>
            <button type="button" className={CHOICE} onClick={() => openWidget(connect.current)}>
              <Choice name="Email" />
            </button>
          </div>
        )}
      </div>
    </Overlay>
  );
};

const OpenedPost = () => {
  const reading = useAddressed('post');
  const post = POSTS.find((one) => nameOf(one) === reading.value);
  if (!post) return null;
  return (
    <ModalDialog
      title={post.title}
      onClose={() => void reading.close()}
      className="border-2 border-(--rule) bg-canvas text-ink sm:max-w-[40rem]"
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
      <Figures post={post} />
    </ModalDialog>
  );
};

const Masthead = ({ issue, reader }: { issue: IssueContent; reader: string | null }) => (
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

export const Component = COPUS.page(() => {
  const { state, send, reader, interests, connect, hasShared } = COPUS.useDemo();
  const { issue, isJoinOpen } = state;
  const addressed = useAddressed('view');
  const isHydrated = useHydrated();
  const view = viewAt(addressed.value);
  const isSignedIn = useSignedIn(connect, hasShared);
  const content = ISSUES[issue];
  const { posts, channels } = orderIssue(content, interests);
  const join = () => send({ type: 'join', isOpen: true });
  return (
    <div data-issue={issue}>
      <CopusHeader
        view={view}
        hasReader={isSignedIn || hasShared}
        onView={(chosen) => void addressed.open(chosen === 'forum' ? null : chosen)}
      />
      <main
        data-unsearched={isHydrated ? undefined : ''}
        data-unless-stored={useUnlessStored(personKeyOf('copus'))}
        className="pb-24"
      >
        <Masthead
          issue={content}
          reader={(view === 'channel' ? channels : posts).isPersonal ? reader : null}
        />
        <div className="mx-auto max-w-7xl px-4 sm:px-8">
          {view === 'forum' && <WhyFirst why={posts.why} onReach={join} className="mb-5 text-muted" />}
          {view === 'forum' && <Forum posts={posts.entries} />}
          {view === 'graph' && <Graph />}
          {view === 'channel' && <Channels channels={channels.entries} />}
        </div>
        <JoinOverlay isOpen={isJoinOpen} isSignedIn={isSignedIn} />
        {!isJoinOpen && <OpenedPost />}
      </main>
    </div>
  );
});
