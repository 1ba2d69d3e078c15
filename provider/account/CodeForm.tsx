import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../kit/announce.tsx';
import { Button } from '../kit/Button.tsx';
import { Field, problemProps } from '../kit/Field.tsx';
import { Problem } from '../kit/Problem.tsx';
import { Title } from '../kit/Title.tsx';
import { useAction } from '../kit/use-action.ts';
import { CallError, type Challenge, codeInMailbox, sendCode, signIn } from './calls.ts';
import { CodeInput } from './parts/CodeInput.tsx';
import { useTexts } from './texts.tsx';

interface CodeFormProps {
  readonly challenge: Challenge;
  readonly hasMailbox: boolean;
  readonly onResent: (challenge: Challenge) => void;
  readonly onChange: () => void;
  readonly onSignedIn: () => Promise<void>;
}

export function CodeForm({ challenge, hasMailbox, onResent, onChange, onSignedIn }: CodeFormProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const signing = useAction();
  const resending = useAction();
  const [demoCode, setDemoCode] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { email, digits } = challenge;

  // Counts wrong codes: each one clears the field. After any other failure, the typed code stays.
  const [emptied, setEmptied] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again each time the field is cleared
  useEffect(() => input.current?.focus(), [emptied]);
  useEffect(() => {
    if (hasMailbox) codeInMailbox(challenge.email).then(setDemoCode, () => {});
  }, [hasMailbox, challenge]);

  const error = signing.error ?? resending.error;

  const confirm = () => {
    const code = input.current?.value ?? '';
    // A refusal clears the field, and many people press Enter after the sixth digit. The error message must then stay.
    if (code === '' && error !== null) return;
    signing.run(
      async () => {
        // Fewer digits are a typing mistake. Sending them would use up one of the tries.
        if (code.length < digits) throw new CallError('code.wrong');
        await signIn(challenge, code);
        await onSignedIn();
      },
      (failure) => {
        const isRefused = failure instanceof CallError && failure.code.startsWith('code.');
        if (isRefused && code.length === digits) setEmptied((count) => count + 1);
        else input.current?.focus();
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm();
  };
  const resend = () =>
    resending.run(async () => {
      onResent(await sendCode(email));
      announce(t('code.sent'));
      input.current?.focus();
    });

  return (
    <form noValidate onSubmit={submit}>
      <Title focused={false}>{t('code.title')}</Title>
      <p id="code-lead" className="lead">
        {t('code.lead', { digits })} <bdi className="address">{email}</bdi>
      </p>
      {demoCode && (
        <p className="note">
          {t('code.demo')} <bdi className="address">{demoCode}</bdi>
        </p>
      )}
      <Field id="code" label={t('code.label')}>
        <CodeInput
          key={emptied}
          {...problemProps('code-problem', error)}
          id="code"
          inputRef={input}
          digits={digits}
          readOnly={signing.busy}
          onFull={confirm}
        />
        <Problem id="code-problem" error={error} />
      </Field>
      <div className="actions">
        <Button kind="primary" type="submit" busy={signing.busy || resending.busy}>
          {t('code.confirm')}
        </Button>
        <div className="side-actions">
          <Button kind="link" onPress={resend}>
            {t('code.resend')}
          </Button>
          <Button kind="link" onPress={onChange}>
            {t('code.change')}
          </Button>
        </div>
      </div>
    </form>
  );
}
