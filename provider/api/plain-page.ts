import { createHash } from 'node:crypto';
import { contactLink } from '../../common/contact-link.ts';
import { directionOf, type Language } from '../../common/languages.ts';
import { pages } from '../../common/locales/en.json';
import { operatorTexts } from '../../common/operator-texts.ts';
import type { Config, Operator } from '../config/config.ts';
import { escaped } from '../http/pages.ts';
import type { Route } from './call.ts';
import { definePageFile } from './page-files.ts';

export type Branded = Pick<Config, 'name' | 'brand'>;

export const LOGO_PATH = '/brand/logo';
const STYLE_PATH = '/brand/brand.css';

/** For the provider's pages, and for the widget in a page of the provider. */
const brandStyle = ({ brand: { colors } }: Branded): string => {
  if (colors === null) return '';
  const { light, dark } = colors;
  const accent = `light-dark(${light.accent}, ${dark.accent})`;
  const onAccent = `light-dark(${light.onAccent}, ${dark.onAccent})`;
  // `:root` twice gives priority over the style sheets, in whatever order they load.
  const ofPages = `--accent: ${accent}; --on-accent: ${onAccent};`;
  const ofWidget = `--dc-accent: ${accent}; --dc-on-accent: ${onAccent}; --_mark: ${accent};`;
  return `:root:root { ${ofPages} ${ofWidget} }\n`;
};

export const brandHead = ({ brand: { colors, logo } }: Branded): string =>
  [
    ...(logo === null ? [] : [`<link rel="icon" href="${LOGO_PATH}">`]),
    ...(colors === null ? [] : [`<link rel="stylesheet" href="${STYLE_PATH}">`]),
  ].join('\n');

/** Directives for {@link brandHead} and the logo, for a page without files of its own. */
export const brandSources = ({ brand: { colors, logo } }: Branded): readonly string[] => [
  ...(colors === null ? [] : ["style-src 'self'"]),
  ...(logo === null ? [] : ["img-src 'self'"]),
];

const file = definePageFile('A file of the operator’s brand');

/** No routes without a logo and colours. */
export const brandFiles = (own: Branded): readonly Route[] => {
  const { colors, logo } = own.brand;
  const headers = { 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return [
    ...(logo === null
      ? []
      : [
          file(
            'brandLogo',
            LOGO_PATH,
            async () =>
              new Response(logo.bytes, {
                headers: {
                  ...headers,
                  'Content-Type': logo.type,
                  // An SVG file that is opened as a page runs no script.
                  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
                },
              }),
          ),
        ]),
    ...(colors === null
      ? []
      : [
          file(
            'brandStyle',
            STYLE_PATH,
            async () =>
              new Response(brandStyle(own), {
                headers: { ...headers, 'Content-Type': 'text/css; charset=utf-8' },
              }),
          ),
        ]),
  ];
};

const TEXTS = import.meta.glob<typeof pages>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'pages',
});

export const pageTexts = (language: Language): typeof pages => TEXTS[`./${language}.json`] ?? pages;

const STYLE = `
:root { color-scheme: light dark; --accent: light-dark(#0c5a57, #7accbf); --on-accent: light-dark(#fff, #04302c); }
body { margin: 0; min-height: 100vh; display: grid; grid-template: auto 1fr / minmax(0, 1fr); place-items: center; font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere; color: light-dark(#1b1b22, #f2f2f6); background: light-dark(#fff, #17171c); }
.brand { box-sizing: border-box; width: 100%; max-width: 38rem; padding: 1.25rem 2rem 0; display: flex; gap: .5rem; align-items: center;
  font-weight: 600; }
.brand img { height: 1.5rem; max-width: 7.5rem; }
a { color: var(--accent); }
main { max-width: 34rem; padding: 2rem; }
.centred { max-width: 28rem; text-align: center; }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; line-height: 1.3; }
h2 { margin: 1.5rem 0 .25rem; font-size: 1rem; }
h2:target { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: .25rem; }
p { margin: 0 0 .75rem; }
code { font-size: .875rem; color: light-dark(#5a5a66, #b4b4c0); }
`;

/** Buttons of a plain page; `main` is the class of the one to press. */
export const BUTTON_STYLE = `
button { min-height: 3rem; padding: .5rem 1rem; border: 1.5px solid light-dark(#94897a, #857a6d);
  border-radius: 12px; font: 600 1rem/1.25 system-ui, sans-serif; color: inherit; background: transparent; cursor: pointer; }
.main { border-color: transparent; color: var(--on-accent); background: var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (forced-colors: active) { .main { border-color: ButtonText; } }
`;

interface PlainPage {
  readonly own: Branded;
  readonly language?: Language;
  readonly title: string;
  /** HTML of constant texts and of escaped ones. */
  readonly main: string;
  readonly status?: number;
  readonly style?: string;
  readonly script?: string;
  readonly formAction?: string;
}

const policyOf = ({ own, script, formAction = "'none'" }: PlainPage, styles: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    ...(own.brand.logo === null ? [] : ["img-src 'self'"]),
    ...(script === undefined
      ? []
      : ["script-src 'self'", "require-trusted-types-for 'script'", "trusted-types 'none'"]),
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Without a script unless one is named. */
export const plainPage = (page: PlainPage): Response => {
  const { own, language = 'en', title, main, status = 200, script } = page;
  const styles = STYLE + (page.style ?? '') + brandStyle(own);
  const logo = own.brand.logo === null ? '' : `<img src="${LOGO_PATH}" alt="">`;
  return new Response(
    `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>${own.brand.logo === null ? '' : `\n<link rel="icon" href="${LOGO_PATH}">`}
<style>${styles}</style>${script === undefined ? '' : `\n<script src="${script}"></script>`}
</head>
<body><header class="brand">${logo}<bdi>${escaped(own.name)}</bdi></header>${main}</body>
</html>
`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policyOf(page, styles),
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
  );
};

const link = (url: string | null, text: string) =>
  url === null ? [] : [`<p><a href="${escaped(url)}" rel="noreferrer">${text}</a></p>`];

const contactIn = (contact: string) => {
  const href = contactLink(contact);
  const text = `<bdi>${escaped(contact)}</bdi>`;
  return href === null ? text : `<a href="${escaped(href)}" rel="noreferrer">${text}</a>`;
};

/** Empty for an operator without contact and pages. */
export const operatorLines = (
  { contact, privacyUrl, termsUrl, imprintUrl }: Operator,
  language: Language,
): readonly string[] => {
  const texts = operatorTexts(language);
  return [
    ...(contact === null ? [] : [`<p>${texts.contact}: ${contactIn(contact)}</p>`]),
    ...link(privacyUrl, texts.privacy),
    ...link(termsUrl, texts.terms),
    ...link(imprintUrl, texts.imprint),
  ];
};
