import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { collectErrors } from './support/board.ts';
import { useChromium } from './support/chromium.ts';

const chromium = useChromium();
const ORIGIN = 'http://host.test';
const BUILT = resolve(import.meta.dirname, '../../dist/widget');

it.each(['/callback', '//callback', '/a//b'])(
  'the callback page at the path %s takes the code out of its address and sends the result',
  async (path) => {
    const page = await (await chromium.visit()).newPage();
    await page.route(`${ORIGIN}/**`, (route) => {
      const isScript = route.request().url().endsWith('.js');
      return route.fulfill({ path: resolve(BUILT, `oauth-callback.${isScript ? 'js' : 'html'}`) });
    });
    // The page closes itself, so that its results are noted as they come.
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
