import { type FormEvent, useEffect, useRef } from 'react';
import { canUsePasskeys } from '../../common/can-use-passkeys.ts';
import { emailIn } from '../../common/email-address.ts';
import { Button } from '../kit/Button.tsx';
import { Field, problemProps } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Problem } from '../kit/Problem.tsx';
import { Title } from '../kit/Title.tsx';
import { useAction } from '../kit/use-action.ts';
import { CallError, type Challenge, sendCode } from './calls.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { useTexts } from './texts.tsx';

interface EmailFormProps {
  readonly email: string;
  readonly notice?: string;
  readonly onSignedIn: () => Promise<void>;
  readonly onSent: (challenge: Challenge) => void;
}

export function EmailForm({ email, notice, onSent, onSignedIn }: EmailFormProps) {
  const { t } = useTexts();
  const action = useAction();
  const { busy, error, run } = action;
  const hasPasskeys = canUsePasskeys();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = emailIn(input.current?.value ?? '');
    run(
      async () => {
        if (typed === null) throw new CallError('request.shape');
        onSent(await sendCode(typed));
      },
      () => input.current?.focus(),
    );
  };

  return (
    <form noValidate onSubmit={submit}>
      {notice && (
        <p className="note" role="status">
          {notice}
        </p>
      )}
      <Title focused={false}>{t('signIn.title')}</Title>
      <p className="lead">{t('signIn.lead')}</p>
      <Field id="email" label={t('signIn.email')}>
        <input
          {...problemProps('email-problem', error)}
          ref={input}
          id="email"
          className="input"
          // With type `email`, browsers return the domain in ASCII, which people cannot read. The code step shows the
          // address as typed.
          type="text"
          name="email"
          autoComplete={hasPasskeys ? 'username webauthn' : 'email'}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
          placeholder={t('signIn.placeholder')}
          defaultValue={email}
          readOnly={busy}
        />
        <Problem id="email-problem" error={error} />
      </Field>
      <div className="actions">
        <Button kind="primary" type="submit" busy={busy}>
          {t('signIn.send')}
        </Button>
        {hasPasskeys && <PasskeySignIn action={action} onSignedIn={onSignedIn} />}
      </div>
      <p className="protection">
        <Icon name="lock" />
        {t('signIn.noPassword')}
      </p>
    </form>
  );
}
