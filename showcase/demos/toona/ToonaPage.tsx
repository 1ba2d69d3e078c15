import { useLayoutEffect } from 'react';
import { useDemo } from '../../shared/connect/use-demo.ts';
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
  const { reader, interests, leave } = useDemo('toona', ITEMS, {
    onMessage: () => send({ type: 'widget.completed' }),
    onSignOut: () => send({ type: 'session.ended' }),
    onReader: (known) => known !== null && send({ type: 'session.started' }),
  });
  // Before the paint: a person of an earlier visit, or of another tab, needs no second order.
  useLayoutEffect(() => send({ type: 'interests.received', interests }), [send, interests]);

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
