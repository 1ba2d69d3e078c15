import { useReducer } from 'react';
import { useParams } from 'react-router';
import { rewardOf } from '../../shared/connect/reward.ts';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { readText, writeText } from '../../shared/lib/json-storage.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { useRestore } from '../../shared/lib/use-restore.ts';
import { FromTop } from '../../shared/ui/FromTop.tsx';
import { BottomNav } from './components/BottomNav.tsx';
import { Header } from './components/Header.tsx';
import { HomeView } from './components/HomeView.tsx';
import { Login } from './components/Login.tsx';
import { RewardsView } from './components/RewardsView.tsx';
import { CONNECTED_KEY } from './connected-key.ts';
import { TIERS } from './data.ts';
import { ITEMS } from './order.ts';
import { pageAt, reduce, restore } from './state.ts';
import './gamp.css';

const remembered = () => readText(CONNECTED_KEY);

export const Component = () => {
  const [state, send] = useReducer(reduce, useHydrated(), (isHydrated) =>
    restore(isHydrated ? remembered() : null),
  );
  useRestore(() => {
    const flag = remembered();
    if (flag !== null) send({ type: 'visit.restored', flag });
  });
  const page = pageAt(useParams()['*']);

  const { interests, ask } = useInterests('gamp', ITEMS);
  useWidgetMessage((message) => {
    writeText(CONNECTED_KEY, 'true');
    const { username, approved } = message;
    send({ type: 'widget.completed', username, reward: rewardOf(TIERS, approved) });
    ask(message);
  });
  useSignOut(() => send({ type: 'session.ended' }));
  const decline = () => send({ type: 'widget.declined' });
  const submit = () => {
    writeText(CONNECTED_KEY, String(state.isConnected));
    send({ type: 'session.started' });
  };

  if (state.screen === 'login') {
    return (
      <div className="gamp min-h-dvh">
        <title>GAMP: log in</title>
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
      <FromTop />
      <Header hasDeclined={state.hasDeclined} onDecline={decline} />
      <main className="mx-auto max-w-6xl px-4 pt-5 pb-40 sm:px-8 sm:pt-8">
        {page === 'rewards' ? (
          <RewardsView state={state} onCheckIn={() => send({ type: 'streak.checked' })} />
        ) : (
          <HomeView
            state={state}
            interests={interests}
            onToggle={(title) => send({ type: 'tournament.toggled', title })}
          />
        )}
      </main>
      <BottomNav page={page} />
    </div>
  );
};
