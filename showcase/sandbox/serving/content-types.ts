const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const extension = (path: string) => /\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';

export const contentType = (path: string) => TYPES[extension(path)] ?? 'application/octet-stream';

/** Pictures and fonts are compressed already. */
export const isCompressible = (path: string) => /text|json|svg|wasm/.test(contentType(path));

/** A name that changes with the content, as the bundler writes it: `flow-BXAKTxRC.js`. */
export const isHashed = (path: string) => {
  const hash = /[-.]([\w-]{8})\.(?:js|css|woff2|svg|png|jpg|webp)$/.exec(path)?.[1];
  return hash !== undefined && /[A-Z\d]/.test(hash);
};
