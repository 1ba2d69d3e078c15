import type { Request } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { IS_FRAMED } from '../support/host-page.ts';
import { serveHost, serveProvider } from '../support/origins.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const chromium = useChromium();

// Skipped for a frame, because its calls are on the provider's own origin.
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
  let calls = 0;
  const count = (request: Request) => {
    // Each POST to another origin has a preflight, which the browser may keep.
    if (request.method() === 'POST' && request.url().endsWith('/api/email/verify')) calls += 1;
  };
  page.on('requestfailed', (request) => {
    count(request);
    failed.push(request.url());
  });
  page.on('requestfinished', count);
  await page.goto(`${host.url}/`);
  const person = personOn(page);
  await person.openAt('email');
  for (const asked of [1, 2, 3]) {
    await person.askForCode(newAddress('answers'));
    await person.isAt('code');
    await expect.poll(() => calls).toBe(asked);
    await page.keyboard.press('Escape');
    await person.isGone();
    // The code that was mailed counts for ten minutes.
    await person.openAt('code');
    await person.press(textOf('code.change'));
    await person.isAt('email');
  }
  expect(failed).toEqual([]);
});
