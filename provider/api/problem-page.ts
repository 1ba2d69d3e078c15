import { createHash } from 'node:crypto';
import type { Problem } from '../problem.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#1b1b22, #f2f2f6); background: light-dark(#fff, #17171c); }
main { max-width: 28rem; padding: 2rem; text-align: center; }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0 0 .75rem; }
code { font-size: .875rem; color: light-dark(#5a5a66, #b4b4c0); }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A refusal for a person's browser. It shows texts of our own alone: nothing of the request, no link to anywhere. */
export const problemPage = ({ code, status, title }: Problem): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Nothing was connected</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>Nothing was connected</h1>
<p>${title}. Close this window and connect the platform again from the page you came from.</p>
<code>${code}</code>
</main></body>
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
