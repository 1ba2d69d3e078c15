import { flushSync } from 'react-dom';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { focusHeading } from '../../shared/lib/focus-heading.ts';
import { useKeptReducer } from '../../shared/lib/use-kept-reducer.ts';
import { useTimeout } from '../../shared/lib/use-timeout.ts';
import { Dashboard } from './components/Dashboard.tsx';
import { Onboarding } from './components/Onboarding.tsx';
import { ITEMS } from './order.ts';
import { PROFILE_KEY } from './profile-key.ts';
import { ANALYSIS_MS, initialState, keptResult, reduce, restore } from './state.ts';
import './gigi.css';

const KEPT = { key: PROFILE_KEY, initial: initialState, restore, keep: keptResult };
const now = () => new Date().toISOString();

export const Component = () => {
  const [state, send] = useKeptReducer(reduce, KEPT);
  const isAnalyzing = state.screen === 'onboarding' && state.step === 'analyzing';
  const { interests, ask, forget } = useInterests('gigi', ITEMS);
  const startAgain = () => {
    forget();
    flushSync(() => send({ type: 'profile.forgotten' }));
    window.scrollTo(0, 0);
    focusHeading();
  };
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
        <Dashboard state={state} interests={interests} send={send} onForget={startAgain} />
      )}
    </div>
  );
};
