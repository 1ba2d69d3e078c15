/** Sizes of the widget's files after brotli that raise an alarm: look for what grew, not for a shorter spelling. */
export const BUDGETS = {
  shell: 5_120,
  flow: 112_000,
  liteFlow: 61_440,
};
