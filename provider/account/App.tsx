import { useEffect, useState } from 'react';
import { directionOf, type Language } from '../../common/languages.ts';
import type { Entry, Overview } from '../api/account-shapes.ts';
import { Announcer } from '../kit/announce.tsx';
import { LoadFailure } from '../kit/LoadFailure.tsx';
import { Loading } from '../kit/Loading.tsx';
import { Account } from './Account.tsx';
import { Continue } from './Continue.tsx';
import { CallError, notifyBrowser, readEntry, readOverview } from './calls.ts';
import { Deleted } from './Deleted.tsx';
import { type LoadedLanguage, loadLanguage, rememberLanguage } from './language.ts';
import { Footer, type Operator } from './parts/Footer.tsx';
import { Header } from './parts/Header.tsx';
import { SignIn, type SignInNotice } from './SignIn.tsx';
import { LanguageProvider } from './texts.tsx';

interface AppProps {
  /** Address of the script that signs in. */
  readonly signInScript: string;
  /** The provider's name for people. */
  readonly name: string;
  /** Address of the operator's logo; empty without one. */
  readonly logo: string;
  readonly operator: Operator;
  /** The provider sends no mail: codes are in the sandbox's mailbox. */
  readonly hasMailbox: boolean;
  /** Whether the browser sent a session cookie. Only a call finds out whether the session is still valid. */
  readonly hasSession: boolean;
  /** Whether the browser sent the entry of a person who comes from the widget. */
  readonly hasEntry: boolean;
  /** The browser opened the page in a window, for a sign-in only (FedCM). */
  readonly isForBrowser: boolean;
  /** The address that the sign-in begins with. */
  readonly loginHint: string;
  readonly firstLanguage: LoadedLanguage;
}

type Screen =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly error: unknown }
  | { readonly at: 'sign-in'; readonly notice?: SignInNotice }
  | { readonly at: 'entry'; readonly entry: Entry }
  | { readonly at: 'account'; readonly overview: Overview }
  | { readonly at: 'deleted'; readonly receiptsKept: number };

/**
 * Closes the window that the browser opened for a sign-in. Elsewhere, and in a browser without FedCM, nothing happens.
 */
const closeWindow = (): void => {
  const provider: { readonly close: () => void } | undefined = Reflect.get(globalThis, 'IdentityProvider');
  provider?.close();
};

export function App({ firstLanguage, ...props }: AppProps) {
  const { signInScript, name, logo, operator, hasMailbox, hasSession, hasEntry, isForBrowser, loginHint } =
    props;
  const [screen, setScreen] = useState<Screen>({
    at: hasSession || (hasEntry && !isForBrowser) ? 'loading' : 'sign-in',
  });
  const [language, setLanguage] = useState(firstLanguage);

  const load = async (
    ifSignedOut?: SignInNotice,
    onFailed = (error: unknown) => setScreen({ at: 'failed', error }),
  ) => {
    try {
      setScreen({ at: 'account', overview: await readOverview() });
    } catch (error) {
      const isSignedOut = error instanceof CallError && error.isSignedOut;
      if (isSignedOut) setScreen({ at: 'sign-in', notice: ifSignedOut });
      else onFailed(error);
    }
  };
  /** Shows the account or the ordinary sign-in if no entry can be read. */
  const enter = async () => {
    const entry = await readEntry().catch(() => null);
    if (entry) setScreen({ at: 'entry', entry });
    else await load();
  };
  /** A FedCM window closes after the sign-in. If it stays open, it shows the account. */
  const arrive = async () => {
    if (isForBrowser)
      await notifyBrowser()
        .then(closeWindow)
        .catch(() => {});
    await load();
  };
  /**
   * A background update: after a failure the shown data stays. The state becomes a new object, so that the page polls
   * again.
   */
  const follow = () =>
    load('signIn.again', () =>
      setScreen((shown) => (shown.at === 'account' ? { ...shown, overview: { ...shown.overview } } : shown)),
    );
  useEffect(() => {
    document.documentElement.lang = language.tag;
    document.documentElement.dir = directionOf(language.tag);
    document.title = `${language.texts['page.title']} · ${name}`;
  }, [language, name]);
  // After the effect above, because the first call sends the page's language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (hasEntry && !isForBrowser) enter();
    else if (hasSession) arrive();
  }, []);
  // The provider's answer describes the platforms' readings in the person's language, so a new language needs new data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again in each language, after the page has it
  useEffect(() => {
    if (screen.at === 'account') follow();
  }, [language]);

  const choose = async (tag: Language) => {
    setLanguage(await loadLanguage(tag));
    rememberLanguage(tag);
  };

  return (
    <LanguageProvider value={language}>
      <Announcer>
        <Header name={name} logo={logo} onChoose={choose} />
        <main className={screen.at === 'account' ? 'wide' : 'narrow'}>
          {screen.at === 'loading' && <Loading />}
          {screen.at === 'failed' && <LoadFailure error={screen.error} onRetry={() => load()} />}
          {screen.at === 'sign-in' && (
            <SignIn
              script={signInScript}
              provider={name}
              hasMailbox={hasMailbox}
              notice={screen.notice}
              loginHint={loginHint}
              onSignedIn={() => {
                setScreen({ at: 'loading' });
                arrive();
              }}
            />
          )}
          {screen.at === 'entry' && <Continue entry={screen.entry} onDone={() => load()} />}
          {screen.at === 'account' && (
            <Account
              overview={screen.overview}
              onChanged={() => load('signIn.again')}
              onFollow={follow}
              onSignedOut={(notice) => setScreen({ at: 'sign-in', notice })}
              onDeleted={(receiptsKept) => setScreen({ at: 'deleted', receiptsKept })}
            />
          )}
          {screen.at === 'deleted' && (
            <Deleted receiptsKept={screen.receiptsKept} onBack={() => setScreen({ at: 'sign-in' })} />
          )}
        </main>
        <Footer {...operator} />
      </Announcer>
    </LanguageProvider>
  );
}
