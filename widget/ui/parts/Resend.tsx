import { selectResend, selectResendInS } from '../../machine/selectors.ts';
import { useFact, useView } from '../view.ts';
import { Announce } from './Announce.tsx';
import { Button } from './Button.tsx';

interface ResendProps {
  /** Whether a new code was requested and not refused since. */
  readonly isAsked: boolean;
  /** Takes the focus, because this button is about to be disabled. */
  readonly onAsk: () => void;
  /** Said once the cool-down is over. */
  readonly late: string | false;
}

/** Requests a new code after the cool-down. */
export function Resend({ isAsked, onAsk, late }: ResendProps) {
  const { actor, texts } = useView();
  const status = useFact(selectResend);
  const seconds = useFact(selectResendInS);
  const ask = () => {
    actor.send({ type: 'code.resend' });
    onAsk();
  };
  return (
    <>
      <Button kind="link" busy={status === 'sending'} disabled={status === 'cooling'} onPress={ask}>
        {status === 'cooling' ? texts('code.resendIn', { seconds }) : texts('code.resend')}
      </Button>
      <Announce>
        {status === 'sending'
          ? texts('code.sending')
          : status === 'cooling'
            ? isAsked && texts('code.sent')
            : late}
      </Announce>
    </>
  );
}
