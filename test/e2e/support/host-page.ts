import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';

export type Notified = readonly (readonly [type: string, detail: unknown])[];

const TYPES = ['open', 'stepchange', 'failure', 'complete', 'close', 'signout'];

export const MODULE_SCRIPT = '<script type="module" src="/widget/data-connect.js"></script>';
export const CLASSIC_SCRIPT = '<script src="/widget/data-connect.global.js"></script>';

/** The flow's file, lite or not, for `route`. A retry has a query. */
export const FLOW_FILE = '**/data-connect.*flow-*.js*';

const element = (attributes: string) =>
  `<data-connect-button api-key="sandbox-demo-key" ${attributes}></data-connect-button>`;

/** Differences from the usual page: how the script is included, and the content of the body. */
export interface HostPageShape {
  /** Empty for a page that gets the script later. */
  readonly script?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The whole source in place of all that, which the call does not wait for. */
  readonly html?: string;
}

const page = ({ script = MODULE_SCRIPT, body = '' }: HostPageShape) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A stranger's page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${script}</head>
<body><main><h1>A stranger's page</h1><p><input aria-label="A field of the host"></p>
${body}
</main></body></html>`;

/** With `npm run test:night -- frame`, every dialog is a frame: `localhost` and `127.0.0.1` are two sites. */
export const IS_FRAMED = process.env.DATA_CONNECT_ISOLATION === 'frame';
/** Origin of the host pages with `npm run test:night -- frame`. No server is there: the tests answer. */
export const FRAMED_HOST = 'http://127.0.0.1:4180';

/** The name that the application of the host pages is registered with. The frame shows it. */
export const REGISTERED_NAME = 'Showcase';

/** The application's name in the dialog: in the frame the registered one, else the default of `app-name`. */
export const APP_NAME = IS_FRAMED ? REGISTERED_NAME : 'My App';

const hostOrigin = () => (IS_FRAMED ? FRAMED_HOST : inject('baseUrl'));

const originOf = (site: 'own' | 'other') =>
  site === 'other' ? inject('baseUrl').replace('localhost', '127.0.0.1') : hostOrigin();

/** Attributes of an element on another origin that shows its dialog as a frame of the provider. */
export const framedAttributes = () => `isolation="frame" api-base="${inject('baseUrl')}/api"`;

/** The page is on the sandbox's origin, or on another site of this computer. */
export const hostPageUrl = (site: 'own' | 'other' = 'own') => `${originOf(site)}/host-page`;

export const modeAttributes = () => (IS_FRAMED ? framedAttributes() : '');

/** With `npm run test:night -- frame`: lets a page of an origin without a server load the widget and frame the provider. */
const serveElsewhere = async (host: Page) => {
  if (!IS_FRAMED) return;
  await host.context().grantPermissions(['local-network-access']);
  await host.route(`${FRAMED_HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${inject('baseUrl')}${pathname}` }) });
  });
};

/** A page with one element of these attributes, unless `shape` has a body. Records all events and messages. */
export const openHostPage = async (
  context: BrowserContext,
  attributes = '',
  shape: HostPageShape = {},
  url = hostPageUrl(),
): Promise<Page> => {
  const host = await context.newPage();
  await serveElsewhere(host);
  await host.route('**/host-page*', (route) =>
    route.fulfill({
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...shape.headers },
      body: shape.html ?? page({ body: element(`${modeAttributes()} ${attributes}`), ...shape }),
    }),
  );
  // Playwright does not route redirected requests, so the page navigates itself.
  await host.route('**/oauth/*/callback*', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const { location } = answer.headers();
    if (location === undefined) return route.fulfill({ response: answer });
    const script = `<script>location.replace(${JSON.stringify(location)})</script>`;
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: script });
  });
  await host.addInitScript((types: string[]) => {
    const notified: [string, unknown][] = [];
    Object.assign(window, { notified });
    for (const type of types) {
      document.addEventListener(type, (event) => notified.push([type, Reflect.get(event, 'detail')]), true);
    }
    window.addEventListener('message', ({ source, data }) => {
      if (source === window) notified.push(['message', data]);
    });
  }, TYPES);
  await host.goto(url);
  if (shape.script !== '' && shape.html === undefined)
    await host.waitForFunction(() => customElements.get('data-connect-button'));
  return host;
};

export const notifiedBy = (host: Page): Promise<Notified> =>
  host.evaluate(() => Reflect.get(window, 'notified'));

export const detailsOf = async (host: Page, type: string): Promise<readonly unknown[]> =>
  (await notifiedBy(host)).filter(([name]) => name === type).map(([, detail]) => detail);

export const waitForNotified = async (host: Page, type: string): Promise<unknown> => {
  await host.waitForFunction(
    (name) => Reflect.get(window, 'notified').some(([notified]: [string]) => notified === name),
    type,
  );
  return (await detailsOf(host, type))[0];
};

export const codeFor = async (
  from: Pick<Page, 'request'>,
  email: string,
  server = inject('baseUrl'),
): Promise<string> => {
  const address = new URL(`/sandbox/inbox?email=${encodeURIComponent(email)}`, server);
  // The server may end an idle connection just as a busy machine takes it for this request.
  const answer = await from.request.get(address.href, { maxRetries: 2 });
  const { messages }: { messages: { code: string }[] } = await answer.json();
  const [newest] = messages;
  if (!newest) throw new Error(`No code was sent to ${email}`);
  return newest.code;
};
