import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config, Operator } from '../config/config.ts';
import { escaped } from '../http/html.ts';
import { scriptAnswer } from './assets.ts';
import { brandHead, brandSources } from './brand.ts';
import type { Route } from './call.ts';
import { definePageFile } from './page-file.ts';
import { pagePolicy } from './page-policy.ts';
import { PROOF_SCRIPT_PATH, proofScript } from './problem-page.ts';

const link = (rel: string, url: string | null) =>
  url === null ? [] : [`<link rel="${rel}" href="${escaped(url)}">`];

/**
 * Elements for the head of the page at `/authorize`, whose script shows the operator's contact and pages. Empty for an
 * operator without them.
 */
const operatorHead = ({ contact, privacyUrl, termsUrl, imprintUrl }: Operator): string =>
  [
    ...(contact === null ? [] : [`<meta name="contact" content="${escaped(contact)}">`]),
    ...link('privacy-policy', privacyUrl),
    ...link('terms-of-service', termsUrl),
    ...link('imprint', imprintUrl),
  ]
    .map((element) => `\n${element}`)
    .join('');

type Shown = Pick<Config, 'name' | 'brand' | 'operator'>;

const headersFor = (own: Shown) => ({
  'Content-Type': 'text/html; charset=utf-8',
  // With `no-referrer`, the form that brings a ticket to /account would have no origin.
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': pagePolicy({ formAction: "'self'", more: brandSources(own) }),
  'Cross-Origin-Resource-Policy': 'same-origin',
  // An application may open the page in a window and wait there for its own redirect address.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
});

const page = (script: string, own: Shown) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="application-name" content="${escaped(own.name)}">${operatorHead(own.operator)}
<title>${escaped(own.name)}</title>
${brandHead(own)}
<script type="module" src="/frame/assets/${script}"></script>
</head>
<body><noscript>This page needs JavaScript.</noscript></body>
</html>
`;

const file = definePageFile('The page of a sign-in by OpenID Connect');

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** The script of the page that solves a proof of work, from the built account pages. */
const proofFile = (pagesFolder: string): readonly Route[] => {
  const name = namesIn(resolve(pagesFolder, 'assets')).find((each) =>
    /^solve-proof-[\w-]{8}\.js$/.test(each),
  );
  if (name === undefined) return [];
  const text = proofScript(`/account/assets/${name}`);
  return [file('solveProofScript', PROOF_SCRIPT_PATH, async () => scriptAnswer(text))];
};

/**
 * The page of an interaction, with the files of the built widget; no routes without a build. It is the same for every
 * address: its script asks for the interaction.
 * @param pagesFolder the built account pages, if the provider serves them
 */
export const authorizePages = (
  folder: string,
  pagesFolder: string | undefined,
  own: Shown,
): readonly Route[] => {
  const script = namesIn(folder).find((each) => /^data-connect\.authorize-page-[\w-]{8}\.js$/.test(each));
  if (script === undefined) return [];
  const html = page(script, own);
  const headers = headersFor(own);
  return [
    file('authorizePage', '/authorize/{uid}', async () => new Response(html, { headers })),
    ...(pagesFolder === undefined ? [] : proofFile(pagesFolder)),
  ];
};
