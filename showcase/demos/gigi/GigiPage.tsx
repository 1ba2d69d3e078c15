import { useReducer } from 'react';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { useTimeout } from '../../shared/lib/use-timeout.ts';
import { Dashboard } from './components/Dashboard.tsx';
import { Onboarding } from './components/Onboarding.tsx';
import { ANALYSIS_MS, initialState, reduce } from './state.ts';
import './gigi.css';

const now = () => new Date().toISOString();

export const Component = () => {
  const [state, send] = useReducer(reduce, initialState);
  const isAnalyzing = state.screen === 'onboarding' && state.step === 'analyzing';
  useWidgetMessage((message) => send({ type: 'widget.completed', message, completedAt: now() }));
  useTimeout(isAnalyzing, ANALYSIS_MS, () => send({ type: 'url.analyzed', completedAt: now() }));

  return (
    <div className="gigi min-h-dvh">
      {state.screen === 'onboarding' ? (
        <Onboarding state={state} send={send} />
      ) : (
        <Dashboard state={state} send={send} />
      )}
    </div>
  );
};
