import { createHash } from 'node:crypto';
import { contactLink } from '../../common/contact-link.ts';
import { directionOf, type Language } from '../../common/languages.ts';
import { pages } from '../../common/locales/en.json';
import { operatorTexts } from '../../common/operator-texts.ts';
import type { Config, Operator } from '../config/config.ts';
import { escaped } from '../http/pages.ts';
import type { Route } from './call.ts';
import EARLY_PRESS from './early-press.js?raw';
import { definePageFile, scriptAnswer } from './page-files.ts';
import OWN_STYLE from './plain-page.css?raw';

export type Branded = Pick<Config, 'name' | 'brand' | 'operator'>;
type Brand = Pick<Config, 'brand'>;

export const LOGO_PATH = '/brand/logo';
const STYLE_PATH = '/brand/brand.css';
/** For the head of each page that decides something. A blocking script: no press comes before it. */
export const EARLY_PRESS_PATH = '/authorize/assets/early-press.js';

const brandStyle = ({ brand: { colors } }: Brand): string => {
  if (colors === null) return '';
  const { light, dark } = colors;
  const accent = `light-dark(${light.accent}, ${dark.accent})`;
  const onAccent = `light-dark(${light.onAccent}, ${dark.onAccent})`;
  // `:root` twice gives priority over the style sheets, in whatever order they load.
  return `:root:root { --dc-accent: ${accent}; --dc-on-accent: ${onAccent}; --_mark: ${accent}; }\n`;
};

export const brandHead = ({ brand: { colors, logo } }: Brand): string =>
  [
    ...(logo === null ? [] : [`<link rel="icon" href="${LOGO_PATH}">`]),
    ...(colors === null ? [] : [`<link rel="stylesheet" href="${STYLE_PATH}">`]),
  ].join('\n');

/** Directives for {@link brandHead} and the logo, for a page without files of its own. */
export const brandSources = ({ brand: { colors, logo } }: Brand): readonly string[] => [
  ...(colors === null ? [] : ["style-src 'self'"]),
  ...(logo === null ? [] : ["img-src 'self'"]),
];

const file = definePageFile('A file of the operator’s brand');

/** No routes without a logo and colours. */
export const brandFiles = (own: Brand): readonly Route[] => {
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

export const earlyPressScript = definePageFile(
  'Counts no press in the first half second of a page that decides something',
)('earlyPressScript', EARLY_PRESS_PATH, async () => scriptAnswer(EARLY_PRESS));

const TEXTS = import.meta.glob<typeof pages>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'pages',
});

export const pageTexts = (language: Language): typeof pages => TEXTS[`./${language}.json`] ?? pages;

/** The style sheets of /authorize, in the order of their names. */
const SHARED_STYLES = import.meta.glob<string>('./{base,button,header,page,text,tokens}.css', {
  base: '../../widget/styles',
  query: '?raw',
  eager: true,
  import: 'default',
});
const STYLE = [...Object.values(SHARED_STYLES), OWN_STYLE]
  .join('')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ');

const TILES = ['M4 4h5v5H4zM4 15h5v5H4zM15 15h5v5h-5z', 'M16.5 2.5h5v5h-5z'];
const MARK = `<svg class="brand-mark" viewBox="2 1 21 21" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true">${TILES.map((d) => `<path d="${d}"/>`).join('')}</svg>`;

interface PlainPage {
  readonly own: Branded;
  readonly language?: Language;
  readonly title: string;
  /** HTML; by default the title. */
  readonly heading?: string;
  /** HTML of constant texts and of escaped ones, above and below the heading. */
  readonly marks?: string;
  readonly main?: string;
  /** For the page's script, in the `dataset` of `main`. */
  readonly data?: Readonly<Record<string, string>>;
  readonly status?: number;
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

/** A page that looks like `/authorize`, without a script unless one is named. */
export const plainPage = (page: PlainPage): Response => {
  const { own, language = 'en', title, heading = escaped(title), marks = '', main = '', data = {} } = page;
  const { status = 200, script } = page;
  const styles = STYLE + brandStyle(own);
  const logo = own.brand.logo === null ? MARK : `<img class="brand-logo" src="${LOGO_PATH}" alt="">`;
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  const foot = operatorLines(own.operator, language);
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
<body><div class="flow"><div class="page">
<header class="page-head"><span class="brand">${logo}<span class="brand-name" dir="auto">${escaped(own.name)}</span></span></header>
<main class="page-main"${attributes.join('')}>
<div class="sheet"><div class="body">
${marks}<h1 class="title">${heading}</h1>
${main}
</div></div>
</main>${foot.length === 0 ? '' : `\n<footer class="page-foot">\n${foot.join('\n')}\n</footer>`}
</div></div></body>
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
