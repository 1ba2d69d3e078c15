import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createLog } from '../../../provider/operations/log.ts';
import { createSandbox } from '../../../showcase/sandbox/app.ts';
import { SERVING_LIMITS } from '../../../showcase/sandbox/serving/client-limits.ts';
import { readConfiguration } from '../../../showcase/sandbox/serving/configuration.ts';
import { callerOf, type Incoming, withConnection } from '../../../showcase/sandbox/serving/connection.ts';
import { createFront } from '../../../showcase/sandbox/serving/front.ts';
import { readPages } from '../../../showcase/sandbox/serving/pages.ts';
import {
  accountPagesIn,
  callbackPageIn,
  createSite,
  widgetFilesIn,
} from '../../../showcase/sandbox/serving/site.ts';
import { serveOnPort } from '../../support/serve.ts';
import { HOST_PAGE, hostPageAt } from './host-page.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');
const RECORDER = '/recorder.js';
const RECORDER_SOURCE = readFileSync(resolve(import.meta.dirname, 'recorder.js'), 'utf8');
const RECORDER_TAG = `<script src="${RECORDER}"></script>`;

interface Conditions {
  coop?: string;
  added?: { readonly to: string; readonly line: string } | undefined;
}

/** The browsers differ in how a test can add a script to a page, so the server adds the recorder. */
const withRecorder = async (response: Response) => {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = (await response.text()).replace(/<head>|(?=<meta)/, `$&${RECORDER_TAG}`);
  return withBody(response, html);
};

const withBody = ({ status, headers: own }: Response, body: string) => {
  const headers = new Headers(own);
  headers.delete('content-length');
  headers.delete('etag');
  return new Response(body, { status, headers });
};

/** An answer that the test changes is requested without compression. */
const plain = ({ url, headers: own }: Request) => {
  const headers = new Headers(own);
  headers.delete('accept-encoding');
  return new Request(url, { headers });
};

const answersAt = (url: string, conditions: Conditions) => {
  const sandbox = createSandbox({
    callbackPage: callbackPageIn(DIST),
    accountPages: accountPagesIn(DIST),
    widgetFiles: widgetFilesIn(DIST),
    origin: url,
  });
  const pages = readPages(DIST);
  const site = createSite(DIST, pages);
  const front = createFront({
    sandbox,
    site,
    pages,
    limits: SERVING_LIMITS,
    log: createLog('silent'),
    isStopping: () => false,
  });

  const answer = async (request: Request, incoming: Incoming) => {
    const { pathname, searchParams } = new URL(request.url);
    const ask = (asked: Request) => front.fetch(asked, { caller: callerOf(incoming, readConfiguration({})) });
    if (pathname === RECORDER)
      return new Response(RECORDER_SOURCE, { headers: { 'Content-Type': 'text/javascript' } });
    if (pathname === HOST_PAGE) return withRecorder(hostPageAt(searchParams));
    if (pathname.startsWith('/oauth/')) {
      // The platforms' pages allow no script.
      const page = await ask(request);
      if (conditions.coop) page.headers.set('Cross-Origin-Opener-Policy', conditions.coop);
      return page;
    }
    const { added } = conditions;
    if (added && pathname.includes(added.to)) {
      const file = await ask(plain(request));
      return withBody(file, `${await file.text()}\n${added.line}`);
    }
    const isPage = request.headers.get('accept')?.includes('text/html') ?? false;
    return isPage ? withRecorder(await ask(plain(request))) : ask(request);
  };
  return { answer, close: sandbox.close };
};

export interface Site {
  readonly url: string;
  /** The same server under a name that is another site for a browser. */
  readonly otherUrl: string;
  readonly asked: readonly string[];
  readonly conditions: Conditions;
  close(): Promise<void>;
}

export const serveSite = async (): Promise<Site> => {
  const asked: string[] = [];
  const conditions: Conditions = {};
  let answer: ReturnType<typeof answersAt> | undefined;
  const server = await serveOnPort(
    withConnection(async (request, incoming) => {
      asked.push(new URL(request.url).pathname);
      return answer?.answer(request, incoming) ?? Response.error();
    }),
  );
  const url = `http://localhost:${server.port}`;
  answer = answersAt(url, conditions);
  const { close } = answer;
  return {
    url,
    otherUrl: `http://127.0.0.1:${server.port}`,
    asked,
    conditions,
    close: async () => {
      await server.close();
      await close();
    },
  };
};
