/**
 * The lowest browsers that everything works in. What decides: `light-dark()` (Chrome 123, Firefox 120, Safari 17.5),
 * `:state()` (Chrome 125, Firefox 126, Safari 17.4), `:has()` (Firefox 121). The builds compile to them, and
 * widget/README.md says the same.
 */
export const BROWSERS = ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5'];

/** What the classic script is compiled to: it runs in much older browsers, and tells people that theirs is too old. */
export const CLASSIC_TARGET = 'es2018';
