import type { FormEvent } from 'react';
import type { Entry } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { CallError } from '../kit/call.ts';
import { Problem } from '../kit/Problem.tsx';
import { Title } from '../kit/states.tsx';
import { useAction } from '../kit/use-action.ts';
import { continueAs, forgetEntry } from './calls.ts';
import { PinField } from './PinField.tsx';
import { useTexts } from './texts.tsx';

/** Whether only a new sign-in helps: the entry is too old, the app's session has ended, or its tries are used up. */
const needsSignIn = (error: unknown) =>
  error instanceof CallError && (error.code === 'ticket.stale' || error.isSignedOut);

const forgetStale = async (error: unknown) => {
  if (!needsSignIn(error)) throw error;
  await forgetEntry();
};

interface ContinueProps {
  readonly entry: Entry;
  readonly onDone: () => Promise<void>;
}

/**
 * Asks a person who comes from an app whether to continue with the account of that app. An attacker's page can lead
 * here with the attacker's account, so the page shows the address and does nothing before the press.
 */
export function Continue({ entry: { address, app, asksPin, present }, onDone }: ContinueProps) {
  const { t } = useTexts();
  const { busy, error, run } = useAction();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pin = asksPin ? String(new FormData(event.currentTarget).get('pin')) : undefined;
    run(async () => {
      await continueAs(address, pin).catch(forgetStale);
      await onDone();
    });
  };
  const leave = () =>
    run(async () => {
      await forgetEntry();
      await onDone();
    });
  return (
    <section className="card sheet">
      <form noValidate onSubmit={submit}>
        <Title>{t('entry.title')}</Title>
        <p className="lead">{t('entry.lead', { app })}</p>
        <p className="entry-address">
          <bdi className="address">{address}</bdi>
        </p>
        {present && <p className="note">{t('entry.other', { address: present })}</p>}
        {asksPin && <PinField problemId="entry-problem" error={error} onForgotten={leave} />}
        <Problem id="entry-problem" error={error} />
        <div className="actions">
          <Button kind="primary" type="submit" busy={busy}>
            {t('entry.continue', { address })}
          </Button>
          <Button kind="soft" onPress={leave}>
            {present ? t('entry.stay', { address: present }) : t('entry.leave')}
          </Button>
        </div>
      </form>
    </section>
  );
}
