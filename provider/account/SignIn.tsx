import { useEffect, useRef, useState } from 'react';
import { LoadFailure, Loading } from '../kit/states.tsx';
import { codeInMailbox } from './calls.ts';
import { useTexts } from './texts.tsx';

type AuthorizePage = typeof import('../../widget/authorize/page.tsx');

export type SignInNotice = 'signIn.again' | 'signIn.out' | 'signIn.outEverywhere';

interface SignInProps {
  /** Address of the script of `/authorize`. */
  readonly script: string;
  readonly provider: string;
  readonly hasMailbox: boolean;
  readonly notice?: SignInNotice;
  readonly loginHint: string;
  readonly onSignedIn: () => void;
}

export function SignIn({ script, provider, hasMailbox, notice, loginHint, onSignedIn }: SignInProps) {
  const { t, tag } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReturnType<AuthorizePage['openSignIn']>>();
  const [error, setError] = useState<unknown>(null);
  // A new object for each mailed code, so that the newest one is read from the mailbox.
  const [mailed, setMailed] = useState<{ readonly email: string } | null>(null);
  const [demoCode, setDemoCode] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sign-in is shown
  useEffect(() => {
    const unmounted = new AbortController();
    const open = async () => {
      const { openSignIn }: AuthorizePage = await import(/* @vite-ignore */ script);
      if (unmounted.signal.aborted || place.current === null) return;
      const signIn = openSignIn(place.current, {
        provider,
        email: loginHint,
        onCode: (email) => setMailed(email === null ? null : { email }),
        onSignedIn,
        onFailed: () => setError(new Error('The sign-in has failed')),
      });
      unmounted.signal.addEventListener('abort', signIn.close);
      setOpened(signIn);
    };
    open().catch(setError);
    return () => unmounted.abort();
  }, []);
  useEffect(() => {
    opened?.show(tag, {
      'email.title.signIn': t('signIn.title'),
      'email.lead': t('signIn.lead'),
      'protect.flow': t('signIn.noPassword'),
      'code.submit': t('code.confirm'),
    });
  }, [opened, tag, t]);
  useEffect(() => {
    if (mailed === null) setDemoCode(undefined);
    else if (hasMailbox) codeInMailbox(mailed.email).then(setDemoCode, () => {});
  }, [hasMailbox, mailed]);

  if (error !== null) return <LoadFailure error={error} onRetry={() => location.reload()} />;
  return (
    <section className="sign-in">
      <h1 className="unseen">{provider}</h1>
      {notice && mailed === null && (
        <p className="note" role="status">
          {t(notice)}
        </p>
      )}
      {demoCode && (
        <p className="note" role="status">
          {t('code.demo')} <bdi className="address">{demoCode}</bdi>
        </p>
      )}
      {opened === undefined && <Loading />}
      <div ref={place} />
    </section>
  );
}
