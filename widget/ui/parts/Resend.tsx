import { selectResend, selectResendInS } from '../../machine/selectors.ts';
import { useFact, useView } from '../view.ts';
import { Announce } from './Announce.tsx';
import { Button } from './Button.tsx';

/** Asks for a new code, once the cool-down is over. */
export function Resend() {
  const { actor, locale, texts } = useView();
  const status = useFact(selectResend);
  const seconds = new Intl.NumberFormat(locale).format(useFact(selectResendInS));
  return (
    <>
      <Button
        kind="link"
        busy={status === 'sending'}
        disabled={status === 'cooling'}
        onPress={() => actor.send({ type: 'code.resend' })}
      >
        {status === 'cooling' ? texts('code.resendIn', { seconds }) : texts('code.resend')}
      </Button>
      <Announce>
        {status === 'sending' && texts('code.sending')}
        {status === 'cooling' && texts('code.sent')}
      </Announce>
    </>
  );
}
