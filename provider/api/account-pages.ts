import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { AccountCookie } from './account-cookie.ts';
import { defineCall, NO_BODY, type Route } from './call.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

interface StoredFile {
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
  readonly brotli: Buffer<ArrayBuffer> | null;
}

const read = (path: string) => (existsSync(path) ? Buffer.from(readFileSync(path)) : null);

/** The built files, read once at start; the compressed copies lie beside them. */
const readAssets = (folder: string): ReadonlyMap<string, StoredFile> => {
  const files = new Map<string, StoredFile>();
  for (const name of readdirSync(folder)) {
    const [type, bytes] = [TYPES[extname(name)], read(resolve(folder, name))];
    if (type && bytes) files.set(name, { type, bytes, brotli: read(resolve(folder, `${name}.br`)) });
  }
  return files;
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

/** A page or a file of it: not a call, and not in the document of calls. */
const file = (
  id: string,
  path: string,
  handle: Parameters<typeof defineCall<'nobody', undefined>>[0]['handle'],
) =>
  defineCall({
    id,
    method: 'get',
    path,
    summary: 'A file of the account pages',
    by: 'nobody',
    body: NO_BODY,
    answer: z.unknown(),
    refuses: [],
    handle,
  });

interface Shown {
  readonly cookie: AccountCookie;
  /** What people know the provider as. */
  readonly name: string;
  /** The provider sends no mail: the page shows the code from the sandbox's mailbox. */
  readonly hasMailbox: boolean;
}

/** The person's pages from the folder that `vite.account.config.ts` builds; none where it is not there. */
export const accountPages = (folder: string, { name, hasMailbox, cookie }: Shown): readonly Route[] => {
  const template = read(resolve(folder, 'index.html'))?.toString('utf8');
  if (template === undefined) return [];
  const page = template.replaceAll('%NAME%', escaped(name)).replaceAll('%MAILBOX%', String(hasMailbox));
  const assets = readAssets(resolve(folder, 'assets'));
  return [
    file('accountPage', '/account', async ({ headers }) => {
      const hasSession = cookie.read(headers) !== null;
      return new Response(page.replace('%SESSION%', String(hasSession)), {
        headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' },
      });
    }),
    file(
      'accountPage',
      '/account/',
      async () => new Response(null, { status: 308, headers: { Location: '/account' } }),
    ),
    file('accountAsset', '/account/assets/{file}', async ({ params, headers }) => {
      const found = assets.get(params.file ?? '');
      if (found === undefined) throw new Problem('request.path');
      const isBrotli = found.brotli !== null && /\bbr\b/.test(headers.get('accept-encoding') ?? '');
      return new Response(isBrotli ? found.brotli : found.bytes, {
        headers: {
          'Content-Type': found.type,
          // The name holds a hash of the content.
          'Cache-Control': 'public, max-age=31536000, immutable',
          Vary: 'Accept-Encoding',
          ...(isBrotli ? { 'Content-Encoding': 'br' } : {}),
        },
      });
    }),
  ];
};
