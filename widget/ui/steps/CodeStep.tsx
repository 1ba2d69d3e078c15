import { useEffect, useRef, useState } from 'react';
import { TEST_CODE } from '../../constants.ts';
import type { Problem } from '../../errors.ts';
import {
  selectBusy,
  selectCodeLength,
  selectEmail,
  selectIsSlow,
  selectProblem,
  selectResend,
  selectResendInS,
} from '../../machine/selectors.ts';
import { named, unrecorded } from '../named.ts';
import { Announce } from '../parts/Announce.tsx';
import { Button } from '../parts/Button.tsx';
import { CodeInput } from '../parts/CodeInput.tsx';
import { Field, fieldProps, StepForm } from '../parts/Field.tsx';
import { Title } from '../parts/Title.tsx';
import { useFact, useView } from '../view.ts';

interface ResendProps {
  readonly isAsked: boolean;
  /** Takes the focus, because this button is about to be disabled. */
  readonly onAsk: () => void;
  /** A text about a mail that is late, shown once a new code may be requested. */
  readonly late: string | false;
  readonly isSlow: boolean;
}

function Resend({ isAsked, onAsk, late, isSlow }: ResendProps) {
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
          ? texts(isSlow ? 'code.slow' : 'code.sending')
          : status === 'cooling'
            ? isAsked && texts('code.sent')
            : late}
      </Announce>
    </>
  );
}

/** Whether the code itself was wrong. Any other failure keeps the typed code. */
const isWrongCode = (problem: Problem | null) =>
  problem?.code === 'code.test' || problem?.code === 'code.invalid';

export function CodeStep() {
  const { actor, options, texts } = useView();
  const [code, setCode] = useState('');
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const busy = useFact(selectBusy);
  const problem = useFact(selectProblem);
  const email = useFact(selectEmail);
  const digits = useFact(selectCodeLength);
  const resend = useFact(selectResend);
  const isSlow = useFact(selectIsSlow);
  const late = !options.testMode && texts('code.late');

  useEffect(() => {
    const failures = actor.on('failure', ({ problem }) => {
      if (!isWrongCode(problem)) return setAsked(false);
      setCode('');
      input.current?.focus();
    });
    return () => failures.unsubscribe();
  }, [actor]);

  const enter = (entered: string) => {
    setCode(entered);
    if (entered.length === digits && entered !== code) actor.send({ type: 'code.submit', code: entered });
  };
  const ask = () => {
    setAsked(true);
    input.current?.focus();
  };
  const submit = () => {
    actor.send({ type: 'code.submit', code });
  };

  return (
    <StepForm onSubmit={submit}>
      <Title>{texts('code.title')}</Title>
      <p id="dc-code-lead" {...named('lead')}>
        {texts('code.lead', { digits })} <bdi {...unrecorded('address')}>{email}</bdi>
      </p>
      {options.testMode && <p {...named('note')}>{texts('code.testMode', { code: TEST_CODE })}</p>}
      <Field id="dc-code" label={texts('code.label')} problem={problem}>
        <CodeInput
          {...fieldProps('dc-code', problem, 'dc-code-lead', isWrongCode(problem))}
          inputRef={input}
          code={code}
          digits={digits}
          readOnly={busy}
          onEnter={enter}
        />
      </Field>
      <div {...named('actions')}>
        <Button kind="primary" type="submit" busy={busy || resend === 'sending'}>
          {texts('code.submit')}
        </Button>
        <div className="side-actions">
          <Resend isAsked={isAsked} onAsk={ask} late={late} isSlow={isSlow} />
          <Button kind="link" onPress={() => actor.send({ type: 'email.change' })}>
            {texts('code.change')}
          </Button>
        </div>
      </div>
      {/* The line takes its space from the start, so that its appearance moves no other content. */}
      <p className="lead" style={{ visibility: resend === 'cooling' ? 'hidden' : undefined }}>
        {isSlow ? texts('code.slow') : late}
      </p>
    </StepForm>
  );
}
