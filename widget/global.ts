/** The classic script: loads the module beside it and sets `window.DataConnect` to its exports (contract §2.8). */
import { ELEMENT_NAME } from './brand.ts';
import { OLD_BROWSER } from './trigger-texts.ts';

declare global {
  interface Window {
    DataConnect?: typeof import('./index.ts');
  }
}

const { currentScript } = document;
const base = currentScript instanceof HTMLScriptElement ? currentScript.src : document.baseURI;

/** Each button of the page, which the browser cannot draw, becomes a sentence. */
const sayTooOld = () => {
  for (const element of document.querySelectorAll(ELEMENT_NAME)) element.textContent = OLD_BROWSER;
};

const load = async () => {
  try {
    const api: typeof import('./index.ts') = await import(
      /* @vite-ignore */ new URL('data-connect.js', base).href
    );
    // Of two versions the first stays, as its element does.
    window.DataConnect ??= api;
  } catch (error) {
    // The module is written in a language that the browser does not know; this script is built for older ones.
    if (!(error instanceof SyntaxError)) throw error;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', sayTooOld);
    else sayTooOld();
  }
};

load();
