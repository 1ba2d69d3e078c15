/** Size limits of the widget's files, in bytes after brotli. The release check and the bench use them. */
export const BUDGETS = {
  shell: 4_608,
  flow: 104 * 1024,
  liteFlow: 56 * 1024,
};
