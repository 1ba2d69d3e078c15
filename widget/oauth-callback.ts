// The script of oauth-callback.html: it tells the widget how the provider answered and closes the window (contract
// §2.6). It runs on pages of its own and therefore shares no code with the widget; its tests hold the two together.
export {};

const CHANNEL = 'data-connect:oauth';
const STORED_ATTEMPT = /^data-connect:.*:oauth$/;
/** A window that closes in the same task may take its broadcast with it. */
const CLOSE_DELAY_MS = 300;

// A style sheet made by script passes the policies that forbid <style>.
const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; text-align: center;
    font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1b1b22, #f2f2f6); background: light-dark(#fff, #17171c); }
  main { padding: 2rem; max-width: 26rem; }
  h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
  p { margin: 0; color: light-dark(#5a5a66, #b4b4c0); }
`;

/** Title and sentence of the page in the widget's other languages; `zh` in its simplified script alone. */
const TEXTS: Readonly<Record<string, readonly [title: string, sentence: string]>> = {
  ar: ['يمكنك إغلاق هذه النافذة', 'الصفحة التي جئت منها تتابع تلقائيًا.'],
  de: ['Sie können dieses Fenster schließen', 'Die Seite, von der Sie kamen, macht von selbst weiter.'],
  es: ['Ya puedes cerrar esta ventana', 'La página de la que vienes continúa sola.'],
  fr: ['Vous pouvez fermer cette fenêtre', 'La page d’où vous venez continue d’elle-même.'],
  hi: ['आप यह विंडो बंद कर सकते हैं', 'जिस पेज से आप आए थे, वह अपने आप आगे बढ़ेगा।'],
  it: ['Puoi chiudere questa finestra', 'La pagina da cui arrivi prosegue da sola.'],
  ja: ['このウィンドウは閉じてかまいません', '元のページは自動的に先へ進みます。'],
  pt: ['Você pode fechar esta janela', 'A página de onde você veio continua sozinha.'],
  zh: ['您可以关闭此窗口', '您之前的页面会自动继续。'],
};

interface Answer {
  readonly state: string;
  readonly platform?: string;
  readonly error?: string;
  readonly at: number;
}

/** Never the `code`: what it is good for is between the provider and the server. */
const readAnswer = (): Answer | null => {
  const params = new URLSearchParams(location.search);
  const state = params.get('state');
  return state
    ? {
        state,
        platform: params.get('platform') ?? undefined,
        error: params.get('error') ?? undefined,
        at: Date.now(),
      }
    : null;
};

const dress = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [sheet];
};

const languageOf = (tag: string) => new Intl.Locale(tag).language;

const isSpoken = (tag: string) =>
  languageOf(tag) === 'en' || (languageOf(tag) in TEXTS && new Intl.Locale(tag).maximize().script !== 'Hant');

/** The first of the person's languages that this page has; its markup is English. */
const speak = () => {
  const tag = navigator.languages.find(isSpoken) ?? 'en';
  const texts = TEXTS[languageOf(tag)];
  const [title, sentence] = document.querySelectorAll('h1, h1 + p');
  if (!texts || !title || !sentence) return;
  document.documentElement.lang = tag;
  document.documentElement.dir = languageOf(tag) === 'ar' ? 'rtl' : 'ltr';
  [document.title] = texts;
  [title.textContent, sentence.textContent] = texts;
};

const postToOpener = (message: unknown) => {
  // The opener's origin cannot be known here. Whoever opened this window knows `state` already, having made it, and
  // the rest is worth nothing without it.
  window.opener?.postMessage(message, '*');
};

const broadcast = (message: unknown) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
};

const findStored = (state: string) => {
  for (const key of Object.keys(localStorage).filter((name) => STORED_ATTEMPT.test(name))) {
    try {
      const fields: Record<string, unknown> = { ...JSON.parse(localStorage.getItem(key) ?? 'null') };
      if (fields.state === state) return { key, fields };
    } catch {
      // Not an attempt.
    }
  }
  return null;
};

const finishStored = ({ state, error, at }: Answer) => {
  const stored = findStored(state);
  if (!stored) return;
  const finished = { error: error ?? null, at };
  localStorage.setItem(stored.key, JSON.stringify({ ...stored.fields, finished }));
};

/** A redirect that ended here, because the server has one fixed callback page, goes on to the page it began on. */
const redirectOn = ({ state, platform, error }: Answer): boolean => {
  const returnTo = findStored(state)?.fields.returnTo;
  if (typeof returnTo !== 'string' || !URL.canParse(returnTo)) return false;
  const url = new URL(returnTo);
  if (url.origin !== location.origin) return false;
  for (const [name, value] of Object.entries({ state, platform, error })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  location.replace(url);
  return true;
};

/** Each way may be closed (no opener, no BroadcastChannel, blocked storage); the others must still be tried. */
const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const handOver = () => {
  attempt(dress);
  attempt(speak);
  const answer = readAnswer();
  // The address may hold the provider's code; history and screenshots need not.
  history.replaceState(null, '', location.pathname);
  if (answer) {
    if (attempt(() => redirectOn(answer))) return;
    const message = { source: 'data-connect-oauth', ...answer };
    // Stored first: once the widget has heard in another way, it removes the attempt.
    attempt(() => finishStored(answer));
    attempt(() => postToOpener(message));
    attempt(() => broadcast(message));
  }
  setTimeout(() => window.close(), CLOSE_DELAY_MS);
};

// A server that imports it by mistake has no page to close.
if (globalThis.document) handOver();
