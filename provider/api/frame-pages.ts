import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Apps } from '../apps/apps.ts';
import type { Config } from '../config/config.ts';
import { Problem } from '../problem.ts';
import { assetAnswer, readAssets } from './assets.ts';
import { brandHead, brandSources } from './brand.ts';
import type { Route } from './call.ts';
import { definePageFile } from './page-file.ts';
import { pagePolicy } from './page-policy.ts';

/** Callback address for a platform that a person connects in the frame. */
export const FRAME_CALLBACK = '/frame/callback';

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  // With `no-referrer`, the form that brings a ticket to /account would have no origin.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // A page with Cross-Origin-Embedder-Policy can frame only pages that have this policy too.
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

const CALLBACK_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // The frame's popup must be able to report to the frame.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

/** Returns the origins as sources of the policy. Its syntax has no IPv6 addresses, so these are left out. */
const ancestorsOf = (origins: readonly string[]) =>
  origins.filter((origin) => !origin.includes('[')).join(' ') || "'none'";

type Shown = Pick<Config, 'name' | 'brand'>;

interface PageFiles {
  readonly script: string;
  readonly flow: string;
  /** Script of the account pages that reads a download in the frame; absent if these pages are not built. */
  readonly reader: string | undefined;
}

const page = ({ script, flow, reader }: PageFiles, own: Shown) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sign-in</title>
${brandHead(own)}
${reader === undefined ? '' : `<link rel="download-reader" href="/account/assets/${reader}">\n`}<link rel="modulepreload" href="/frame/assets/${flow}">
<script type="module" src="/frame/assets/${script}"></script>
</head>
<body></body>
</html>
`;

const file = definePageFile('A file of the frame');

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * The page that an application frames for `isolation="frame"`, with the files of the built widget; no routes without a
 * build. Only the application's own origins may frame it.
 * @param pagesFolder the built account pages, if the provider serves them
 */
export const framePages = (
  folder: string,
  pagesFolder: string | undefined,
  apps: Apps,
  own: Shown,
): readonly Route[] => {
  const names = namesIn(folder);
  const script = names.find((name) => /^data-connect\.frame-page-[\w-]{8}\.js$/.test(name));
  const flow = names.find((name) => /^data-connect\.flow-[\w-]{8}\.js$/.test(name));
  if (script === undefined || flow === undefined) return [];
  const pageNames = pagesFolder === undefined ? [] : namesIn(resolve(pagesFolder, 'assets'));
  const reader = pageNames.find((name) => /^framed-reader-[\w-]{8}\.js$/.test(name));
  const html = page({ script, flow, reader }, own);
  const callback = readFileSync(resolve(folder, 'oauth-callback.html'), 'utf8');
  const assets = readAssets(folder);
  return [
    file(
      'framePage',
      '/frame',
      async ({ query, headers, allowOrigin }) => {
        // Only a script sends its origin here: it learns a refusal before it frames the page.
        const origin = headers.get('origin');
        if (origin !== null) allowOrigin(origin);
        const { id } = await apps.identify(query.get('key') ?? '', origin);
        const ancestors = ancestorsOf(await apps.originsOf(id));
        const policy = pagePolicy({
          ancestors,
          formAction: "'self'",
          // For the worker that reads a download, and nothing else.
          ...(reader === undefined ? {} : { trustedTypes: 'archive-worker' }),
          more: brandSources(own),
        });
        return new Response(html, { headers: { ...HEADERS, 'Content-Security-Policy': policy } });
      },
      { query: ['key'], headers: ['origin'], refuses: ['app.unknown', 'app.origin'] },
    ),
    file('frameCallback', FRAME_CALLBACK, async () => new Response(callback, { headers: CALLBACK_HEADERS })),
    file('frameCallbackScript', '/frame/oauth-callback.js', async ({ headers }) =>
      assetAnswer(assets.get('oauth-callback.js'), headers, 'no-cache'),
    ),
    file(
      'frameAsset',
      '/frame/assets/{file}',
      async ({ params, headers }) => {
        const name = params.file ?? '';
        if (!/^data-connect\..+-[\w-]{8}\.js$/.test(name)) throw new Problem('request.path');
        return assetAnswer(assets.get(name), headers);
      },
      { refuses: ['request.path'] },
    ),
  ];
};
