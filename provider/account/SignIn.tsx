import { useState } from 'react';
import { CodeForm } from './CodeForm.tsx';
import type { Challenge } from './calls.ts';
import { EmailForm } from './EmailForm.tsx';
import { useTexts } from './texts.tsx';

export type SignInNotice = 'signIn.again' | 'signIn.out' | 'signIn.outEverywhere';

interface SignInProps {
  readonly hasMailbox: boolean;
  /** Reason for which the person must sign in. */
  readonly notice?: SignInNotice;
  /** The address to begin with. */
  readonly loginHint?: string;
  readonly onSignedIn: () => Promise<void>;
}

/** Asks for the address, then for the code. Going back keeps the typed address. */
export function SignIn({ hasMailbox, notice, loginHint = '', onSignedIn }: SignInProps) {
  const { t } = useTexts();
  const [email, setEmail] = useState(loginHint);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  return (
    <section className="card sheet">
      {challenge === null ? (
        <EmailForm
          email={email}
          notice={notice && t(notice)}
          onSignedIn={onSignedIn}
          onSent={(sent) => {
            setEmail(sent.email);
            setChallenge(sent);
          }}
        />
      ) : (
        <CodeForm
          challenge={challenge}
          hasMailbox={hasMailbox}
          onResent={setChallenge}
          onChange={() => setChallenge(null)}
          onSignedIn={onSignedIn}
        />
      )}
    </section>
  );
}
