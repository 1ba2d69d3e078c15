/**
 * The built-ins as members of the window, for the build: a page's `class Map` or `const URL` at the top of a classic script
 * hides the browser's from all scripts, and the window keeps them.
 */
export const {
  AbortController: ownAbortController,
  CustomEvent: ownCustomEvent,
  Map: ownMap,
  MessageChannel: ownMessageChannel,
  Number: ownNumber,
  Proxy: ownProxy,
  Reflect: ownReflect,
  Set: ownSet,
  Symbol: ownSymbol,
  WeakMap: ownWeakMap,
} = window;

/** Where a page has replaced `Error`, the browser's is still the prototype of its kinds. React calls it without `new`. */
export const ownError: ErrorConstructor = Object.getPrototypeOf(TypeError);

/** Whatever a page has put in place of `Promise`, the language makes the browser's. */
export const ownPromise: PromiseConstructor = Object.getPrototypeOf((async () => {})()).constructor;

/** The browser's second name of `URL`, which pages leave alone. */
export const ownURL: typeof window.URL = window.webkitURL;
