import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { type Pages, type Postings, pageAt, pagesIn, postingPage } from './pages.ts';

interface StaticOptions {
  /** Serves `x.js.br` and `x.js.gz` in place of `x.js`. Not for files that change without a build. */
  readonly isPrecompressed: boolean;
  readonly fileAt?: (path: string) => string;
}

/** Every path outside the folder gets the application's `notFound`. */
const staticFiles = (root: string, { isPrecompressed, fileAt = (path) => path }: StaticOptions) =>
  new Hono()
    .use(etag())
    .use(withCacheHeaders(fileAt))
    .use(onlyInside(root, fileAt))
    .use(wholeFiles)
    .use(serveStatic({ root, precompressed: isPrecompressed, rewriteRequestPath: fileAt }));

/** Answers a range with the whole file (RFC 9110 §14.2): `serveStatic` ignores `If-Range`, so parts could differ. */
const wholeFiles: MiddlewareHandler = ({ req }, next) => {
  if (req.header('Range') !== undefined) req.raw.headers.delete('Range');
  return next();
};

/** Bundled names change with the content, so they are cached. The browser validates every other file at each load. */
const withCacheHeaders =
  (fileAt: (path: string) => string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { headers, ok } = context.res;
    if (!ok || !headers.has('Last-Modified')) return;
    const path = fileAt(context.req.path);
    context.header('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    // The tag is weak and contains the length, because one file has an answer for each encoding.
    const changedAt = Date.parse(headers.get('Last-Modified') ?? '').toString(36);
    context.header('ETag', `W/"${changedAt}-${headers.get('Content-Length')}"`);
    if (path.endsWith('.ts')) context.header('Content-Type', 'text/plain; charset=utf-8');
  };

/** `serveStatic` refuses paths that lead out of its folder, but it follows symbolic links. */
const onlyInside =
  (root: string, fileAt: (path: string) => string): MiddlewareHandler =>
  async (context, next) => {
    const [folder, file] = await Promise.all([root, join(root, fileAt(context.req.path))].map(resolved));
    if (folder === undefined || file === undefined || !`${file}${sep}`.startsWith(folder + sep)) {
      return context.notFound();
    }
    return next();
  };

const resolved = (path: string) => realpath(path).catch(() => undefined);

/** Whether the bundler wrote the name: `flow-BXAKTxRC.js`. */
const isHashed = (path: string) => {
  const hash = /[-.]([\w-]{8})\.(?:js|css|woff2|svg|png|jpg|webp)$/.exec(path)?.[1];
  return hash !== undefined && /[A-Z\d]/.test(hash);
};

const CALLBACK_SCRIPT = 'oauth-callback.js';

/** `/widget/<file>` and the script of the callback page are the widget's; `/widget` is the showcase's. */
const widgetFileAt = (path: string) => {
  if (path === `/oauth/${CALLBACK_SCRIPT}`) return CALLBACK_SCRIPT;
  return path.startsWith('/widget/') ? path.slice('/widget/'.length) : '';
};

export const isWidgetFile = (path: string) => widgetFileAt(path) !== '';

export type Site = (request: Request) => Promise<Response>;

/** Pages of other origins load these files too. */
export const createWidgetFiles = (distRoot: string, isPrecompressed = false): Site => {
  const files = staticFiles(join(distRoot, 'widget'), { isPrecompressed, fileAt: widgetFileAt });
  files.notFound(
    (context) => refusedMethod(context) ?? context.text('There is no such file in the widget\n', 404),
  );
  return async (request) => {
    const response = await files.fetch(request);
    response.headers.set('Access-Control-Allow-Origin', '*');
    response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  };
};

/** Serves the built files, and a page for every other address (contract §5). */
export const createSite = (distRoot: string, pages: Pages, postings?: Postings): Site => {
  const root = join(distRoot, 'showcase');
  const widget = createWidgetFiles(distRoot, true);
  const files = staticFiles(root, { isPrecompressed: true });
  const page = staticFiles(pagesIn(distRoot), { isPrecompressed: true });
  page.notFound((context) => context.text('The showcase is not built yet\n', 404));
  files.notFound(async (context) => {
    const refused = refusedMethod(context);
    if (refused !== null) return refused;
    if (!isPageAddress(context)) return context.text('There is nothing at this address\n', 404);
    const { raw } = context.req;
    const asked = requestForPage(pages, raw);
    // A request without the visitor's headers gets the whole file, uncompressed.
    const html =
      postings &&
      (await postingPage(
        new URL(raw.url).pathname,
        async () => page.fetch(new Request(asked.url)),
        postings,
      ));
    return html ? context.html(html, 200, { 'Cache-Control': 'no-cache' }) : page.fetch(asked);
  });
  return async (request) =>
    isWidgetFile(new URL(request.url).pathname) ? widget(request) : files.fetch(request);
};

export const accountPagesIn = (distRoot: string) => join(distRoot, 'provider/account');

export const widgetFilesIn = (distRoot: string) => join(distRoot, 'widget');

/** Reads the file for each request: it is small, and a build may have replaced it. */
export const callbackPageIn = (distRoot: string) => () =>
  readFile(join(distRoot, 'widget', 'oauth-callback.html'), 'utf8').catch(() => NOT_BUILT);

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built</title><p>The widget is not built yet</p></html>';

/** Requests the page's file by its own name, because the address may be no valid file name, such as `/job/%`. */
const requestForPage = (pages: Pages, request: Request) => {
  const file = new URL(request.url);
  file.pathname = pageAt(pages, file.pathname);
  return new Request(file, request);
};

const isPageAddress = ({ req }: Context) => {
  if (req.path.startsWith('/assets/')) return false;
  const isFileName = /\.\w+$/.test(req.path);
  return !isFileName || (req.header('accept') ?? '').includes('text/html');
};

const refusedMethod = ({ req, text }: Context) =>
  req.method === 'GET' || req.method === 'HEAD' ? null : text('Use GET\n', 405, { Allow: 'GET, HEAD' });
