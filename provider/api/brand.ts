import type { Config } from '../config/config.ts';
import type { Route } from './call.ts';
import { definePageFile } from './page-file.ts';

/** The operator's name and brand, which every page shows. */
export type Branded = Pick<Config, 'name' | 'brand'>;

export const LOGO_PATH = '/brand/logo';
const STYLE_PATH = '/brand/brand.css';

/** CSS that sets the colours: those of the provider's pages, and those of the widget in a page of the provider. */
export const brandStyle = ({ brand: { colors } }: Branded): string => {
  if (colors === null) return '';
  const { light, dark } = colors;
  const accent = `light-dark(${light.accent}, ${dark.accent})`;
  const onAccent = `light-dark(${light.onAccent}, ${dark.onAccent})`;
  // `:root` twice gives priority over the style sheets, in whatever order they load.
  const ofPages = `--accent: ${accent}; --on-accent: ${onAccent};`;
  const ofWidget = `--dc-accent: ${accent}; --dc-on-accent: ${onAccent}; --_mark: ${accent};`;
  return `:root:root { ${ofPages} ${ofWidget} }\n`;
};

/** Elements for the head of a page: its icon and its colours. */
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

/** The logo and the colours; no routes without them. */
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
