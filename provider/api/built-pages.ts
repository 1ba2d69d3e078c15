import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { escaped } from '../http/pages.ts';
import type { AccountCookie } from './account-cookie.ts';
import type { Route } from './call.ts';
import {
  assetAnswer,
  definePageFile,
  pagePolicy,
  readAssets,
  readFile,
  redirectTo,
  WITH_FILES,
} from './page-files.ts';
import { brandHead, EARLY_PRESS_PATH, LOGO_PATH } from './plain-page.ts';
import { authorizeScript } from './widget-pages.ts';

interface BuiltPages {
  readonly own: Pick<Config, 'name' | 'brand'>;
  /** Folder of the build; no routes if it does not exist. */
  readonly folder: string;
  /** Path of the page, without a slash at the end. */
  readonly path: string;
  /** Begins the ids of the routes. */
  readonly id: string;
  readonly summary: string;
  /** Names of the pages' own Trusted Types policies; `'none'` for none. */
  readonly trustedTypes: string;
  /** Further elements of the head. */
  readonly head?: string;
  /** Values for the page's further marks, besides `%NAME%` and `%LOGO%`: `SESSION` for `%SESSION%`. */
  readonly valuesOf: (headers: Headers) => Readonly<Record<string, string>>;
}

/** Adds the operator's colours, and its icon in place of the provider's. */
const withBrand = (template: string, own: Pick<Config, 'brand'>, head: string) => {
  const page = own.brand.logo === null ? template : template.replace(/<link rel="icon"[^>]*>/, '');
  return page.replace('</head>', () => `${brandHead(own)}${head}</head>`);
};

export const builtPages = ({
  own,
  folder,
  path,
  id,
  summary,
  trustedTypes,
  head = '',
  valuesOf,
}: BuiltPages): readonly Route[] => {
  const built = readFile(resolve(folder, 'index.html'))?.toString('utf8');
  if (built === undefined) return [];
  const template = withBrand(built, own, head);
  const common = { NAME: own.name, LOGO: own.brand.logo === null ? '' : LOGO_PATH };
  const file = definePageFile(summary);
  const pageHeaders = {
    'Content-Security-Policy': pagePolicy({ trustedTypes, more: WITH_FILES }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Type': 'text/html; charset=utf-8',
  };
  const assets = readAssets(resolve(folder, 'assets'));
  return [
    file(`${id}Page`, path, async ({ headers }) => {
      // One pass with a function: a name may contain `%SESSION%`, and `$` has a meaning in a replacement text.
      const values: Readonly<Record<string, string>> = { ...common, ...valuesOf(headers) };
      const html = template.replace(/%([A-Z]+)%/g, (mark, name: string) => escaped(values[name] ?? mark));
      return new Response(html, { headers: pageHeaders });
    }),
    file(`${id}Address`, `${path}/`, async () => redirectTo(path), { isPage: true }),
    file(
      `${id}Asset`,
      `${path}/assets/{file}`,
      async ({ params, headers }) => assetAnswer(assets.get(params.file ?? ''), headers),
      { refuses: ['request.path'] },
    ),
  ];
};

export const accountPages = (
  folder: string,
  { operator, smtp, ...own }: Pick<Config, 'name' | 'brand' | 'operator' | 'smtp'>,
  cookie: AccountCookie,
  widgetFolder: string | undefined,
): readonly Route[] => {
  const signIn = widgetFolder && authorizeScript(widgetFolder);
  return builtPages({
    own,
    folder,
    path: '/account',
    id: 'account',
    summary: 'A file of the account pages',
    // For the worker that reads a download, and nothing else.
    trustedTypes: 'archive-worker',
    head: `<script src="${EARLY_PRESS_PATH}"></script>`,
    valuesOf: (headers) => ({
      CONTACT: operator.contact ?? '',
      PRIVACY: operator.privacyUrl ?? '',
      TERMS: operator.termsUrl ?? '',
      IMPRINT: operator.imprintUrl ?? '',
      // Without a mail server, the page shows the code from the sandbox's mailbox.
      MAILBOX: String(smtp === null),
      SESSION: String(cookie.read(headers) !== null),
      ENTRY: String(cookie.entry.read(headers) !== null),
      // A script of the page /authorize, which has the steps of the sign-in.
      SIGNIN: signIn ? `/frame/assets/${signIn}` : '',
    }),
  });
};

/** The page of `serve --demo`, with the built widget. */
export const demoPages = (folder: string, widgetFolder: string): readonly Route[] => {
  const html = readFileSync(resolve(folder, 'index.html'), 'utf8');
  const assets = new Map([...readAssets(widgetFolder), ...readAssets(folder)]);
  const file = definePageFile('A file of the demo');
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy({ more: WITH_FILES }),
  };
  return [
    file('demoPage', '/demo', async () => new Response(html, { headers })),
    file(
      'demoFile',
      '/demo/files/{file}',
      async ({ params, headers }) => assetAnswer(assets.get(params.file ?? ''), headers, 'no-cache'),
      { refuses: ['request.path'] },
    ),
  ];
};

/** @param to path of the page that a person who types the provider's address gets */
export const startPage = (to: string): Route =>
  definePageFile('Leads from the bare address to the first page')(
    'startPage',
    '/',
    async () => redirectTo(to),
    {
      isPage: true,
    },
  );
