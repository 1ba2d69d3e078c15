/** What the widget's files may have at most, in bytes after brotli. The release check and the bench measure against it. */
export const BUDGETS = {
  shell: 4_608,
  flow: 104 * 1024,
  liteFlow: 56 * 1024,
};
