import { useEffect, useReducer } from 'react';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { Dashboard } from './components/Dashboard.tsx';
import { Onboarding } from './components/Onboarding.tsx';
import { ANALYSIS_MS, gigiReducer, START } from './state.ts';
import './gigi.css';

const now = () => new Date().toISOString();

export const Component = () => {
  const [state, send] = useReducer(gigiReducer, START);
  const isAnalyzing = state.screen === 'onboarding' && state.step === 'analyzing';
  useWidgetMessage((message) => send({ type: 'connectorResponded', message, completedAt: now() }));

  useEffect(() => {
    if (!isAnalyzing) return;
    const timer = setTimeout(() => send({ type: 'analyzed', completedAt: now() }), ANALYSIS_MS);
    return () => clearTimeout(timer);
  }, [isAnalyzing]);

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
