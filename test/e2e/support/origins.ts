import { resolve } from 'node:path';
import { createSandbox, type Sandbox } from '../../../showcase/sandbox/app.ts';
import { withConnection } from '../../../showcase/sandbox/serving/connection.ts';
import {
  callbackPageIn,
  createWidgetFiles,
  isWidgetFile,
  widgetFilesIn,
} from '../../../showcase/sandbox/serving/site.ts';
import { serveOnPort } from '../../support/serve.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');

export interface Origin {
  readonly url: string;
  readonly close: () => Promise<void>;
}

type Answer = (request: Request) => Promise<Response>;

/** Serves on a free port of the loopback. For a browser, the names `localhost` and `127.0.0.1` are two sites. */
export const serveAs = async (name: 'localhost' | '127.0.0.1', answer: Answer): Promise<Origin> => {
  const { port, close } = await serveOnPort(withConnection(answer));
  return { url: `http://${name}:${port}`, close };
};

export const withHeaders = async (
  answer: Response | Promise<Response>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const { body, status, headers: own } = await answer;
  const all = new Headers(own);
  for (const [name, value] of Object.entries(headers)) if (value !== '') all.set(name, value);
  return new Response(body, { status, headers: all });
};

/** The API and the provider's consent pages. `headers` are added to the pages. */
export const serveProvider = (headers: () => Readonly<Record<string, string>>): Promise<Origin> => {
  let sandbox: Sandbox | undefined;
  const files = createWidgetFiles(DIST);
  return serveAs('localhost', (request) => {
    const { pathname, origin } = new URL(request.url);
    sandbox ??= createSandbox({
      callbackPage: callbackPageIn(DIST),
      widgetFiles: widgetFilesIn(DIST),
      origin,
    });
    if (isWidgetFile(pathname)) return files(request);
    const isPage = pathname.startsWith('/oauth/');
    return withHeaders(sandbox.fetch(request), isPage ? headers() : {});
  });
};

/** The address whose file answers: with `npm run test:night -- lite`, that of the lite script. */
const fileAddress = (url: string) =>
  process.env.WIDGET_BUILD === 'lite' ? url.replace(/\/data-connect\.js$/, '/data-connect.lite.js') : url;

/** Another site with a copy of the widget's files. `pages` are its own pages by path, with the site's headers. */
export const serveHost = (
  name: 'localhost' | '127.0.0.1',
  pages: (path: string) => string | undefined,
  headers: () => Readonly<Record<string, string>> = () => ({}),
): Promise<Origin> => {
  const files = createWidgetFiles(DIST);
  return serveAs(name, (request) => {
    const page = pages(new URL(request.url).pathname);
    const answer =
      page === undefined
        ? files(new Request(fileAddress(request.url), request))
        : new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    return withHeaders(answer, headers());
  });
};
