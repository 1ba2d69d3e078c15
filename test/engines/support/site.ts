import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from '../../../showcase/sandbox/app.ts';
import { callerOf } from '../../../showcase/sandbox/serving/addresses.ts';
import { withConnection } from '../../../showcase/sandbox/serving/connection.ts';
import { createFront } from '../../../showcase/sandbox/serving/front.ts';
import { SERVING_LIMITS } from '../../../showcase/sandbox/serving/serving-limits.ts';
import { callbackPageIn, createSite } from '../../../showcase/sandbox/serving/site.ts';
import { HOST_PAGE, hostPageAt } from './host-page.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');
const HTML = 'text/html; charset=utf-8';
const RECORDER = '/recorder.js';
const RECORDER_SOURCE = readFileSync(resolve(import.meta.dirname, 'recorder.js'), 'utf8');
const RECORDER_TAG = `<script src="${RECORDER}"></script>`;

export interface Site {
  readonly url: string;
  /** Paths asked for so far, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** The browsers differ in what they let a test put into a page, so the server puts the recorder there. */
const withRecorder = async (response: Response) => {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = (await response.text()).replace(/<head>|(?=<meta)/, `$&${RECORDER_TAG}`);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('etag');
  return new Response(html, { status: response.status, headers });
};

/** A page is asked for uncompressed, so that the recorder can be added. */
const plain = (request: Request) => {
  if (!request.headers.get('accept')?.includes('text/html')) return request;
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  return new Request(request.url, { headers });
};

/** Serves the built showcase, the sandbox and host pages, each page with the recorder, on a free port. */
export const serveSite = (): Promise<Site> => {
  const front = createFront({
    sandbox: createSandbox({ callbackPage: callbackPageIn(DIST) }),
    site: createSite(DIST, true),
    limits: SERVING_LIMITS,
    isStopping: () => false,
  });
  const asked: string[] = [];
  const server = createServer(
    getRequestListener(
      withConnection(async (request, incoming) => {
        const { pathname, searchParams } = new URL(request.url);
        asked.push(pathname);
        if (pathname === RECORDER) {
          return new Response(RECORDER_SOURCE, { headers: { 'Content-Type': 'text/javascript' } });
        }
        if (pathname === HOST_PAGE) {
          const { html, policy } = hostPageAt(searchParams);
          const headers = { 'Content-Type': HTML, ...(policy && { 'Content-Security-Policy': policy }) };
          return withRecorder(new Response(html, { headers }));
        }
        const answer = await front.fetch(plain(request), { caller: callerOf(incoming, {}) });
        // The provider's pages allow no script.
        return pathname.startsWith('/oauth/') ? answer : withRecorder(answer);
      }),
      { overrideGlobalObjects: false },
    ),
  );
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      done({
        url: `http://localhost:${port}`,
        asked,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
};
