import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { useWorkbench } from '../support/workbench.ts';

const {
  page,
  url,
  errors,
  frame,
  trigger,
  open,
  openWithMachine,
  attribute,
  settings,
  log,
  choose,
  clipboard,
} = useWorkbench();

describe('the configurator', () => {
  it('changes the preview at once, and keeps the configuration in the address', async () => {
    await open();
    await settings().getByLabel('Provider').fill('Acme');
    await choose('Login type', 'signUp');
    await settings().getByLabel('Auto fetch').check();
    await settings().getByRole('button', { name: 'Move youtube down' }).click();
    await trigger().getByText('Sign Up with Acme').waitFor();
    expect(await attribute('auto-fetch')).toBe('');
    expect(await attribute('connectors')).toMatch(/^linkedin,youtube,/);
    // The address follows each change in order, and this was the last one.
    await page().waitForURL(/connectors=/);
    await page().reload();
    await trigger().getByText('Sign Up with Acme').waitFor();
    expect(errors()).toEqual([]);
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

  it('shows the dialog as a frame of the provider if that is chosen', async () => {
    await open();
    await choose('Isolation', 'frame');
    await expect.poll(() => attribute('isolation')).toBe('frame');
    await trigger().click();
    await frame()
      .frameLocator('data-connect-button iframe')
      .getByRole('heading', { name: 'Sign in with Mosaic' })
      .waitFor();
    await log().getByText('stepchange').first().waitFor();
    expect(errors()).toEqual([]);
  });

  it('explains invalid input, and keeps it', async () => {
    await open('?request-data={"Small":&provider=Acme&theme=blue');
    await trigger().getByText('Sign In with Acme').waitFor();
    await settings().getByText('Not right yet, and not applied: theme, request-data.').waitFor();
    await settings()
      .getByText(/This is not JSON/)
      .waitFor();
    expect(await settings().getByRole('textbox', { name: 'request-data' }).inputValue()).toBe('{"Small":');
    expect(await attribute('request-data')).toBeNull();
    expect(page().url()).toContain('theme=blue');
  });

  it('keeps the api key out of address, markup and code', async () => {
    await open();
    await settings().getByLabel('API key').fill('my-own-key');
    await settings().getByLabel('Provider').fill('Acme');
    await page().waitForURL(/provider=Acme/);
    expect(page().url()).not.toContain('my-own-key');
    expect(await attribute('api-key')).toBeNull();
    await page().getByRole('button', { name: 'Copy the code' }).click();
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
  const inbox = await page().context().request.get(`${url()}/sandbox/inbox?email=${email}`);
  const { messages }: { messages: { code: string }[] } = await inbox.json();
  await widget.getByLabel('Verification code').fill(messages[0]?.code ?? '');
  await widget.getByRole('button', { name: 'Share', exact: true }).click();
};

describe('the code', () => {
  it('works as a page when the HTML is copied', async () => {
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

  it('is also available for React and Vue', async () => {
    await open();
    for (const [language, piece] of [
      ['React', 'data-connect/react'],
      ['Vue', '<template>'],
    ] as const) {
      await page().getByRole('group', { name: 'Language' }).getByText(language, { exact: true }).click();
      await page()
        .getByRole('region', { name: `Code for ${language}` })
        .getByText(piece)
        .first()
        .waitFor();
    }
  });
});

const verify = async () => {
  const data = { email: `${crypto.randomUUID()}@example.org` };
  const headers = { 'x-api-key': 'sandbox-demo-key' };
  return (await page().context().request.post(`${url()}/api/email/verify`, { data, headers })).status();
};

describe('the fault switch', () => {
  it('is visible while it is on, breaks the call, and is cleared on leaving', async () => {
    await open();
    const form = page().getByRole('form', { name: 'Sandbox faults' });
    await form.getByLabel('Status').fill('200');
    await form.getByText('A status is a whole number from 400 to 599.').waitFor();
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
});

/**
 * Axe runs with all rules once, and with the colour rules in the dark theme. `showcase-screens.test.ts` runs it on the
 * page as it first appears, in each layout.
 */
const VARIANTS = [
  { width: 1280, colorScheme: 'light', rules: 'all' },
  { width: 1280, colorScheme: 'dark', rules: null },
  { width: 360, colorScheme: 'dark', rules: 'colours' },
  { width: 360, colorScheme: 'light', rules: null },
] as const;

const surfaceOf = (state: string) =>
  page()
    .locator(`.workbench-switch${state}`)
    .first()
    .evaluate((flag) => getComputedStyle(flag).backgroundColor);

describe('the page', () => {
  it('has no accessibility violation, in both themes at both widths', async () => {
    await page().setViewportSize({ width: 1280, height: 800 });
    await openWithMachine('?theme=blue&auto-fetch=');
    await page().getByRole('button', { name: 'Set fault' }).click();
    await page().getByText('Sandbox faults are on').waitFor();
    await trigger().click();
    await log().getByText('stepchange').waitFor();

    for (const { width, colorScheme, rules } of VARIANTS) {
      const look = `${width} px, ${colorScheme}`;
      await page().setViewportSize({ width, height: 800 });
      await page().emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (rules) expect(await violationsOn(page(), rules), look).toEqual([]);
      const isTooWide = await page().evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isTooWide, look).toBe(false);

      await page().emulateMedia({ forcedColors: 'active' });
      const chosen = page().getByRole('radio', { checked: true }).first().locator('..');
      expect(await chosen.evaluate((label) => getComputedStyle(label).outlineStyle), look).toBe('solid');
      expect(await surfaceOf(':checked'), look).not.toBe(await surfaceOf(':not(:checked)'));
      await page().emulateMedia({ forcedColors: null });
    }
  });
});
