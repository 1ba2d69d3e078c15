import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadLanguage, preferredOrChosen } from './language.ts';
import './styles/account.css';

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The page has no root');
const { name = '', logo = '', contact = '', privacy = '', terms = '', imprint = '' } = root.dataset;
const { mailbox, session, entry, signIn = '' } = root.dataset;
const asked = new URLSearchParams(location.search);
const loginHint = asked.get('login_hint') ?? '';
if (asked.has('login_hint')) {
  // Keeps the person's e-mail address out of the browser's history.
  asked.delete('login_hint');
  history.replaceState(null, '', `${location.pathname}?${asked}${location.hash}`);
}

// If a language's file cannot be loaded, English stays.
const language = await loadLanguage(preferredOrChosen()).catch(() => loadLanguage('en'));
createRoot(root).render(
  <App
    signInScript={signIn}
    name={name}
    logo={logo}
    operator={{ contact, privacyUrl: privacy, termsUrl: terms, imprintUrl: imprint }}
    hasMailbox={mailbox === 'true'}
    hasSession={session === 'true'}
    hasEntry={entry === 'true'}
    isForBrowser={asked.has('fedcm')}
    loginHint={loginHint}
    firstLanguage={language}
  />,
);
