import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

export interface StaticOptions {
  /** Serve `x.js.br` and `x.js.gz` where they stand beside `x.js`. Off where files change without a new build. */
  readonly isPrecompressed: boolean;
  /** The file for a request's path, as a path below the folder. */
  readonly fileAt?: (path: string) => string;
}

/** Serves the files of one folder and nothing outside it; every other path is the application's `notFound`. */
export const staticFiles = (root: string, { isPrecompressed, fileAt = (path) => path }: StaticOptions) =>
  new Hono()
    .use(etag())
    .use(withCacheHeaders(fileAt))
    .use(onlyInside(root, fileAt))
    .use(wholeFiles)
    .use(serveStatic({ root, precompressed: isPrecompressed, rewriteRequestPath: fileAt }));

/**
 * A client that asks for a part gets the whole, as HTTP allows (RFC 9110 §14.2): `serveStatic` looks at no `If-Range`, so a
 * file that a build replaced meanwhile would be put together from both.
 */
const wholeFiles: MiddlewareHandler = ({ req }, next) => {
  if (req.header('Range') !== undefined) req.raw.headers.delete('Range');
  return next();
};

/** Bundled names change with the content; everything else is asked for again at each load. */
const withCacheHeaders =
  (fileAt: (path: string) => string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { headers, ok } = context.res;
    if (!ok || !headers.has('Last-Modified')) return;
    const path = fileAt(context.req.path);
    context.header('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    // Weak, and with the length, because one file has an answer for each encoding.
    const changedAt = Date.parse(headers.get('Last-Modified') ?? '').toString(36);
    context.header('ETag', `W/"${changedAt}-${headers.get('Content-Length')}"`);
    if (path.endsWith('.ts')) context.header('Content-Type', 'text/plain; charset=utf-8');
  };

/** `serveStatic` refuses paths that lead out of its folder, but follows links. */
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

/** A name as the bundler writes it: `flow-BXAKTxRC.js`. */
const isHashed = (path: string) => {
  const hash = /[-.]([\w-]{8})\.(?:js|css|woff2|svg|png|jpg|webp)$/.exec(path)?.[1];
  return hash !== undefined && /[A-Z\d]/.test(hash);
};
