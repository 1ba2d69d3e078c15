import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../showcase/sandbox/serving/server.ts';
import { violationsOn } from './support/axe.ts';
import { collectErrors } from './support/board.ts';
import { useChromium } from './support/chromium.ts';

const chromium = useChromium();
let server: RunningServer;
let context: BrowserContext;
let page: Page;
let errors: string[];

beforeAll(async () => {
  // Faults are the whole sandbox's: other tests must not meet those of these.
  server = await startServer({ distRoot: resolve(import.meta.dirname, '../../dist'), port: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  context = await chromium.visit({ viewport: { width: 1280, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  page = await context.newPage();
  errors = collectErrors(page);
});
afterEach(() => context.request.delete(`${server.url}/sandbox/fault`, { data: {} }));

const frame = () => page.frameLocator('iframe');
const trigger = () => frame().locator('data-connect-button').getByRole('button').first();
const open = async (search = '') => {
  await page.goto(`${server.url}/widget${search}`);
  await trigger().waitFor();
  await page.getByRole('heading', { name: 'Paths', exact: true }).waitFor();
};
const attribute = (name: string) => frame().locator('data-connect-button').getAttribute(name);
const settings = () => page.getByRole('region', { name: 'Settings' });
const chart = () => page.getByRole('region', { name: 'State chart, drawn' });
const log = () => page.getByRole('region', { name: 'List of events' });
const choose = (group: string, value: string) =>
  settings().getByRole('group', { name: group, exact: true }).getByText(value, { exact: true }).click();
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
const play = async (goal: string, reaches: string) => {
  await page
    .getByRole('group', { name: 'Leads to' })
    .getByText(new RegExp(`^${goal} \\d`))
    .click();
  const row = page
    .getByRole('list', { name: `Paths to ${goal}` })
    .getByRole('listitem')
    .filter({
      has: page.getByText(reaches, { exact: true }),
    })
    // Several paths may lead there; any of them will do.
    .first();
  await row.getByRole('button', { name: /^Play/ }).click();
  return row;
};

describe('the configurator', () => {
  it('changes the preview at once, and keeps what is configured in the address', async () => {
    await open();
    await settings().getByLabel('Provider').fill('Acme');
    await choose('Login type', 'signUp');
    await settings().getByLabel('Auto fetch').check();
    await settings().getByRole('button', { name: 'Move youtube down' }).click();
    await trigger().getByText('Sign Up with Acme').waitFor();
    expect(await attribute('auto-fetch')).toBe('');
    expect(await attribute('connectors')).toMatch(/^linkedin,youtube,/);
    await page.waitForURL(/provider=Acme/);
    await page.reload();
    await trigger().getByText('Sign Up with Acme').waitFor();
    expect(errors).toEqual([]);
  });

  it('edits the tiers that the dialog then offers', async () => {
    await open();
    await choose('Data to ask for', 'Tiers');
    await settings()
      .getByRole('group', { name: 'Small tier' })
      .getByLabel('Type, shown as the name')
      .fill('Aura');
    await expect
      .poll(async () => JSON.parse((await attribute('request-data')) ?? '{}'))
      .toMatchObject({
        Small: { type: 'Aura' },
        Medium: { type: 'Traits' },
        Large: { type: 'Full Profile' },
      });
  });

  it('says what is wrong with bad input, and loses nothing of it', async () => {
    await open('?request-data={"Small":&provider=Acme&theme=blue');
    await trigger().getByText('Sign In with Acme').waitFor();
    await settings().getByText('Not right yet, and not applied: theme, request-data.').waitFor();
    await settings()
      .getByText(/This is not JSON/)
      .waitFor();
    expect(await settings().getByRole('textbox', { name: 'request-data' }).inputValue()).toBe('{"Small":');
    expect(await attribute('request-data')).toBeNull();
    expect(page.url()).toContain('theme=blue');
  });

  it('keeps the api key out of address, markup and code', async () => {
    await open();
    await settings().getByLabel('API key').fill('my-own-key');
    await settings().getByLabel('Provider').fill('Acme');
    await page.waitForURL(/provider=Acme/);
    expect(page.url()).not.toContain('my-own-key');
    expect(await attribute('api-key')).toBeNull();
    await page.getByRole('button', { name: 'Copy the code' }).click();
    expect(await clipboard()).toContain('api-key="YOUR_API_KEY"');
  });
});

/** Signs an existing person in on a page with one element, and shares. */
const signInAndShare = async (host: Page) => {
  const widget = host.locator('data-connect-button');
  const email = `existing-${crypto.randomUUID()}@example.org`;
  await widget.getByRole('button').first().click();
  await widget.getByRole('textbox').fill(email);
  await host.keyboard.press('Enter');
  await widget.getByLabel('Verification code').waitFor();
  const inbox = await context.request.get(`${server.url}/sandbox/inbox?email=${email}`);
  const { messages }: { messages: { code: string }[] } = await inbox.json();
  await widget.getByLabel('Verification code').fill(messages[0]?.code ?? '');
  await widget.getByRole('button', { name: 'Share', exact: true }).click();
};

describe('the code', () => {
  it('works as a page when the HTML is copied', async () => {
    await open('?app-name=Say%20"hi"&auto-fetch=');
    await page.getByRole('button', { name: 'Copy the code' }).click();
    const html = await clipboard();
    const host = await context.newPage();
    await host.route('**/copied', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    const told = host.waitForEvent('console', (message) => message.text().includes('approvedData'));
    await host.goto(`${server.url}/copied`);
    await signInAndShare(host);
    expect((await told).text()).toContain('Say "hi"');
  });

  it('comes for React and Vue as well', async () => {
    await open();
    for (const [language, piece] of [
      ['React', 'data-connect/react'],
      ['Vue', '<template>'],
    ] as const) {
      await page.getByRole('group', { name: 'Language' }).getByText(language, { exact: true }).click();
      await page
        .getByRole('region', { name: `Code for ${language}` })
        .getByText(piece)
        .first()
        .waitFor();
    }
  });
});

describe('the chart', () => {
  it('highlights the step that the element reports', async () => {
    await open();
    const lit = () => chart().locator('[aria-current=step]').textContent();
    expect(await lit()).toContain('closed');
    await trigger().click();
    await expect.poll(lit).toContain('email');
    await page.getByRole('button', { name: 'close()', exact: true }).click();
    await expect.poll(lit).toContain('closed');
  });

  it('lists what can happen in a chosen state', async () => {
    await open();
    await chart()
      .getByRole('button', { name: /^confirming/ })
      .press('Enter');
    const detail = page.getByRole('region', { name: 'What can happen in a state' });
    await detail.getByText('confirmCode answers').waitFor();
    await detail.getByText('code.entry.confirming').first().waitFor();
  });
});

describe('the paths', () => {
  it('are played on the preview up to complete', async () => {
    await open();
    const row = await play('complete', 'complete (approved basic; a new person)');
    await row.getByText('Played. The element told of every step on the way.').waitFor();
    const types = await log().getByRole('listitem').locator('time + span').allTextContents();
    expect(types.slice(0, 2)).toEqual(['close', 'complete']);
    expect(types).toContain('stepchange');
    expect(errors).toEqual([]);
  });

  it('let a call fail by a fault of the sandbox', async () => {
    await open();
    const row = await play('email', 'email › editing (code.send)');
    await row.getByText('Played. The element told of every step on the way.').waitFor();
    await log().getByText('Failed to send verification code', { exact: true }).waitFor();
  });

  it('wait for the delays within a step', async () => {
    await open();
    const begun = performance.now();
    const row = await play('training', 'training › step2');
    await row.getByText('Played. The element told of every step on the way.').waitFor();
    expect(performance.now() - begun).toBeGreaterThan(2000);
  });

  it('say why they cannot be played', async () => {
    await open();
    await page
      .getByRole('group', { name: 'Leads to' })
      .getByText(/^onboarding \d/)
      .click();
    await page.getByText('needs a report of the provider’s own window').first().waitFor();
  });
});

describe('the events', () => {
  it('show no access token, code or PIN', async () => {
    await open('?auto-fetch=');
    await page.evaluate(() => {
      const page = document.querySelector('iframe')?.contentWindow;
      page?.addEventListener('message', ({ data }) => Object.assign(window, { received: data }));
    });
    const row = await play('complete', 'complete (approved basic; a new person)');
    await row.getByText('Played. The element told of every step on the way.').waitFor();
    await log().getByText('message', { exact: true }).waitFor();
    for (const summary of await log().locator('summary').all()) await summary.click();
    const token: string = await page.evaluate(() => Reflect.get(window, 'received').accessToken);
    expect(token.length).toBeGreaterThan(8);
    const text = (await page.locator('main').textContent()) ?? '';
    expect(text).toContain('••••••');
    expect(text).not.toContain(token);
    await page.getByRole('button', { name: 'Copy the events' }).click();
    expect(await clipboard()).not.toContain(token);
    await page.getByRole('button', { name: 'Clear the events' }).click();
    await page.getByText('Nothing has happened yet.').waitFor();
  });
});

const verify = async () => {
  const data = { email: `${crypto.randomUUID()}@example.org` };
  const headers = { 'x-api-key': 'sandbox-demo-key' };
  return (await context.request.post(`${server.url}/api/email/verify`, { data, headers })).status();
};

describe('the fault switch', () => {
  it('is seen while it is on, breaks the call, and is cleared on leaving', async () => {
    await open();
    const form = page.getByRole('form', { name: 'Sandbox faults' });
    await form.getByLabel('Status').fill('200');
    await form.getByText('A status is a whole number from 400 to 599.').waitFor();
    await form.getByLabel('Status').fill('500');
    await form.getByRole('button', { name: 'Set fault' }).click();
    await page.getByText('Sandbox faults are on').waitFor();
    expect(await verify()).toBe(500);
    await page.getByRole('link', { name: 'Job board' }).click();
    await page.waitForURL(`${server.url}/`);
    await expect.poll(verify).toBe(200);
  });
});

describe('the page', () => {
  it.each([
    ['light', 1280],
    ['light', 360],
    ['dark', 1280],
    ['dark', 360],
  ] as const)('has no accessibility violation, in %s at %i px', async (colorScheme, width) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open('?theme=blue&auto-fetch=');
    await page.getByRole('button', { name: 'Set fault' }).click();
    await page.getByText('Sandbox faults are on').waitFor();
    await trigger().click();
    await log().getByText('stepchange').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isTooWide).toBe(false);
  });
});
