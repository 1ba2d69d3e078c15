/**
 * The lowest browsers in which everything works. These features decide: `light-dark()` (Chrome 123, Firefox 120, Safari
 * 17.5), `:state()` (Chrome 125, Firefox 126, Safari 17.4), `:has()` (Firefox 121). The builds compile to these
 * versions; the documentation (`showcase/docs/reference/browsers.ts`) and widget/README.md name the same ones.
 */
export const BROWSERS = ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5'];

/** Target of the classic script. It also runs in much older browsers, to show people that their browser is too old. */
export const CLASSIC_TARGET = 'es2018';

/**
 * Facts that hold in all of these browsers. The builds replace the expressions, which removes React's code for other
 * browsers. `performance` and `MessageChannel` are not among them: some pages and privacy settings remove them, and
 * React works without them.
 */
export const BROWSER_FACTS = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof globalThis': '"object"',
  'typeof reportError': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof AbortController': '"function"',
  'typeof WeakMap': '"function"',
  'typeof Object.is': '"function"',
  'typeof setImmediate': '"undefined"',
  'document.documentMode': 'undefined',
};
