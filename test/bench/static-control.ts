import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';

const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>|<template id=.*?<\/template>/gs;

/** Serves the pages at `base` as static HTML: the same content and styles, without scripts. */
export const serveStaticControl = async (base: string) => {
  const server = createServer(
    getRequestListener(async ({ url, headers }) => {
      const { pathname } = new URL(url);
      const given = await fetch(base + pathname, { headers: { accept: headers.get('accept') ?? '*/*' } });
      const type = given.headers.get('content-type') ?? '';
      const body = type.startsWith('text/html')
        ? (await given.text()).replace(SCRIPTS, '')
        : await given.arrayBuffer();
      const zipped = new Response(body).body?.pipeThrough(new CompressionStream('gzip'));
      return new Response(zipped, { headers: { 'Content-Type': type, 'Content-Encoding': 'gzip' } });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
