import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { focusHeading } from '../../shared/lib/focus-heading.ts';
import { readJson, removeStored, writeJson } from '../../shared/lib/json-storage.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { useRestore } from '../../shared/lib/use-restore.ts';
import { useTimeout } from '../../shared/lib/use-timeout.ts';
import { Dashboard } from './components/Dashboard.tsx';
import { Onboarding } from './components/Onboarding.tsx';
import { ITEMS } from './order.ts';
import { PROFILE_KEY } from './profile-key.ts';
import { readResult, storedOf } from './results.ts';
import { ANALYSIS_MS, initialState, reduce, restore } from './state.ts';
import './gigi.css';

const remembered = () => readResult(readJson(PROFILE_KEY));
const now = () => new Date().toISOString();

export const Component = () => {
  const [state, send] = useReducer(reduce, useHydrated(), (isHydrated) =>
    isHydrated ? restore(remembered()) : initialState,
  );
  useRestore(() => {
    const result = remembered();
    if (result) send({ type: 'visit.restored', result });
  });
  const result = state.screen === 'dashboard' ? state.result : null;
  useEffect(() => {
    if (result) writeJson(PROFILE_KEY, storedOf(result));
  }, [result]);
  const forget = () => {
    removeStored(PROFILE_KEY);
    flushSync(() => send({ type: 'profile.forgotten' }));
    window.scrollTo(0, 0);
    focusHeading();
  };
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
        <Dashboard state={state} interests={interests} send={send} onForget={forget} />
      )}
    </div>
  );
};
