import { useReducer } from 'react';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { Home } from './components/Home.tsx';
import { SignIn } from './components/SignIn.tsx';
import { initialState, reduce } from './state.ts';
import './toona.css';

export const Component = () => {
  const [state, send] = useReducer(reduce, initialState);
  useWidgetMessage(() => send({ type: 'widget.completed' }));

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
