import { resolve } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { startOperator } from '../../provider/support/operator.ts';
import { watch } from './account.ts';
import type { Visit } from './chromium.ts';
import { serveAs } from './origins.ts';

const PAGES = resolve(import.meta.dirname, '../../../dist/provider/console');

const REAL_CLOCK = { now: Date.now, pass: () => {} };

export const openConsole = async (
  visit: Visit,
  options: BrowserContextOptions = {},
  given: Parameters<typeof startOperator>[0] = {},
) => {
  const operator = await startOperator({ clock: REAL_CLOCK, consoleFolder: PAGES, ...given });
  const { provider, token } = operator;
  const { url, close } = await serveAs('localhost', async (request) => provider.operations(request));
  onTestFinished(close);
  const context = await visit(options);
  const wrong = await watch(context);
  const page = await context.newPage();
  await page.goto(`${url}/operator`);
  await page.getByLabel('Token').waitFor();
  const signIn = async () => {
    await page.getByLabel('Token').fill(token);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Applications' }).waitFor();
  };
  return { ...operator, page, wrong, signInBrowser: signIn };
};
