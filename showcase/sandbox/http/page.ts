import type { Context } from 'hono';
import { html } from 'hono/html';
import { PAGE_STYLE } from './page-style.ts';

type Markup = ReturnType<typeof html>;

/** Nothing runs on the sandbox's own pages, and nobody frames them. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** One plain page in the sandbox's look. Every value in the markup is escaped by the template. */
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
      // The consent page stands in a window that another site may have opened, and has to keep its opener.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  );

export const pageStyle = (context: Context) =>
  context.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' });
