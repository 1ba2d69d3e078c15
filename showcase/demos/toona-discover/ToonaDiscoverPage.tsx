import { useReducer } from 'react';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { FromTop } from '../../shared/ui/FromTop.tsx';
import { DiscoverView } from './components/DiscoverView.tsx';
import { HomeView } from './components/HomeView.tsx';
import { Login } from './components/Login.tsx';
import { Sidebar } from './components/Sidebar.tsx';
import { discoverReducer, START } from './state.ts';
import './discover.css';

export const Component = () => {
  const [state, send] = useReducer(discoverReducer, START);
  const loginReturned = () => send({ type: 'loginReturned' });
  useWidgetMessage(loginReturned);

  return (
    <div className="discover min-h-dvh">
      {state.user === 'loggedOut' ? (
        <Login onReturn={loginReturned} />
      ) : (
        <div className="mx-auto max-w-[88rem] lg:flex">
          <FromTop key={state.page} />
          <Sidebar page={state.page} onChoose={(page) => send({ type: 'pageChosen', page })} />
          <main className="min-w-0 flex-1 px-4 pt-4 pb-24 sm:px-6 lg:py-8 lg:pr-10">
            {state.page === 'home' ? (
              <HomeView
                interests={state.interests}
                onDiscover={() => send({ type: 'pageChosen', page: 'discover' })}
              />
            ) : (
              <DiscoverView
                interests={state.interests}
                search={state.search}
                onSearch={(search) => send({ type: 'searchTyped', search })}
              />
            )}
          </main>
        </div>
      )}
    </div>
  );
};
