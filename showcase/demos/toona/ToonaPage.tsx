import { useLayoutEffect } from 'react';
import { forgetName } from '../../shared/connect/forget-name.ts';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { useKeptReducer } from '../../shared/lib/use-kept-reducer.ts';
import { FromTop } from '../../shared/ui/FromTop.tsx';
import { Home } from './components/Home.tsx';
import { SignIn } from './components/SignIn.tsx';
import { ITEMS, initialState, reduce } from './state.ts';
import './toona.css';
import { restore, visitOf } from './visit.ts';
import { VISIT_KEY } from './visit-key.ts';

const KEPT = { key: VISIT_KEY, initial: initialState, restore, keep: visitOf };

export const Component = () => {
  const [state, send] = useKeptReducer(reduce, KEPT);
  const { reader, interests, ask, forget } = useInterests('toona', ITEMS);
  useWidgetMessage((message) => {
    send({ type: 'widget.completed' });
    ask(message);
  });
  const leave = () => {
    forgetName('toona');
    forget();
    send({ type: 'session.ended' });
  };
  useSignOut(() => send({ type: 'session.ended' }));
  // Before the paint: a person of an earlier visit, or of another tab, needs no sign-in screen and no second order.
  useLayoutEffect(() => send({ type: 'interests.received', interests }), [send, interests]);
  useLayoutEffect(() => {
    if (reader !== null) send({ type: 'session.started' });
  }, [send, reader]);

  return (
    <div className="toona min-h-dvh">
      {state.isReplaced && <FromTop key={state.screen} />}
      {state.screen === 'signIn' ? (
        <SignIn
          hasDeclined={state.hasDeclined}
          onSignIn={() => send({ type: 'session.started' })}
          onDecline={() => send({ type: 'widget.declined' })}
        />
      ) : (
        <Home state={state} hasShared={reader !== null} send={send} onLeave={leave} />
      )}
    </div>
  );
};
