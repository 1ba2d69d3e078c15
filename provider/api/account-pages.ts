import type { Config } from '../config/config.ts';
import type { AccountCookie } from './account-cookie.ts';
import { builtPages } from './built-pages.ts';
import type { Route } from './call.ts';

/** Serves the account pages from the folder that `vite.account.config.ts` builds. */
export const accountPages = (
  folder: string,
  { operator, smtp, ...own }: Pick<Config, 'name' | 'brand' | 'operator' | 'smtp'>,
  cookie: AccountCookie,
): readonly Route[] =>
  builtPages({
    own,
    folder,
    path: '/account',
    id: 'account',
    summary: 'A file of the account pages',
    // For the worker that reads a download, and nothing else.
    trustedTypes: 'archive-worker',
    valuesOf: (headers) => ({
      CONTACT: operator.contact ?? '',
      PRIVACY: operator.privacyUrl ?? '',
      TERMS: operator.termsUrl ?? '',
      IMPRINT: operator.imprintUrl ?? '',
      // Without a mail server, the page shows the code from the sandbox's mailbox.
      MAILBOX: String(smtp === null),
      SESSION: String(cookie.read(headers) !== null),
      ENTRY: String(cookie.entry.read(headers) !== null),
    }),
  });
