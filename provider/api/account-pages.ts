import type { AccountCookie } from './account-cookie.ts';
import { builtPages } from './built-pages.ts';
import type { Route } from './call.ts';

interface Shown {
  readonly cookie: AccountCookie;
  /** The provider's name for people. */
  readonly name: string;
  /** Whether the provider sends no mail. The page then shows the code from the sandbox's mailbox. */
  readonly hasMailbox: boolean;
}

/** Serves the account pages from the folder that `vite.account.config.ts` builds. */
export const accountPages = (folder: string, { name, hasMailbox, cookie }: Shown): readonly Route[] =>
  builtPages({
    folder,
    path: '/account',
    id: 'account',
    summary: 'A file of the account pages',
    // For the worker that reads a download, and nothing else.
    trustedTypes: 'archive-worker',
    valuesOf: (headers) => ({
      NAME: name,
      MAILBOX: String(hasMailbox),
      SESSION: String(cookie.read(headers) !== null),
      ENTRY: String(cookie.entry.read(headers) !== null),
    }),
  });
