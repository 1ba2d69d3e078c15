/** The classic script: loads the module beside it and sets `window.DataConnect` to its exports (contract §2.8). */
import { oldBrowser } from '../common/locales/en.json';
import { ELEMENT_NAME } from './brand.ts';

declare global {
  interface Window {
    DataConnect?: typeof import('./index.ts');
  }
}

const { currentScript } = document;
const own = currentScript instanceof HTMLScriptElement ? currentScript.src : '';
// An inline script has no address.
const address = new URL('data-connect.js', own || document.baseURI).href;

/** Replaces each button of the page by a sentence, because the browser cannot draw the button. */
const showTooOld = () => {
  for (const element of document.querySelectorAll(ELEMENT_NAME)) {
    element.textContent = oldBrowser['element.browser'];
  }
};

const load = async () => {
  try {
    const api: typeof import('./index.ts') = await import(/* @vite-ignore */ address);
    // Of two versions the first one stays, like its element. `window.DataConnect` may also be an element with this id.
    if (!window.DataConnect?.version) window.DataConnect = api;
  } catch (error) {
    // The browser does not know the module's syntax. This script is built for older browsers.
    if (!(error instanceof SyntaxError)) {
      console.error(
        `data-connect: ${address} does not load. Include data-connect.global.js as a file of its own, beside it.`,
      );
      throw error;
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showTooOld);
    else showTooOld();
  }
};

load();
