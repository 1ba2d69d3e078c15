import { createHash } from 'node:crypto';
import { directionOf, type Language } from '../../widget/common/languages.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#1b1b22, #f2f2f6); background: light-dark(#fff, #17171c); }
main { max-width: 34rem; padding: 2rem; }
.centred { max-width: 28rem; text-align: center; }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; line-height: 1.3; }
h2 { margin: 1.5rem 0 .25rem; font-size: 1rem; }
h2:target { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: .25rem; }
p { margin: 0 0 .75rem; }
code { font-size: .875rem; color: light-dark(#5a5a66, #b4b4c0); }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

interface PlainPage {
  readonly language?: Language;
  readonly title: string;
  /** HTML of constant texts only. */
  readonly main: string;
  readonly status?: number;
}

/** A page without a script, with the reader's colour scheme. */
export const plainPage = ({ language = 'en', title, main, status = 200 }: PlainPage): Response =>
  new Response(
    `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>${main}</body>
</html>
`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
  );
