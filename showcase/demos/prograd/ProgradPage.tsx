import { rewardOf } from '../../shared/connect/reward.ts';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { useKeptReducer } from '../../shared/lib/use-kept-reducer.ts';
import { useTimeout } from '../../shared/lib/use-timeout.ts';
import { FromTop } from '../../shared/ui/FromTop.tsx';
import { ANSWERS_KEY } from './answers-key.ts';
import { Dashboard } from './components/Dashboard.tsx';
import { Onboarding } from './components/Onboarding.tsx';
import { LOADING_DELAY_MS, TIERS } from './data.ts';
import { ITEMS, initialState, reduce } from './state.ts';
import { restore, visitOf } from './visit.ts';
import './prograd.css';

const KEPT = { key: ANSWERS_KEY, initial: initialState, restore, keep: visitOf };

export const Component = () => {
  const [state, send] = useKeptReducer(reduce, KEPT);
  const { interests, ask } = useInterests('prograd', ITEMS);
  useWidgetMessage((message) => {
    send({ type: 'widget.completed', username: message.username, reward: rewardOf(TIERS, message.approved) });
    ask(message);
  });
  useSignOut(() => send({ type: 'session.ended' }));
  useTimeout(state.isLoading, LOADING_DELAY_MS, () => send({ type: 'loading.ended' }));

  return (
    <div className="prograd min-h-dvh overflow-x-clip">
      {state.isReplaced && <FromTop key={state.question === null ? 'dashboard' : 'questions'} />}
      {state.question === null ? (
        <Dashboard state={state} interests={interests} send={send} />
      ) : (
        <Onboarding state={state} question={state.question} send={send} />
      )}
    </div>
  );
};
