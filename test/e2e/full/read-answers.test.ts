import { expect, it, onTestFinished } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { IS_FRAMED } from '../support/host-page.ts';
import { serveHost, serveProvider } from '../support/origins.ts';
import { newAddress, personOn } from '../support/person.ts';

const chromium = useChromium();

// In the frame, the calls are on the provider's own origin.
it.skipIf(IS_FRAMED)('no answer of another origin is shown as aborted', async () => {
  const provider = await serveProvider(() => ({}));
  const page = await (await chromium.visit()).newPage();
  const host = await serveHost('127.0.0.1', (path) =>
    path === '/'
      ? `<!doctype html><html lang="en"><script type="module" src="/widget/data-connect.js"></script>
        <data-connect-button api-key="sandbox-demo-key" api-base="${provider.url}/api"></data-connect-button></html>`
      : undefined,
  );
  for (const origin of [host, provider]) onTestFinished(() => origin.close());
  const failed: string[] = [];
  const ended: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('requestfinished', (request) => ended.push(request.url()));
  await page.goto(`${host.url}/`);
  const person = personOn(page);
  for (const count of [1, 2, 3]) {
    await person.openAt('email');
    await person.askForCode(newAddress('answers'));
    await person.isAt('code');
    await expect
      .poll(() => [...failed, ...ended].filter((url) => url.endsWith('/api/email/verify')).length)
      // Each POST to another origin has a preflight, which the browser may keep.
      .toBeGreaterThanOrEqual(count);
    await page.keyboard.press('Escape');
    await person.isGone();
  }
  expect(failed).toEqual([]);
});
