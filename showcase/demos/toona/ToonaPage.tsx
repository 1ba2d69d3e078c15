import { useEffect, useReducer } from 'react';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { Home } from './components/Home.tsx';
import { SignIn } from './components/SignIn.tsx';
import { ITEMS, initialState, reduce } from './state.ts';
import './toona.css';

export const Component = () => {
  const [state, send] = useReducer(reduce, initialState);
  const { interests, ask } = useInterests('toona', ITEMS);
  useWidgetMessage((message) => {
    send({ type: 'widget.completed' });
    ask(message);
  });
  useEffect(() => send({ type: 'interests.received', interests }), [interests]);

  return (
    <div className="toona min-h-dvh">
      {state.screen === 'signIn' ? (
        <SignIn
          hasDeclined={state.hasDeclined}
          onSignIn={() => send({ type: 'session.started' })}
          onDecline={() => send({ type: 'widget.declined' })}
        />
      ) : (
        <Home state={state} send={send} />
      )}
    </div>
  );
};
