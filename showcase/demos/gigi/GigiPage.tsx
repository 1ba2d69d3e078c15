import { useReducer } from 'react';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { useTimeout } from '../../shared/lib/use-timeout.ts';
import { Dashboard } from './components/Dashboard.tsx';
import { Onboarding } from './components/Onboarding.tsx';
import { ITEMS } from './order.ts';
import { ANALYSIS_MS, initialState, reduce } from './state.ts';
import './gigi.css';

const now = () => new Date().toISOString();

export const Component = () => {
  const [state, send] = useReducer(reduce, initialState);
  const isAnalyzing = state.screen === 'onboarding' && state.step === 'analyzing';
  const { interests, ask } = useInterests('gigi', ITEMS);
  useWidgetMessage((message) => {
    send({ type: 'widget.completed', message, completedAt: now() });
    ask(message);
  });
  useSignOut(() => send({ type: 'session.ended' }));
  useTimeout(isAnalyzing, ANALYSIS_MS, () => send({ type: 'url.analyzed', completedAt: now() }));

  return (
    <div className="gigi min-h-dvh">
      {state.screen === 'onboarding' ? (
        <Onboarding state={state} send={send} />
      ) : (
        <Dashboard state={state} interests={interests} send={send} />
      )}
    </div>
  );
};
