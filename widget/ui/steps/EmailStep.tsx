import { useLayoutEffect, useRef } from 'react';
import type { KnownTexts } from '../../domain/known-person.ts';
import {
  selectBusy,
  selectEmail,
  selectIsExpired,
  selectIsKnown,
  selectIsSlow,
  selectPasskeys,
  selectProblem,
} from '../../machine/selectors.ts';
import { FIRST_FIELD, named, unrecorded } from '../named.ts';
import { Protection } from '../parts/Account.tsx';
import { Announce } from '../parts/Announce.tsx';
import { Button } from '../parts/Button.tsx';
import { Field, fieldProps, StepForm } from '../parts/Field.tsx';
import { Title } from '../parts/Title.tsx';
import { useFact, useView } from '../view.ts';

/** The offer starts at the title, so that a key pressed during the change does not accept it. */
function KnownPerson({ accept, lead, skip }: KnownTexts) {
  const { actor } = useView();
  const busy = useFact(selectBusy);
  return (
    <>
      <p {...named('lead')}>{lead}</p>
      <div {...named('actions')}>
        <Button kind="primary" busy={busy} onPress={() => actor.send({ type: 'known.continue' })}>
          {accept}
        </Button>
        <Button kind="quiet" waits={busy} onPress={() => actor.send({ type: 'known.skip' })}>
          {skip}
        </Button>
      </div>
    </>
  );
}

export function EmailStep() {
  const { actor, known, options, texts } = useView();
  const input = useRef<HTMLInputElement>(null);
  const busy = useFact(selectBusy);
  const problem = useFact(selectProblem);
  const email = useFact(selectEmail);
  const isExpired = useFact(selectIsExpired);
  const passkeys = useFact(selectPasskeys);
  const isKnown = useFact(selectIsKnown);
  const isSlow = useFact(selectIsSlow);
  const names = { appName: options.appName, provider: options.provider };

  // An attribute would put the address into the markup, which recorders of the page read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field, so that no later value replaces what is typed
  useLayoutEffect(() => {
    if (input.current) input.current.value = email;
  }, [isKnown]);

  const submit = () => {
    actor.send({ type: 'email.submit', email: input.current?.value ?? '' });
    if (selectProblem(actor.getSnapshot())) input.current?.focus();
  };

  return (
    <StepForm onSubmit={submit}>
      <Title>
        {texts(options.loginType === 'signUp' ? 'email.title.signUp' : 'email.title.signIn', names)}
      </Title>
      {isKnown && known ? (
        <KnownPerson {...known} />
      ) : (
        <>
          <p {...named('lead')}>{texts('email.lead', names)}</p>
          {isExpired && <p {...named('note')}>{texts('session.expired')}</p>}
          {isExpired && <Announce>{texts('session.expired')}</Announce>}
          {options.testMode && <p {...named('note')}>{texts('email.test')}</p>}
          <Field id="dc-email" label={texts('email.label')} problem={problem}>
            <input
              ref={input}
              {...fieldProps('dc-email', problem)}
              {...FIRST_FIELD}
              {...unrecorded('input')}
              type="email"
              name="email"
              autoComplete={passkeys === 'none' ? 'email' : 'username webauthn'}
              inputMode="email"
              dir="ltr"
              required
              placeholder={texts('email.placeholder')}
              readOnly={busy}
            />
          </Field>
          <div {...named('actions')}>
            <Button kind="primary" type="submit" busy={busy}>
              {texts('email.submit')}
            </Button>
            {passkeys === 'likely' && (
              <Button kind="quiet" waits={busy} onPress={() => actor.send({ type: 'passkey.use' })}>
                {texts('passkey.signIn')}
              </Button>
            )}
          </div>
          {isSlow && <p {...named('lead')}>{texts('code.slow')}</p>}
          {isSlow && <Announce>{texts('code.slow')}</Announce>}
        </>
      )}
      <Protection text="protect.flow" />
    </StepForm>
  );
}
