/**
 * The lowest browsers that everything works in. What decides: `light-dark()` (Chrome 123, Firefox 120, Safari 17.5),
 * `:state()` (Chrome 125, Firefox 126, Safari 17.4), `:has()` (Firefox 121). The builds compile to them, and
 * the documentation (`showcase/docs/reference/browsers.ts`) and widget/README.md say the same.
 */
export const BROWSERS = ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5'];

/** What the classic script is compiled to: it runs in much older browsers, and tells people that theirs is too old. */
export const CLASSIC_TARGET = 'es2018';

/** What is true in all of them. The builds put it into the code, and React's code for other browsers falls away. */
export const BROWSER_FACTS = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof globalThis': '"object"',
  'typeof performance': '"object"',
  'typeof performance.now': '"function"',
  'typeof reportError': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof AbortController': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof WeakMap': '"function"',
  'typeof Object.is': '"function"',
  'typeof setImmediate': '"undefined"',
  'document.documentMode': 'undefined',
};
