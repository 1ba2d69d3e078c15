/**
 * Functions that need JavaScript, for areas where signing in is not the only one. The text continues "It is needed
 * for". It is a separate file, because no script of a page needs it.
 */
export const NEEDS_SCRIPT: Readonly<Record<string, string>> = {
  copus: 'the other views, following a channel and signing in',
  dcode: 'saving a profile and signing in',
  gamp: 'its terms, logging in and all that is behind it',
  gigi: 'both ways in and all that is behind them',
  odysee: 'its channels, the search, the videos and signing in',
  prograd: 'the questions and all that is behind them',
  readwise: 'the drawers, the search, new books and signing in',
  toona: 'signing in and all that is behind it',
  'toona-discover': 'signing in and all that is behind it',
  workbench: 'every control of the workbench',
  docs: 'looking something up and for the samples’ copy buttons',
  links: 'the session of the authentication test',
};
