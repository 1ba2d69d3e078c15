import type { Context } from 'hono';
import { html } from 'hono/html';
import { PAGE_STYLE } from './page-style.ts';

type Markup = ReturnType<typeof html>;

/** The sandbox's own pages run no scripts and cannot be framed. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** One plain page in the sandbox's style. The template escapes every value in the markup. */
export const page = (context: Context, title: string, content: Markup, status: 200 | 400 | 404 = 200) =>
  context.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/page.css">
</head>
<body><main>${content}</main></body>
</html>`,
    status,
    {
      'Content-Security-Policy': POLICY,
      // Another site may have opened the window of the consent page, and the page must keep its opener.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  );

export const pageStyle = (context: Context) =>
  context.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' });
