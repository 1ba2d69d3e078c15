import { useState } from 'react';
import { selectResend, selectResendInS } from '../../machine/selectors.ts';
import { useFact, useView } from '../view.ts';
import { Announce } from './Announce.tsx';
import { Button } from './Button.tsx';

/** Asks for a new code, once the cool-down is over. `onAsk` takes the focus: this button is about to be disabled. */
export function Resend({ onAsk }: { onAsk: () => void }) {
  const { actor, texts } = useView();
  const [isAsked, setAsked] = useState(false);
  const status = useFact(selectResend);
  const seconds = useFact(selectResendInS);
  const ask = () => {
    setAsked(true);
    actor.send({ type: 'code.resend' });
    onAsk();
  };
  return (
    <>
      <Button kind="link" busy={status === 'sending'} disabled={status === 'cooling'} onPress={ask}>
        {status === 'cooling' ? texts('code.resendIn', { seconds }) : texts('code.resend')}
      </Button>
      <Announce>
        {status === 'sending' ? texts('code.sending') : status === 'cooling' && isAsked && texts('code.sent')}
      </Announce>
    </>
  );
}
