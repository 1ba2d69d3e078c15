import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { collectErrors } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';

const chromium = useChromium();
const ORIGIN = 'http://host.test';
const BUILT = resolve(import.meta.dirname, '../../../dist/widget');

it.each(['/callback', '//callback'])(
  'the callback page at the path %s takes the code out of its address and sends the result',
  async (path) => {
    const page = await (await chromium.visit()).newPage();
    await page.route(`${ORIGIN}/**`, (route) => {
      const isScript = route.request().url().endsWith('.js');
      return route.fulfill({ path: resolve(BUILT, `oauth-callback.${isScript ? 'js' : 'html'}`) });
    });
    // The page closes itself, so results are recorded as they arrive.
    const errors = collectErrors(page);
    const sent: unknown[] = [];
    await page.exposeFunction('note', (result: unknown) => sent.push(result));
    await page.addInitScript(() => {
      const note: (result: unknown) => void = Reflect.get(window, 'note');
      window.close = () => note(location.href);
      new BroadcastChannel('data-connect:oauth').onmessage = ({ data }) => note(data);
    });
    await page.goto(`${ORIGIN}${path}?state=one-time&code=secret#more`);

    await expect.poll(() => sent).toHaveLength(2);
    expect(sent).toEqual([
      expect.objectContaining({ source: 'data-connect-oauth', state: 'one-time' }),
      ORIGIN + path,
    ]);
    expect(errors).toEqual([]);
  },
);

// An attack by a consent link: the attacker's page opens it and waits for the ticket of the person who allows it.
it('the callback page sends its result to a page of its own origin, but not to an attacker’s page that opened it', async () => {
  const context = await chromium.visit();
  await context.route(`${ORIGIN}/callback*`, (route) =>
    route.fulfill({ path: resolve(BUILT, 'oauth-callback.html') }),
  );
  await context.route(`${ORIGIN}/oauth-callback.js`, (route) =>
    route.fulfill({ path: resolve(BUILT, 'oauth-callback.js') }),
  );
  const received = async (origin: string) => {
    const opener = await context.newPage();
    await opener.route(`${origin}/opener`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Opener</title>' }),
    );
    await opener.goto(`${origin}/opener`);
    return opener.evaluate(async (address) => {
      const messages: unknown[] = [];
      addEventListener('message', ({ data }) => messages.push(data));
      const popup = window.open(address);
      while (popup?.closed === false) await new Promise((done) => setTimeout(done, 50));
      return messages;
    }, `${ORIGIN}/callback?state=one-time&ticket=t-1`);
  };
  expect(await received(ORIGIN)).toEqual([expect.objectContaining({ state: 'one-time', ticket: 't-1' })]);
  expect(await received('http://stranger.test')).toEqual([]);
});
