import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
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

/** Answers as the showcase's server does, and adds the host pages; each page has the recorder. */
const answersAt = (url: string, asked: string[]) => {
  const sandbox = createSandbox({ callbackPage: callbackPageIn(DIST), origin: url });
  const front = createFront({
    sandbox,
    site: createSite(DIST, true),
    limits: SERVING_LIMITS,
    isStopping: () => false,
  });
  const answer = withConnection(async (request, incoming) => {
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
    const response = await front.fetch(plain(request), { caller: callerOf(incoming, {}) });
    // The provider's pages allow no script.
    return pathname.startsWith('/oauth/') ? response : withRecorder(response);
  });
  return { answer, close: sandbox.close };
};

/** Serves the built showcase, the sandbox and host pages on a free port. */
export const serveSite = async (): Promise<Site> => {
  const asked: string[] = [];
  const server = createServer();
  const port = await listen(server);
  const url = `http://localhost:${port}`;
  const { answer, close } = answersAt(url, asked);
  server.on('request', getRequestListener(answer, { overrideGlobalObjects: false }));
  return {
    url,
    asked,
    close: async () => {
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
      await close();
    },
  };
};

const listen = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
