import { resolve } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { ask } from '../../provider/support/ask.ts';
import { connectGitHub } from '../../provider/support/choices.ts';
import { startProvider } from '../../provider/support/provider.ts';
import { sealPin } from '../../provider/support/seal-pin.ts';
import { startSharing } from '../../provider/support/share.ts';
import { EMAIL, newestCode } from '../../provider/support/sign-in.ts';
import type { Visit } from './chromium.ts';
import { serveAs } from './origins.ts';
import { watchPolicy } from './policy.ts';

export { EMAIL };
export const PIN = 'rain-4-ever!';

const DIST = resolve(import.meta.dirname, '../../../dist');

/** The test's provider and the browser use the real clock, because a cookie expires by the browser's. */
const REAL_CLOCK = { now: Date.now, pass: () => {} };

export const watch = async (context: BrowserContext) => {
  const wrong = await watchPolicy(context);
  context.on('weberror', (error) => wrong.push(error.error().message));
  return wrong;
};

const READ = [
  { text: 'raft', about: null },
  { text: 'sourdough', about: 'Recipes for bread, baking and cooking' },
];

export const openAccount = async (
  visit: Visit,
  options: BrowserContextOptions & { hasPin?: boolean } = {},
) => {
  const { hasPin = false, ...contextOptions } = options;
  const provider = await startProvider({
    clock: REAL_CLOCK,
    pagesFolder: resolve(DIST, 'provider/account'),
    widgetFolder: resolve(DIST, 'widget'),
  });
  const { key } = await provider.addApp();
  const shared = await startSharing(provider, key);
  const opened = await shared.accessToken();
  if (hasPin) {
    const EncryptedUserPin = await sealPin(PIN, shared.answer, { key, email: EMAIL });
    await ask(provider, '/api/pin', { key, token: shared.token, body: { EncryptedUserPin } });
  }
  await connectGitHub(provider, EMAIL, READ);
  const { url, close } = await serveAs('localhost', (request) => provider.fetch(request));
  onTestFinished(close);
  const context = await visit(contextOptions);
  const wrong = await watch(context);
  const page = await context.newPage();
  await page.goto(`${url}/account`);
  return { provider, url, context, page, wrong, opened, ...shared, key };
};

export const enterCode = async (page: Page, email: string, mailed: () => Promise<string>) => {
  await page.locator('#dc-email').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('#dc-code').waitFor();
  await page.locator('#dc-code').fill(await mailed());
};

export const signIn = async (page: Page, provider: Parameters<typeof newestCode>[0]) => {
  await enterCode(page, EMAIL, () => newestCode(provider));
  await page.locator('.hero').waitFor();
};
