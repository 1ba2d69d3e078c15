import { useEffect, useReducer } from 'react';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { Dashboard } from './components/Dashboard.tsx';
import { Onboarding } from './components/Onboarding.tsx';
import { LOADING_DELAY_MS } from './data.ts';
import { atTheStart, prograd } from './state.ts';
import './prograd.css';

export const Component = () => {
  const [state, send] = useReducer(prograd, atTheStart);
  useWidgetMessage(({ username }) => send({ type: 'widget.response', username }));

  useEffect(() => {
    if (!state.isLoading) return;
    const loading = setTimeout(() => send({ type: 'loading.over' }), LOADING_DELAY_MS);
    return () => clearTimeout(loading);
  }, [state.isLoading]);

  return (
    <div className="prograd min-h-dvh">
      {state.question === null ? (
        <Dashboard state={state} send={send} />
      ) : (
        <Onboarding state={state} question={state.question} send={send} />
      )}
    </div>
  );
};
