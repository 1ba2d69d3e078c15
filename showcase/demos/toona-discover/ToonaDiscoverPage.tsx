import { useLayoutEffect, useReducer } from 'react';
import { useLocation } from 'react-router';
import { personKeyOf } from '../../shared/connect/person-key.ts';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { useUnlessStored } from '../../shared/lib/unless-stored.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { useSearch } from '../../shared/lib/use-search.ts';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { FromTop } from '../../shared/ui/FromTop.tsx';
import { CardDialog } from './components/CardDialog.tsx';
import { Connect } from './components/Connect.tsx';
import { DiscoverView } from './components/DiscoverView.tsx';
import { HomeView } from './components/HomeView.tsx';
import { SceneArt } from './components/SceneArt.tsx';
import { Sidebar } from './components/Sidebar.tsx';
import { Wordmark } from './components/Wordmark.tsx';
import { CARDS } from './data.ts';
import { cardAt, initialState, nameOf, pageOf, REPLACED, reduce } from './state.ts';
import './discover.css';

interface LoginProps {
  readonly hasDeclined: boolean;
  readonly onShare: () => void;
  readonly onDecline: () => void;
}

/** Every visitor logs in first, and the widget is the only way to log in (specification §4.6). */
const Login = ({ hasDeclined, onShare, onDecline }: LoginProps) => (
  <main
    data-unless-stored={useUnlessStored(personKeyOf('toona-discover'))}
    className="relative grid min-h-dvh content-end overflow-hidden px-4 py-20 sm:content-center sm:px-8"
  >
    <SceneArt image="sea" className="absolute inset-0 size-full" />
    <BackHome className="absolute top-4 left-4 bg-(--td-card) opacity-100 sm:top-6 sm:left-6" />
    <div className="discover-card relative mx-auto grid w-full max-w-md justify-items-start gap-4 p-6 sm:ml-[6%] sm:p-9">
      <Wordmark className="text-2xl" />
      <h1 className="discover-title text-4xl sm:text-5xl">Look up. There is more to watch.</h1>
      <p className="text-(--td-soft)">
        Lists, guides, songs and films, gathered around what you like. Log in and your interests come along.
      </p>
      <div className="mt-1">
        <Connect textLayout="below" onShare={onShare} onDecline={onDecline} />
      </div>
      <p role="status" className="text-sm text-(--td-soft) empty:sr-only">
        {hasDeclined && 'Nothing was shared, so you are not logged in. Sign in again to choose anew.'}
      </p>
    </div>
  </main>
);

const ITEMS = CARDS.map(({ about }) => ({ text: about }));

export const Component = () => {
  const [state, send] = useReducer(reduce, initialState);
  const complete = () => send({ type: 'widget.completed' });
  const decline = () => send({ type: 'widget.declined' });
  const { reader, interests: known, ask } = useInterests('toona-discover', ITEMS);
  const location = useLocation();
  const page = pageOf(useSearch().get('page'));
  const opened = useAddressed('card');
  const card = cardAt(opened.value);
  // Before the paint: a person of an earlier visit, or of another tab, needs no login screen. A page to which Back leads
  // gets no event of a sign-out: there the person is gone.
  useLayoutEffect(() => send({ type: reader === null ? 'session.ended' : 'visit.restored' }), [reader]);
  useWidgetMessage((message) => {
    complete();
    ask(message);
  });
  useSignOut(() => send({ type: 'session.ended' }));

  return (
    <div className="discover min-h-dvh">
      {state.isReplaced && <FromTop key={state.user} />}
      {state.user === 'loggedOut' ? (
        <Login hasDeclined={state.hasDeclined} onShare={complete} onDecline={decline} />
      ) : (
        <div className="mx-auto max-w-[88rem] lg:flex">
          {location.state === REPLACED && <FromTop />}
          <Sidebar page={page} hasDeclined={state.hasDeclined} onDecline={decline} />
          <main className="min-w-0 flex-1 px-4 pt-4 pb-24 sm:px-6 lg:py-8 lg:pr-10">
            {page === 'home' ? (
              <HomeView interests={state.interests} />
            ) : (
              <DiscoverView
                interests={state.interests}
                search={state.search}
                known={known}
                onSearch={(search) => send({ type: 'search.typed', search })}
                linkTo={(chosen) => opened.linkTo(nameOf(chosen))}
              />
            )}
          </main>
          {card && <CardDialog card={card} onClose={() => void opened.close()} />}
        </div>
      )}
    </div>
  );
};
