import { useReducer } from 'react';
import { useParams } from 'react-router';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { readText, writeText } from '../../shared/lib/json-storage.ts';
import { FromTop } from '../../shared/ui/FromTop.tsx';
import { BottomNav } from './components/BottomNav.tsx';
import { Header } from './components/Header.tsx';
import { HomeView } from './components/HomeView.tsx';
import { Login } from './components/Login.tsx';
import { RewardsView } from './components/RewardsView.tsx';
import { CONNECTED_KEY, gampReducer, pageAt, startGamp } from './state.ts';
import './gamp.css';

const start = () => startGamp(readText(CONNECTED_KEY));

export const Component = () => {
  const [state, send] = useReducer(gampReducer, undefined, start);
  const page = pageAt(useParams()['*']);

  useWidgetMessage(({ username }) => {
    writeText(CONNECTED_KEY, 'true');
    send({ type: 'connectorResponded', username });
  });
  const submit = () => {
    writeText(CONNECTED_KEY, String(state.isConnected));
    send({ type: 'loggedIn' });
  };

  if (state.screen === 'login') {
    return (
      <div className="gamp min-h-dvh">
        <title>GAMP: log in</title>
        <Login
          state={state}
          onEmail={(email) => send({ type: 'emailTyped', email })}
          onSubmit={submit}
          onConnectorDone={() => send({ type: 'loggedIn' })}
        />
      </div>
    );
  }
  return (
    <div className="gamp min-h-dvh">
      <title>{page === 'rewards' ? 'Rewards | GAMP' : 'GAMP'}</title>
      <FromTop />
      <Header />
      <main className="mx-auto max-w-6xl px-4 pt-5 pb-32 sm:px-8 sm:pt-8">
        {page === 'rewards' ? (
          <RewardsView state={state} onCheckIn={() => send({ type: 'checkedIn' })} />
        ) : (
          <HomeView state={state} onToggle={(title) => send({ type: 'joinToggled', title })} />
        )}
      </main>
      <BottomNav page={page} />
    </div>
  );
};
