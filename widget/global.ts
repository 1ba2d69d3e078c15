/** The classic script: loads the module beside it and sets `window.DataConnect` to its exports (contract §2.8). */
declare global {
  interface Window {
    DataConnect?: typeof import('./index.ts');
  }
}

const { currentScript } = document;
const base = currentScript instanceof HTMLScriptElement ? currentScript.src : document.baseURI;

import(/* @vite-ignore */ new URL('data-connect.js', base).href).then((api: typeof import('./index.ts')) => {
  // Of two versions the first stays, as its element does.
  window.DataConnect ??= api;
});

export {};
