// The script of oauth-callback.html: it reports the provider's answer to the widget and closes the window
// (contract §2.6). It runs on a separate page, so it shares only the list of languages and the parsing of fields with the
// widget. Its tests check that the widget understands its messages.
import { directionOf, preferredLanguage } from '../common/languages.ts';
import type { callback } from '../common/locales/en.json';
import { orUndefined } from '../common/or-undefined.ts';
import { fieldsOf, parseJson } from './domain/fields.ts';

/** The English texts are in the page's markup. */
const TEXTS = import.meta.glob<typeof callback>(['./*.json', '!./en.json'], {
  base: '../common/locales',
  eager: true,
  import: 'callback',
});

const CHANNEL = 'data-connect:oauth';
const STORED_ATTEMPT = /^data-connect:.*:oauth$/;
/** A window that closes in the same task may lose its broadcast. */
const CLOSE_DELAY_MS = 300;

// A constructed style sheet passes policies that forbid <style>.
const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; text-align: center;
    font: 1rem/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
    color: light-dark(#211c16, #f4eee5); background: light-dark(#f7f2ea, #171411); }
  main { margin: 1rem; padding: 1.75rem; max-width: 26rem; border: 1px solid light-dark(#e6ddd0, #3b3630);
    border-radius: 20px; background: light-dark(#fffdf9, #1e1b18); }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.2; }
  p { margin: 0; color: light-dark(#645b50, #b8ad9f); }
`;

interface Answer {
  readonly state: string;
  readonly platform?: string;
  readonly error?: string;
  /** The server's one-time proof of the person's consent; the widget sends it back. */
  readonly ticket?: string;
  readonly at: number;
}

/** Omits the provider's `code`, which only the server needs. */
const readAnswer = (): Answer | null => {
  const params = new URLSearchParams(location.search);
  const state = params.get('state');
  return state
    ? {
        state,
        platform: params.get('platform') ?? undefined,
        error: params.get('error') ?? undefined,
        ticket: params.get('ticket') ?? undefined,
        at: Date.now(),
      }
    : null;
};

const applyStyle = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [sheet];
};

const translate = () => {
  const language = preferredLanguage(navigator.languages);
  const [heading, paragraph] = document.querySelectorAll('h1, h1 + p');
  const texts = TEXTS[`./${language}.json`];
  if (!texts || !heading || !paragraph) return;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = texts.title;
  heading.textContent = texts.title;
  paragraph.textContent = texts.sentence;
};

const originOf = (address: string | null): string | undefined =>
  address && URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * Any page may open a consent link that another page began. The provider names the origin that began in `opener`
 * (contract §2.6); without it, only a page of this origin gets the result.
 */
const postToOpener = (message: unknown, origin = location.origin) => {
  window.opener?.postMessage(message, origin);
};

const broadcast = (message: unknown) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
};

const findStored = (state: string) => {
  for (const key of Object.keys(localStorage).filter((name) => STORED_ATTEMPT.test(name))) {
    const fields = fieldsOf(parseJson(localStorage.getItem(key)));
    if (fields.state === state) return { key, fields };
  }
  return null;
};

const finishStored = ({ state, error, ticket, at }: Answer) => {
  const stored = findStored(state);
  if (!stored) return;
  const finished = { error: error ?? null, ticket, at };
  localStorage.setItem(stored.key, JSON.stringify({ ...stored.fields, finished }));
};

/** Redirects a full-page flow back to the page where it began, for a server with one fixed callback page. */
const redirectOn = ({ state, platform, error, ticket }: Answer): boolean => {
  const returnTo = findStored(state)?.fields.returnTo;
  if (typeof returnTo !== 'string' || !URL.canParse(returnTo)) return false;
  const url = new URL(returnTo);
  if (url.origin !== location.origin) return false;
  for (const [name, value] of Object.entries({ state, platform, error, ticket })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  location.replace(url);
  return true;
};

const handOver = () => {
  // Each step can fail (no opener, no BroadcastChannel, blocked storage) and must not stop the others.
  orUndefined(applyStyle);
  orUndefined(translate);
  const answer = readAnswer();
  const origin = originOf(new URLSearchParams(location.search).get('opener'));
  // The frame loads another page into its window (widget/element/enter-account.ts), if no policy cuts the opener off.
  const waits = location.hash === '#wait' && window.opener !== null;
  document.body.hidden = waits;
  // The address may contain the provider's code, which must not stay in the history. The whole address is used, because
  // a path that begins with "//" would mean another origin.
  history.replaceState(null, '', location.href.replace(/[?#].*/, ''));
  if (answer) {
    if (orUndefined(() => redirectOn(answer))) return;
    const message = { source: 'data-connect-oauth', ...answer };
    // Stored first: the widget removes the attempt as soon as the result arrives in another way.
    orUndefined(() => finishStored(answer));
    orUndefined(() => postToOpener(message, origin));
    orUndefined(() => broadcast(message));
  }
  if (!waits) setTimeout(() => window.close(), CLOSE_DELAY_MS);
};

// A server may import this file by mistake. It has no page to close.
if (globalThis.document) handOver();
