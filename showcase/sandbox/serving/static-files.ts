import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

export interface StaticOptions {
  /** Whether to serve `x.js.br` and `x.js.gz` in place of `x.js`. Turn it off if files change without a new build. */
  readonly isPrecompressed: boolean;
  /** Maps a request's path to a file path below the folder. */
  readonly fileAt?: (path: string) => string;
}

/** Serves the files of one folder and nothing outside it. Every other path gets the application's `notFound`. */
export const staticFiles = (root: string, { isPrecompressed, fileAt = (path) => path }: StaticOptions) =>
  new Hono()
    .use(etag())
    .use(withCacheHeaders(fileAt))
    .use(onlyInside(root, fileAt))
    .use(wholeFiles)
    .use(serveStatic({ root, precompressed: isPrecompressed, rewriteRequestPath: fileAt }));

/**
 * A request for a range gets the whole file, which HTTP allows (RFC 9110 §14.2). `serveStatic` ignores `If-Range`, so a
 * client could combine the parts of an old and a new file.
 */
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
