/**
 * `light-dark()` (Chrome 123, Firefox 120, Safari 17.5), `:state()` (Chrome 125, Firefox 126, Safari 17.4) and `:has()`
 * (Firefox 121) decide. `showcase/docs/reference/facts.ts` and widget/README.md name the same versions.
 */
export const BROWSERS = ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5'];

/** The classic script also runs in much older browsers, to show people that their browser is too old. */
export const CLASSIC_TARGET = 'es2018';
