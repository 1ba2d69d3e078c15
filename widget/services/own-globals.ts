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

/**
 * The browser's own `Error`, which a page may have replaced: the prototype of its subclasses. React calls it without
 * `new`.
 */
export const ownError: ErrorConstructor = Object.getPrototypeOf(TypeError);

/** The browser's own `Promise`, which a page may have replaced: an async function always returns it. */
export const ownPromise: PromiseConstructor = Object.getPrototypeOf((async () => {})()).constructor;

/** The browser's second name of `URL`, which pages leave alone. */
export const ownURL: typeof window.URL = window.webkitURL;
