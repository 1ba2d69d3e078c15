import { useReducer } from 'react';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useTastes } from '../../shared/connect/use-tastes.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { useRestore } from '../../shared/lib/use-restore.ts';
import { useTimeout } from '../../shared/lib/use-timeout.ts';
import { Dashboard } from './components/Dashboard.tsx';
import { Onboarding } from './components/Onboarding.tsx';
import { LOADING_DELAY_MS } from './data.ts';
import { ITEMS, initialState, reduce } from './state.ts';
import './prograd.css';

export const Component = () => {
  const [state, send] = useReducer(reduce, initialState);
  // Set by the page's HTML (`app/inline/after-content.js`).
  useRestore(() => 'returned' in document.documentElement.dataset && send({ type: 'platform.returned' }));
  const { tastes, ask } = useTastes(ITEMS);
  useWidgetMessage((message) => {
    send({ type: 'widget.completed', username: message.username });
    void ask(message);
  });
  useSignOut(() => send({ type: 'session.ended' }));
  useTimeout(state.isLoading, LOADING_DELAY_MS, () => send({ type: 'loading.ended' }));

  return (
    <div className="prograd min-h-dvh">
      {state.question === null ? (
        <Dashboard state={state} tastes={tastes} send={send} />
      ) : (
        <Onboarding state={state} question={state.question} send={send} />
      )}
    </div>
  );
};
