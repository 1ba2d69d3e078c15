import { useReducer } from 'react';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { CHARACTERS } from './cast.ts';
import { Home } from './components/Home.tsx';
import { SignIn } from './components/SignIn.tsx';
import { startToona, toonaReducer } from './state.ts';
import './toona.css';

export const Component = () => {
  const [state, send] = useReducer(toonaReducer, CHARACTERS, startToona);
  useWidgetMessage(() => send({ type: 'widgetResponded' }));

  return (
    <div className="toona min-h-dvh">
      {state.screen === 'signIn' ? (
        <SignIn onSignIn={() => send({ type: 'signedIn' })} />
      ) : (
        <Home state={state} send={send} />
      )}
    </div>
  );
};
