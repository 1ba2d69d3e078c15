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

/** Replaces each button of the page by a sentence, because the browser cannot draw the button. */
const showTooOld = () => {
  for (const element of document.querySelectorAll(ELEMENT_NAME)) element.textContent = OLD_BROWSER;
};

const load = async () => {
  try {
    const api: typeof import('./index.ts') = await import(
      /* @vite-ignore */ new URL('data-connect.js', base).href
    );
    // Of two versions the first one stays, like its element.
    window.DataConnect ??= api;
  } catch (error) {
    // The browser does not know the module's syntax. This script is built for older browsers.
    if (!(error instanceof SyntaxError)) throw error;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showTooOld);
    else showTooOld();
  }
};

load();
