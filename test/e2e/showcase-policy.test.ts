import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useChromium } from './support/chromium.ts';
import { SCREENS, type Screen } from './support/showcase-screens.ts';

const { visit } = useChromium();

const openWidget = (page: Page) => page.locator('data-connect-button button').first().click();

/** Pages beside the showcase's own screens: the workbench, the preview that it frames, and the sandbox's pages. */
const OTHERS: readonly Screen[] = [
  { name: 'the workbench', path: '/widget' },
  { name: 'the preview', path: '/widget-preview.html', reach: openWidget },
  { name: 'the consent page', path: '/oauth/youtube?state=s' },
  { name: 'the callback page', path: '/oauth/callback?state=s&platform=youtube' },
  { name: 'the privacy page', path: '/api/privacy' },
];

/** Everything that a policy stops in this context, as `directive: what`. */
const watchPolicy = async (context: BrowserContext) => {
  const stopped: string[] = [];
  await context.exposeBinding('noteViolation', (_, text: string) => void stopped.push(text));
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const note: unknown = Reflect.get(window, 'noteViolation');
      if (typeof note === 'function') note(`${effectiveDirective}: ${blockedURI} ${sample}`);
    }),
  );
  return stopped;
};

/** What the policy stops on one screen. */
const stoppedOn = async ({ name, path, reach }: Screen) => {
  const context = await visit();
  const stopped = await watchPolicy(context);
  const page = await context.newPage();
  await page.goto(inject('baseUrl') + path);
  await page.locator('h1').first().waitFor();
  await reach?.(page);
  await context.close();
  return stopped.map((text) => `${name}: ${text}`);
};

const LANES = 3;

describe('the showcase under the policy that it asks of hosts', () => {
  it('shows every screen without one violation', async () => {
    const waiting = [...SCREENS, ...OTHERS];
    const walk = async () => {
      const found: string[] = [];
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        found.push(...(await stoppedOn(next)));
      }
      return found;
    };
    const found = await Promise.all(Array.from({ length: LANES }, walk));
    expect(found.flat()).toEqual([]);
  });

  it('stops markup made of text', async () => {
    const context = await visit();
    const stopped = await watchPolicy(context);
    const page = await context.newPage();
    await page.goto(`${inject('baseUrl')}/callback`);
    const write = page.evaluate(() => Reflect.set(document.body, 'innerHTML', '<b>markup</b>'));
    await expect(write).rejects.toThrow('TrustedHTML');
    await expect.poll(() => stopped.join()).toContain('require-trusted-types-for');
  });
});
