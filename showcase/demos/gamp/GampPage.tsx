import type { RefObject } from 'react';
import { useRef } from 'react';
import { useParams } from 'react-router';
import type { ConnectElement } from '../../shared/connect/connect-element.ts';
import { forgetName } from '../../shared/connect/forget-name.ts';
import { rewardOf } from '../../shared/connect/reward.ts';
import { useEnded } from '../../shared/connect/use-ended.ts';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { readText, removeStored, writeText } from '../../shared/lib/json-storage.ts';
import { useKeptReducer } from '../../shared/lib/use-kept-reducer.ts';
import { FromTop } from '../../shared/ui/FromTop.tsx';
import { BottomNav } from './components/BottomNav.tsx';
import { Header } from './components/Header.tsx';
import { HomeView } from './components/HomeView.tsx';
import { Login } from './components/Login.tsx';
import { RewardsView } from './components/RewardsView.tsx';
import { TIERS } from './data.ts';
import { CONNECTED_KEY, VISIT_KEY } from './keys.ts';
import { ITEMS } from './order.ts';
import { initialState, pageAt, reduce, restore } from './state.ts';
import { readVisit, visitOf } from './visit.ts';
import './gamp.css';

interface LogOutProps {
  readonly connectRef: RefObject<ConnectElement | null>;
  /** The person shared. The session may have ended since. */
  readonly hasShared: boolean;
  readonly onLeave: () => void;
}

/** The log-out of a person without the widget's menu, which has a sign-out of its own. */
const LogOut = ({ connectRef, hasShared, onLeave }: LogOutProps) => {
  const ended = useEnded(connectRef, hasShared);
  return hasShared && ended === null ? null : (
    <p className="mt-12 flex flex-wrap items-center gap-4 border-t border-(--gp-line) pt-5 text-sm text-(--gp-soft)">
      {ended === null
        ? 'You are logged in by e-mail.'
        : `${ended} What you shared still picks your tournaments.`}
      <button type="button" onClick={onLeave} className="gamp-button gamp-button-quiet">
        Log Out
      </button>
    </p>
  );
};

const KEPT = {
  key: VISIT_KEY,
  alsoReads: [CONNECTED_KEY],
  initial: initialState,
  restore: (stored: unknown) => restore(readText(CONNECTED_KEY), readVisit(stored)),
  keep: visitOf,
};

export const Component = () => {
  const [state, send] = useKeptReducer(reduce, KEPT);
  const connect = useRef<ConnectElement>(null);
  const page = pageAt(useParams()['*']);

  const { interests, ask, forget } = useInterests('gamp', ITEMS);
  useWidgetMessage((message) => {
    writeText(CONNECTED_KEY, 'true');
    const { username, approved } = message;
    send({ type: 'widget.completed', username, reward: rewardOf(TIERS, approved) });
    ask(message);
  });
  useSignOut(() => send({ type: 'session.ended' }));
  const decline = () => send({ type: 'widget.declined' });
  const leave = () => {
    removeStored(CONNECTED_KEY);
    forgetName('gamp');
    forget();
    send({ type: 'session.ended' });
  };
  const submit = () => {
    writeText(CONNECTED_KEY, String(state.isConnected));
    send({ type: 'session.started' });
  };

  if (state.screen === 'login') {
    return (
      <div className="gamp min-h-dvh">
        <title>GAMP: log in</title>
        {state.isReplaced && <FromTop key="login" />}
        <Login
          state={state}
          onEmail={(email) => send({ type: 'email.typed', email })}
          onSubmit={submit}
          onShare={() => send({ type: 'session.started' })}
          onDecline={decline}
        />
      </div>
    );
  }
  return (
    <div className="gamp min-h-dvh">
      <title>{page === 'rewards' ? 'Rewards | GAMP' : 'GAMP'}</title>
      {state.isReplaced && <FromTop key="home" />}
      <Header connectRef={connect} hasDeclined={state.hasDeclined} onDecline={decline} />
      <main className="mx-auto max-w-6xl px-4 pt-5 pb-40 sm:px-8 sm:pt-8">
        {page === 'rewards' ? (
          <RewardsView state={state} onCheckIn={(day) => send({ type: 'streak.checked', day })} />
        ) : (
          <HomeView
            state={state}
            interests={interests}
            onToggle={(title) => send({ type: 'tournament.toggled', title })}
          />
        )}
        <LogOut connectRef={connect} hasShared={state.isConnected} onLeave={leave} />
      </main>
      <BottomNav page={page} />
    </div>
  );
};
