/** The applications of the showcase: the board and each demo has a registration and a key of its own. */
export type AppName =
  | 'jobs'
  | 'copus'
  | 'dcode'
  | 'gamp'
  | 'gigi'
  | 'odysee'
  | 'prograd'
  | 'readwise'
  | 'toona'
  | 'toona-discover';

/** The key of a page that belongs to no application of the showcase. */
const TEST_KEY = 'sandbox-demo-key';

/** The API key of an application, as the sandbox registers it. */
export const keyOfApp = (app: AppName | undefined): string =>
  app === undefined ? TEST_KEY : `sandbox-${app}-key`;
