import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';

/** What the element told its host, in order: event type and detail. */
export type Told = readonly (readonly [type: string, detail: unknown])[];

const TYPES = ['open', 'stepchange', 'failure', 'complete', 'close', 'signout'];

const page = (attributes: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A stranger's page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/widget/data-connect.js"></script></head>
<body><h1>A stranger's page</h1><p><input aria-label="A field of the host"></p>
<data-connect-button api-key="test-key" ${attributes}></data-connect-button>
</body></html>`;

/**
 * Opens a host page of a stranger on the sandbox's origin, with one element that has these attributes, and notes all
 * that it tells.
 */
export const openHostPage = async (context: BrowserContext, attributes = ''): Promise<Page> => {
  const host = await context.newPage();
  await host.route('**/host-page*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: page(attributes) }),
  );
  await host.addInitScript((types: string[]) => {
    const told: [string, unknown][] = [];
    Object.assign(window, { told });
    for (const type of types) {
      document.addEventListener(type, (event) => told.push([type, Reflect.get(event, 'detail')]), true);
    }
    window.addEventListener('message', ({ source, data }) => {
      if (source === window) told.push(['message', data]);
    });
  }, TYPES);
  await host.goto(`${inject('baseUrl')}/host-page`);
  await host.waitForFunction(() => customElements.get('data-connect-button'));
  return host;
};

export const toldBy = (host: Page): Promise<Told> => host.evaluate(() => Reflect.get(window, 'told'));

/** The newest code that the sandbox "sent" to an address. */
export const codeFor = async (context: BrowserContext, email: string): Promise<string> => {
  const answer = await context.request.get(
    `${inject('baseUrl')}/sandbox/inbox?email=${encodeURIComponent(email)}`,
  );
  const { messages }: { messages: { code: string }[] } = await answer.json();
  const [newest] = messages;
  if (!newest) throw new Error(`No code was sent to ${email}`);
  return newest.code;
};
