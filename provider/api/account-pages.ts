import { resolve } from 'node:path';
import type { AccountCookie } from './account-cookie.ts';
import { assetAnswer, readAssets, readFile } from './assets.ts';
import type { Route } from './call.ts';
import { definePageFile } from './page-file.ts';
import { escaped } from './plain-page.ts';

const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // For the worker that reads a download, and nothing else.
    'trusted-types archive-worker',
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const file = definePageFile('A file of the account pages');

interface Shown {
  readonly cookie: AccountCookie;
  /** The provider's name for people. */
  readonly name: string;
  /** Whether the provider sends no mail. The page then shows the code from the sandbox's mailbox. */
  readonly hasMailbox: boolean;
}

/**
 * Serves the account pages from the folder that `vite.account.config.ts` builds; no routes if the folder does not
 * exist.
 */
export const accountPages = (folder: string, { name, hasMailbox, cookie }: Shown): readonly Route[] => {
  const template = readFile(resolve(folder, 'index.html'))?.toString('utf8');
  if (template === undefined) return [];
  // One pass with a replacement function, because a name may contain `%SESSION%`, and `$` has a meaning in a
  // replacement text.
  const page = (hasSession: boolean) => {
    const values = new Map([
      ['%NAME%', escaped(name)],
      ['%MAILBOX%', String(hasMailbox)],
      ['%SESSION%', String(hasSession)],
    ]);
    return template.replace(/%[A-Z]+%/g, (mark) => values.get(mark) ?? mark);
  };
  const assets = readAssets(resolve(folder, 'assets'));
  return [
    file('accountPage', '/account', async ({ headers }) => {
      const hasSession = cookie.read(headers) !== null;
      return new Response(page(hasSession), {
        headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' },
      });
    }),
    file(
      'accountAddress',
      '/account/',
      async () => new Response(null, { status: 303, headers: { Location: '/account' } }),
      { isPage: true },
    ),
    file(
      'accountAsset',
      '/account/assets/{file}',
      async ({ params, headers }) => assetAnswer(assets.get(params.file ?? ''), headers),
      { refuses: ['request.path'] },
    ),
  ];
};
