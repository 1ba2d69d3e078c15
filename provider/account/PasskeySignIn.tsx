import { useEffect } from 'react';
import { Button } from '../kit/Button.tsx';
import type { useAction } from '../kit/use-action.ts';
import { findPasskey, usePasskey } from './passkeys.ts';
import { useTexts } from './texts.tsx';

interface PasskeySignInProps {
  /** The form's own action: one call at a time, and one place for its error. */
  readonly action: ReturnType<typeof useAction>;
  readonly onSignedIn: () => Promise<void>;
}

/** Signs in with a press, or with a passkey from the e-mail field's autofill. */
export function PasskeySignIn({ action: { busy, run }, onSignedIn }: PasskeySignInProps) {
  const { t } = useTexts();

  // biome-ignore lint/correctness/useExhaustiveDependencies: waits once, while the form is mounted
  useEffect(() => {
    const shown = new AbortController();
    const find = async () => {
      if ((await findPasskey(shown.signal)) && !shown.signal.aborted) await onSignedIn();
    };
    find().catch((error: unknown) => {
      if (!shown.signal.aborted) run(() => Promise.reject(error));
    });
    return () => shown.abort();
  }, []);

  const press = () =>
    run(async () => {
      await usePasskey();
      await onSignedIn();
    });

  return (
    <Button kind="soft" busy={busy} onPress={press}>
      {t('signIn.passkey')}
    </Button>
  );
}
