import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Apps } from '../apps/apps.ts';
import type { Config, Operator } from '../config/config.ts';
import { escaped } from '../http/pages.ts';
import { Problem } from '../problem.ts';
import type { Route } from './call.ts';
import { assetAnswer, definePageFile, pagePolicy, readAssets, scriptAnswer } from './page-files.ts';
import { brandHead, brandSources, EARLY_PRESS_PATH } from './plain-page.ts';
import { PROOF_SCRIPT_PATH, proofScript } from './refusals.ts';

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

/** The policy's syntax has no IPv6 addresses, so these are left out. */
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

/** The built file of this name, which has a hash behind it. */
const builtFile = (folder: string, name: string): string | undefined =>
  (existsSync(folder) ? readdirSync(folder) : []).find((each) => each.replace(/-[\w-]{8}\.js$/, '') === name);

/**
 * Only the application's own origins may frame it, for `isolation="frame"`. No routes without a build.
 * @param pagesFolder the built account pages, if the provider serves them
 */
export const framePages = (
  folder: string,
  pagesFolder: string | undefined,
  apps: Apps,
  own: Shown,
): readonly Route[] => {
  const script = builtFile(folder, 'data-connect.frame-page');
  const flow = builtFile(folder, 'data-connect.flow');
  if (script === undefined || flow === undefined) return [];
  const reader = pagesFolder && builtFile(resolve(pagesFolder, 'assets'), 'framed-reader');
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

const link = (rel: string, url: string | null) =>
  url === null ? [] : [`<link rel="${rel}" href="${escaped(url)}">`];

/** The page's script shows the operator's contact and pages. */
const operatorHead = ({ contact, privacyUrl, termsUrl, imprintUrl }: Operator): string =>
  [
    ...(contact === null ? [] : [`<meta name="contact" content="${escaped(contact)}">`]),
    ...link('privacy-policy', privacyUrl),
    ...link('terms-of-service', termsUrl),
    ...link('imprint', imprintUrl),
  ]
    .map((element) => `\n${element}`)
    .join('');

const headersFor = (own: Shown) => ({
  'Content-Type': 'text/html; charset=utf-8',
  // With `no-referrer`, the form that brings a ticket to /account would have no origin.
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': pagePolicy({ formAction: "'self'", more: brandSources(own) }),
  'Cross-Origin-Resource-Policy': 'same-origin',
  // An application may open the page in a window and wait there for its own redirect address.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
});

const signInPage = (script: string, own: Shown & Pick<Config, 'operator'>) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="application-name" content="${escaped(own.name)}">${operatorHead(own.operator)}
<title>${escaped(own.name)}</title>
${brandHead(own)}
<script src="${EARLY_PRESS_PATH}"></script>
<script type="module" src="/frame/assets/${script}"></script>
</head>
<body><noscript>This page needs JavaScript.</noscript></body>
</html>
`;

export const authorizeScript = (folder: string): string | undefined =>
  builtFile(folder, 'data-connect.authorize-page');

const signInFile = definePageFile('The page of a sign-in by OpenID Connect');

const proofFile = (pagesFolder: string): readonly Route[] => {
  const name = builtFile(resolve(pagesFolder, 'assets'), 'solve-proof');
  if (name === undefined) return [];
  const text = proofScript(`/account/assets/${name}`);
  return [signInFile('solveProofScript', PROOF_SCRIPT_PATH, async () => scriptAnswer(text))];
};

/**
 * The page is the same for every address: its script asks for the interaction. No routes without a build.
 * @param pagesFolder the built account pages, if the provider serves them
 */
export const authorizePages = (
  folder: string,
  pagesFolder: string | undefined,
  own: Shown & Pick<Config, 'operator'>,
): readonly Route[] => {
  const script = authorizeScript(folder);
  if (script === undefined) return [];
  const html = signInPage(script, own);
  const headers = headersFor(own);
  return [
    signInFile('authorizePage', '/authorize/{uid}', async () => new Response(html, { headers })),
    ...(pagesFolder === undefined ? [] : proofFile(pagesFolder)),
  ];
};
