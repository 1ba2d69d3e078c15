import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { type Definition, define, type Route } from './call.ts';

export const redirectTo = (Location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status: 303, headers: { ...headers, Location } });

export const definePageFile =
  (summary: string) =>
  (
    id: string,
    path: string,
    handle: Definition<'anonymous', undefined>['handle'],
    more: Partial<Pick<Definition<'anonymous', undefined>, 'query' | 'headers' | 'refuses' | 'isPage'>> = {},
  ) =>
    define.get(path, { id, summary, by: 'anonymous', isFile: true, answer: z.unknown(), ...more, handle });

/** Maximum length of the whole query: the address must fit into the limits of proxies. */
const LONGEST = 8_000;

/** The parameters of a page's GET may come as a form (OpenID Connect Core, section 3.1.2.1). */
export const byForm = (id: string, path: string, publicUrl: string): Route =>
  define.post(path, {
    id,
    summary: 'The same with the parameters as a form; leads on to the address with them',
    by: 'anonymous',
    isPage: true,
    isForm: true,
    body: z.record(z.string(), z.string()),
    answer: z.undefined(),
    refuses: ['authorize.client'],
    handle: async ({ body }) => {
      const query = new URLSearchParams(body).toString();
      if (query.length > LONGEST) throw new Problem('authorize.client');
      // A browser sends the cookie with the address that it opens itself, but not with the form of another site.
      return redirectTo(`${publicUrl}${path}?${query}`);
    },
  });

interface PagePolicy {
  /** Sources of `frame-ancestors`; no page may frame it by default. */
  readonly ancestors?: string;
  /** Names of the page's own Trusted Types policies; none by default. */
  readonly trustedTypes?: string;
  readonly formAction?: string;
  readonly more?: readonly string[];
}

/** A policy that allows scripts and calls of the page's own origin only. */
export const pagePolicy = ({
  ancestors = "'none'",
  trustedTypes = "'none'",
  formAction = "'none'",
  more = [],
}: PagePolicy = {}): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
    `frame-ancestors ${ancestors}`,
    ...more,
  ].join('; ');

/** For a page with style sheets and pictures of its own. */
export const WITH_FILES = ["style-src 'self'", "img-src 'self' data:"] as const;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface StoredFile {
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
  readonly brotli: Buffer<ArrayBuffer> | null;
}

export const readFile = (path: string) => (existsSync(path) ? Buffer.from(readFileSync(path)) : null);

/** Reads the files with their compressed copies, once at the start. */
export const readAssets = (folder: string): ReadonlyMap<string, StoredFile> => {
  const files = new Map<string, StoredFile>();
  for (const name of readdirSync(folder)) {
    const type = TYPES[extname(name)];
    const bytes = type === undefined ? null : readFile(resolve(folder, name));
    if (type && bytes) files.set(name, { type, bytes, brotli: readFile(resolve(folder, `${name}.br`)) });
  }
  return files;
};

/**
 * @param caching by default permanent, because the name contains a hash of the content
 * @throws Problem request.path if there is no such file
 */
export const assetAnswer = (
  file: StoredFile | undefined,
  headers: Headers,
  caching = 'public, max-age=31536000, immutable',
): Response => {
  if (file === undefined) throw new Problem('request.path');
  const isBrotli = file.brotli !== null && /\bbr\b/.test(headers.get('accept-encoding') ?? '');
  return new Response(isBrotli ? file.brotli : file.bytes, {
    headers: {
      'Content-Type': file.type,
      'Cache-Control': caching,
      Vary: 'Accept-Encoding',
      // A worker needs the policy of the page that starts it, and the frame has this one.
      'Cross-Origin-Embedder-Policy': 'require-corp',
      ...(isBrotli ? { 'Content-Encoding': 'br' } : {}),
    },
  });
};

export const scriptAnswer = (text: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
