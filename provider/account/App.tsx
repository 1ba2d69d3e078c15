import { useEffect, useState } from 'react';
import { contactLink } from '../../common/contact-link.ts';
import { directionOf, LANGUAGES, type Language } from '../../common/languages.ts';
import type { Entry, Overview } from '../api/account-shapes.ts';
import { Announcer } from '../kit/announce.tsx';
import { Brand } from '../kit/Brand.tsx';
import { Button } from '../kit/Button.tsx';
import { CallError } from '../kit/call.ts';
import { Icon } from '../kit/Icon.tsx';
import { LoadFailure, Loading, Title } from '../kit/states.tsx';
import { Account } from './Account.tsx';
import { Continue } from './Continue.tsx';
import { notifyBrowser, readEntry, readOverview } from './calls.ts';
import { isLanguage, type LoadedLanguage, loadLanguage, rememberLanguage } from './language.ts';
import { SignIn, type SignInNotice } from './SignIn.tsx';
import { LanguageProvider, useTexts } from './texts.tsx';

function OutcomeMark() {
  return (
    <svg className="outcome-mark" viewBox="0 0 96 96" aria-hidden="true">
      <rect className="tile-1" x="2" y="30" width="17" height="17" rx="4" />
      <rect className="tile-2" x="8" y="6" width="23" height="20" rx="4" />
      <rect className="tile-3" x="77" y="52" width="15" height="15" rx="4" />
      <rect className="tile-4" x="66" y="72" width="20" height="17" rx="4" />
      <rect className="tile-main" x="23" y="23" width="50" height="50" rx="14" />
      <path className="outcome-check" d="M37 49l8 8 15-17" />
    </svg>
  );
}

function Deleted({ receiptsKept, onBack }: { receiptsKept: number; onBack: () => void }) {
  const { t } = useTexts();
  return (
    <section className="card sheet outcome">
      <OutcomeMark />
      <Title>{t('deleted.title')}</Title>
      <dl className="facts">
        <dt>{t('deleted.gone')}</dt>
        <dd>{t('deleted.goneLead')}</dd>
        <dt>{t('deleted.stays')}</dt>
        <dd>{receiptsKept === 0 ? t('deleted.nothing') : t('deleted.receipts', { count: receiptsKept })}</dd>
      </dl>
      <div className="actions">
        <Button kind="soft" onPress={onBack}>
          {t('deleted.back')}
        </Button>
      </div>
    </section>
  );
}

/** The name of a language in that language, with a capital letter: `Français`. */
const nameOf = (language: Language): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

interface HeaderProps {
  readonly name: string;
  readonly logo: string;
  readonly onChoose: (language: Language) => void;
}

function Header({ name, logo, onChoose }: HeaderProps) {
  const { t, tag } = useTexts();
  const choose = (text: string) => {
    if (isLanguage(text)) onChoose(text);
  };
  return (
    <header className="header">
      <Brand name={name} logo={logo} />
      <label className="language">
        <Icon name="globe" />
        <span className="unseen">{t('page.language')}</span>
        <select value={tag} onChange={(event) => choose(event.currentTarget.value)}>
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </label>
    </header>
  );
}

/** Empty texts are left out. Without a privacy policy, the provider's own page is linked. */
interface Operator {
  readonly contact: string;
  readonly privacyUrl: string;
  readonly termsUrl: string;
  readonly imprintUrl: string;
}

const contactIn = (contact: string) => {
  const href = contactLink(contact);
  return href === null ? (
    contact
  ) : (
    <a href={href} rel="noreferrer">
      {contact}
    </a>
  );
};

export function Footer({ contact, privacyUrl, termsUrl, imprintUrl }: Operator) {
  const { operator: texts } = useTexts();
  const links = [
    { href: privacyUrl || '/privacy', name: texts.privacy },
    { href: termsUrl, name: texts.terms },
    { href: imprintUrl, name: texts.imprint },
  ];
  return (
    <footer className="footer">
      {contact !== '' && (
        <span>
          {texts.contact}: <bdi>{contactIn(contact)}</bdi>
        </span>
      )}
      {links.map(
        ({ href, name }) =>
          href && (
            <a key={name} href={href} rel="noreferrer">
              {name}
            </a>
          ),
      )}
    </footer>
  );
}

interface AppProps {
  readonly signInScript: string;
  readonly name: string;
  readonly logo: string;
  readonly operator: Operator;
  /** Whether the provider sends no mail: a mailbox on its pages has the codes instead. */
  readonly hasMailbox: boolean;
  /** Whether the browser sent a session cookie. Only a call finds out whether the session is still valid. */
  readonly hasSession: boolean;
  readonly hasEntry: boolean;
  /** The browser opened the page in a window, for a sign-in only (FedCM). */
  readonly isForBrowser: boolean;
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
  /** Reloads in the background. After a failure, a copy of the data makes the page poll again. */
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
