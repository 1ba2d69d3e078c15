import { useLayoutEffect, useReducer } from 'react';
import { useLocation } from 'react-router';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { useSearch } from '../../shared/lib/use-search.ts';
import { FromTop } from '../../shared/ui/FromTop.tsx';
import { CardDialog } from './components/CardDialog.tsx';
import { DiscoverView } from './components/DiscoverView.tsx';
import { HomeView } from './components/HomeView.tsx';
import { Login } from './components/Login.tsx';
import { Sidebar } from './components/Sidebar.tsx';
import { CARDS } from './data.ts';
import { cardAt, initialState, nameOf, pageOf, REPLACED, reduce } from './state.ts';
import './discover.css';

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
