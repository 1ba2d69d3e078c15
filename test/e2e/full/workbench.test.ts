import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../../showcase/sandbox/serving/server.ts';
import { violationsOn } from '../support/axe.ts';
import { collectErrors } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';

// The workbench is on a separate server: faults affect the whole sandbox, and must not affect other tests.
const page = useKeptPage(useChromium(), {
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
let server: RunningServer;
let errors: string[];
const url = () => server.url;

beforeAll(async () => {
  server = await startServer({ distRoot: resolve(import.meta.dirname, '../../../dist'), port: 0 });
});
afterAll(() => server.close());
beforeEach(() => {
  errors = collectErrors(page());
});
afterEach(() => page().request.delete(`${url()}/sandbox/fault`, { data: {} }));

const frame = () => page().frameLocator('iframe');
const trigger = () => frame().locator('data-connect-button').getByRole('button').first();
const open = async (search = '') => {
  await page().goto(`${url()}/widget${search}`);
  await trigger().waitFor();
};
/** Opens the chart and the paths too: they load, and compute the paths, when the person comes near. */
const openWithMachine = async (search?: string) => {
  await open(search);
  await page()
    .locator('.workbench-below')
    .evaluate((below) => below.scrollIntoView());
  await page().getByRole('heading', { name: 'Paths', exact: true }).waitFor();
  await page().evaluate(() => scrollTo(0, 0));
};
const attribute = (name: string) => frame().locator('data-connect-button').getAttribute(name);
const settings = () => page().getByRole('region', { name: 'Settings' });
const chart = () => page().getByRole('region', { name: 'State chart, drawn' });
const log = () => page().getByRole('region', { name: 'List of events' });
const choose = (group: string, value: string) =>
  settings().getByRole('group', { name: group, exact: true }).getByText(value, { exact: true }).click();
const clipboard = async () => {
  await page()
    .getByRole('status')
    .filter({ hasText: /^Copied$/ })
    .first()
    .waitFor({ state: 'attached' });
  return page().evaluate(() => navigator.clipboard.readText());
};
const play = async (goal: string, reaches: string) => {
  await page()
    .getByRole('group', { name: 'Leads to' })
    .getByText(new RegExp(`^${goal} \\d`))
    .click();
  const row = page()
    .getByRole('list', { name: `Paths to ${goal}` })
    .getByRole('listitem')
    .filter({
      has: page().getByText(reaches, { exact: true }),
    })
    // Several paths may lead there; any of them works.
    .first();
  await row.getByRole('button', { name: /^Play/ }).click();
  return row;
};

it('the workbench changes the preview at once, and keeps the configuration in the address', async () => {
  await open();
  await choose('Data to ask for', 'Tiers');
  await settings()
    .getByRole('group', { name: 'Small tier' })
    .getByLabel('Type, shown as the name')
    .fill('Aura');
  await expect
    .poll(async () => JSON.parse((await attribute('request-data')) ?? '{}'))
    .toMatchObject({ Small: { type: 'Aura' }, Medium: { type: 'Traits' }, Large: { type: 'Full Profile' } });
  await settings().getByLabel('API key').fill('my-own-key');
  await settings().getByLabel('Provider').fill('Acme');
  await choose('Login type', 'signUp');
  await settings().getByLabel('Auto fetch').check();
  await settings().getByRole('button', { name: 'Move youtube down' }).click();
  await trigger().getByText('Sign Up with Acme').waitFor();
  expect(await attribute('auto-fetch')).toBe('');
  expect(await attribute('connectors')).toMatch(/^linkedin,youtube,/);
  // The address follows each change in order, and this was the last one.
  await page().waitForURL(/connectors=/);
  expect(page().url()).not.toContain('my-own-key');
  expect(await attribute('api-key')).toBeNull();
  await page().getByRole('button', { name: 'Copy the code' }).click();
  expect(await clipboard()).toContain('api-key="YOUR_API_KEY"');
  await page().reload();
  await trigger().getByText('Sign Up with Acme').waitFor();
  expect(errors).toEqual([]);
});

const signInAndShare = async (host: Page) => {
  const widget = host.locator('data-connect-button');
  const email = `existing-${crypto.randomUUID()}@example.org`;
  await widget.getByRole('button').first().click();
  await widget.getByRole('textbox').fill(email);
  await host.keyboard.press('Enter');
  await widget.getByLabel('Verification code').waitFor();
  const inbox = await page().context().request.get(`${url()}/sandbox/inbox?email=${email}`);
  const { messages }: { messages: { code: string }[] } = await inbox.json();
  await widget.getByLabel('Verification code').fill(messages[0]?.code ?? '');
  await widget.getByRole('button', { name: 'Share', exact: true }).click();
};

it('the code of the workbench works as a page when it is copied', async () => {
  await open('?app-name=Say%20"hi"&auto-fetch=');
  await page().getByRole('button', { name: 'Copy the code' }).click();
  const html = await clipboard();
  const host = await page().context().newPage();
  await host.route('**/copied', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  const notified = host.waitForEvent('console', (message) => message.text().includes('approvedData'));
  await host.goto(`${url()}/copied`);
  await signInAndShare(host);
  expect((await notified).text()).toContain('Say "hi"');
});

const verify = async () => {
  const data = { email: `${crypto.randomUUID()}@example.org` };
  const headers = { 'x-api-key': 'sandbox-demo-key' };
  return (await page().context().request.post(`${url()}/api/email/verify`, { data, headers })).status();
};

it('the fault switch of the workbench is visible while it is on, breaks the call, and is cleared on leaving', async () => {
  await open();
  const form = page().getByRole('form', { name: 'Sandbox faults' });
  await form.getByLabel('Status').fill('500');
  await form.getByRole('button', { name: 'Set fault' }).click();
  await page().getByText('Sandbox faults are on').waitFor();
  expect(await verify()).toBe(500);
  const clear = form.getByRole('button', { name: 'Clear faults' });
  await clear.press('Enter');
  await clear.waitFor({ state: 'detached' });
  await expect.poll(() => page().evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await form.getByRole('button', { name: 'Set fault' }).click();
  await clear.waitFor();
  await page().getByRole('link', { name: 'Job board' }).click();
  await page().waitForURL(`${url()}/`);
  await expect.poll(verify).toBe(200);
});

it('the workbench passes axe with its dialog and its faults, and shows what is chosen in forced colours', async () => {
  await page().setViewportSize({ width: 360, height: 800 });
  await openWithMachine('?theme=blue&auto-fetch=');
  await page().getByRole('button', { name: 'Set fault' }).click();
  await page().getByText('Sandbox faults are on').waitFor();
  await trigger().click();
  await log().getByText('stepchange').waitFor();
  await page().emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violationsOn(page())).toEqual([]);
  expect(await page().evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page().emulateMedia({ forcedColors: 'active' });
  const chosen = page().getByRole('radio', { checked: true }).first().locator('..');
  expect(await chosen.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid');
});

it('the chart of the workbench highlights the step that the element reports, and lists the events of a state', async () => {
  await openWithMachine();
  const lit = () => chart().locator('[aria-current=step]').textContent();
  expect(await lit()).toContain('closed');
  await trigger().click();
  await expect.poll(lit).toContain('email');
  await page().getByRole('button', { name: 'close()', exact: true }).click();
  await expect.poll(lit).toContain('closed');
  await chart()
    .getByRole('button', { name: /^confirming/ })
    .press('Enter');
  const detail = page().getByRole('region', { name: 'What can happen in a state' });
  await detail.getByText('confirmCode answers').first().waitFor();
  await detail.getByText('code.entry.confirming').first().waitFor();
});

it('the path to complete is played on the preview, and its events show no access token, code or PIN', async () => {
  await openWithMachine('?auto-fetch=');
  await page().evaluate(() => {
    const page = document.querySelector('iframe')?.contentWindow;
    page?.addEventListener('message', ({ data }) => Object.assign(window, { received: data }));
  });
  const row = await play('complete', 'complete (approved basic; a new person)');
  await row.getByText('Played. The element told of every step on the way.').waitFor();
  await log().getByText('message', { exact: true }).waitFor();
  const types = await log().getByRole('listitem').locator('time + span').allTextContents();
  expect(types).toEqual(expect.arrayContaining(['stepchange', 'message']));
  expect(types.filter((type) => type !== 'message').slice(0, 2)).toEqual(['close', 'complete']);
  expect(errors).toEqual([]);
  for (const summary of await log().locator('summary').all()) await summary.click();
  const token: string = await page().evaluate(() => Reflect.get(window, 'received').accessToken);
  expect(token.length).toBeGreaterThan(8);
  const text = (await page().locator('main').textContent()) ?? '';
  expect(text).toContain('••••••');
  expect(text).not.toContain(token);
  await page().getByRole('button', { name: 'Copy the events' }).click();
  expect(await clipboard()).not.toContain(token);
  await page().getByRole('button', { name: 'Clear the events' }).click();
  await page().getByText('Nothing has happened yet.').waitFor();
});
