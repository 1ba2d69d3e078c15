import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Integrity } from '../../../scripts/manifest/integrity.ts';
import { useChromium } from '../support/chromium.ts';
import { FLOW_FILE, openHostPage } from '../support/host-page.ts';
import { NOT_LOADED, personOn } from '../support/person.ts';

const chromium = useChromium();
const integrity: Integrity = JSON.parse(readFileSync('dist/widget/integrity.json', 'utf8'));

const tamperWith = (context: BrowserContext, address: string) =>
  context.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
  });

const isTampered = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'tampered'));

it.each(Object.entries(integrity.tags))(
  'the tags with %s run the flow that was built, and refuse one with an additional line',
  async (_name, script) => {
    const page = await openHostPage(await chromium.visit(), '', { script });
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await personOn(page).openAt('email');
    expect(lines.filter((line) => /integrity/i.test(line))).toEqual([]);

    const context = await chromium.visit();
    await tamperWith(context, FLOW_FILE);
    const attacked = await openHostPage(context, 'preload="none"', { script });
    await personOn(attacked).trigger.click();
    await attacked.getByRole('alert').getByText(NOT_LOADED).waitFor();
    expect(await isTampered(attacked)).toBe(false);
    expect(await personOn(attacked).dialog.count()).toBe(0);
  },
);

it('the tags refuse a script with one additional line', async () => {
  const context = await chromium.visit();
  await tamperWith(context, '**/data-connect.js');
  const page = await openHostPage(context, '', { script: '' });
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.setContent(`${integrity.tags.importMap}<data-connect-button></data-connect-button>`);
  await refused;
  expect(await isTampered(page)).toBe(false);
  expect(await page.evaluate(() => customElements.get('data-connect-button') === undefined)).toBe(true);
});

it('a strict policy allows the import map by the source beside it', async () => {
  const policy = `script-src 'self' ${integrity.importMapSource}; style-src 'self'`;
  const script = `<meta http-equiv="Content-Security-Policy" content="${policy}">${integrity.tags.importMap}`;
  const context = await chromium.visit();
  await tamperWith(context, FLOW_FILE);
  const page = await openHostPage(context, 'preload="none"', { script });

  await personOn(page).trigger.click();
  await page.getByRole('alert').getByText(NOT_LOADED).waitFor();

  expect(await isTampered(page)).toBe(false);
});

it('without the tags a flow with one additional line would run', async () => {
  const context = await chromium.visit();
  await tamperWith(context, FLOW_FILE);
  const page = await openHostPage(context);
  await personOn(page).openAt('email');
  expect(await isTampered(page)).toBe(true);
});
