import { useEffect, useReducer } from 'react';
import { rewardOf } from '../../shared/connect/reward.ts';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { readJson, writeJson } from '../../shared/lib/json-storage.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { useRestore } from '../../shared/lib/use-restore.ts';
import { useTimeout } from '../../shared/lib/use-timeout.ts';
import { NO_ANSWERS } from './answers.ts';
import { ANSWERS_KEY } from './answers-key.ts';
import { Dashboard } from './components/Dashboard.tsx';
import { Onboarding } from './components/Onboarding.tsx';
import { LOADING_DELAY_MS, TIERS } from './data.ts';
import { ITEMS, initialState, reduce, restore } from './state.ts';
import './prograd.css';

export const Component = () => {
  const [state, send] = useReducer(reduce, useHydrated(), (isHydrated) =>
    isHydrated ? restore(readJson(ANSWERS_KEY)) : initialState,
  );
  const { answers } = state;
  useRestore(() => {
    const stored = readJson(ANSWERS_KEY);
    if (stored !== undefined) send({ type: 'visit.restored', stored });
  });
  useEffect(() => {
    // Signing out empties the answers. Empty answers are not stored again.
    if (answers !== NO_ANSWERS) writeJson(ANSWERS_KEY, answers);
  }, [answers]);
  const { interests, ask } = useInterests('prograd', ITEMS);
  useWidgetMessage((message) => {
    send({ type: 'widget.completed', username: message.username, reward: rewardOf(TIERS, message.approved) });
    ask(message);
  });
  useSignOut(() => send({ type: 'session.ended' }));
  useTimeout(state.isLoading, LOADING_DELAY_MS, () => send({ type: 'loading.ended' }));

  return (
    <div className="prograd min-h-dvh overflow-x-clip">
      {state.question === null ? (
        <Dashboard state={state} interests={interests} send={send} />
      ) : (
        <Onboarding state={state} question={state.question} send={send} />
      )}
    </div>
  );
};
