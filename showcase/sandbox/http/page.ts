import type { Context } from 'hono';
import { html } from 'hono/html';

const PAGE_STYLE = `
:root { color-scheme: light dark; --page: #f1f3f9; --card: #fff; --ink: #1b2130; --soft: #545d73; --line: #d9deea; --main: #3d4bc7; --on-main: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --page: #11141c; --card: #1b202c; --ink: #eef1f8; --soft: #aab3c8; --line: #343c4e; --main: #a9b4ff; --on-main: #12163a; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; padding: 1.75rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; }
h1 { margin: 0 0 .5rem; font-size: 1.35rem; line-height: 1.25; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
ul { margin: 0 0 1.25rem; padding: 0; list-style: none; border-block: 1px solid var(--line); }
li { padding: .6rem 0; }
li + li { border-top: 1px solid var(--line); }
.mark { display: grid; place-items: center; width: 3rem; height: 3rem; margin-bottom: 1rem; border-radius: .8rem; background: var(--main); color: var(--on-main); font-weight: 700; font-size: 1.4rem; }
.soft { color: var(--soft); font-size: .875rem; }
.accounts { display: flex; flex-wrap: wrap; gap: .5rem; }
.account { padding: .35rem .75rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .875rem; text-decoration: none; color: var(--ink); }
.account[aria-current] { border-color: var(--main); color: var(--main); font-weight: 600; }
.account:hover { text-decoration: underline; }
.account:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.choices { display: flex; flex-wrap: wrap; gap: .75rem; margin-bottom: 1rem; }
.choice { flex: 1 1 8rem; padding: .7rem 1rem; border: 1px solid var(--main); border-radius: .6rem; text-align: center; text-decoration: none; font-weight: 600; color: var(--main); }
.choice.main { background: var(--main); color: var(--on-main); }
.choice:hover { text-decoration: underline; }
.choice:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;

type Markup = ReturnType<typeof html>;

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

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

export const shortPage = (context: Context, title: string, text: Markup | string, status: 400 | 404) =>
  page(context, title, html`<h1>${title}</h1><p>${text}</p>`, status);

export const missingPage = (context: Context, title: string) =>
  shortPage(context, title, html`<a href="/">Back to the job board</a>`, 404);

export const pageStyle = (context: Context) =>
  context.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' });
