import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { allow } from '../support/consent.ts';
import { holdBack } from '../support/hold-back.ts';
import { FLOW_FILE, hostPageUrl, notifiedBy, openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const chromium = useChromium();

const PHONE = { viewport: { width: 390, height: 844 } };
const ATTEMPT = 'data-connect:mosaic:oauth';
const ELEMENT = '<data-connect-button api-key="sandbox-demo-key"></data-connect-button>';

const onPhone = async (body = ELEMENT) =>
  openHostPage(await chromium.visit({ user: newUser, ...PHONE }), '', { body });

const tile = (page: Page) => page.getByRole('button', { name: /^YouTube/ });
const seesTile = (page: Page, state: string) =>
  page.getByRole('button', { name: `YouTube ${state}`, exact: true }).waitFor();

/** Presses the platform and waits on its consent page. */
const leave = async (page: Page) => {
  await tile(page).click();
  await page.waitForURL('**/oauth/youtube?*');
};

const stepsOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('data-connect-button')].map(({ step }) => step));

const changeAttempt = (page: Page, change: 'age' | 'lose') =>
  page.evaluate(
    ([key, how]) => {
      const attempt = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (how === 'lose') for (const storage of [localStorage, sessionStorage]) storage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ ...attempt, startedAt: Date.now() - 301_000 }));
    },
    [ATTEMPT, change] as const,
  );

describe('a page with several elements', () => {
  it.each([
    ['its place', ELEMENT],
    ['its id', ELEMENT.replace('api-key', 'id="join" api-key')],
  ])('opens the element that a redirect left, identified by %s', async (_, named) => {
    const signOut = ELEMENT.replace('api-key', 'login-type="signOut" api-key');
    const page = await onPhone(`${signOut}${ELEMENT}${named}`);
    await page.evaluate(() => [...document.querySelectorAll('data-connect-button')].at(-1)?.open());

    await leave(page);
    await allow(page);

    await seesTile(page, 'Connected');
    expect(await stepsOf(page)).toEqual([null, null, 'onboarding']);
    expect(page.url()).toBe(hostPageUrl());
  });

  it('opens the element that a redirect left, in the second of two shadow roots', async () => {
    const page = await onPhone(`<div></div><div></div><script>
      for (const host of document.querySelectorAll('div'))
        host.attachShadow({ mode: 'open' }).innerHTML = '${ELEMENT}';
    </script>`);
    const elements = page.locator('data-connect-button');
    await elements.nth(1).evaluate((one) => Reflect.get(one, 'open').call(one));

    await leave(page);
    await allow(page);

    await seesTile(page, 'Connected');
    expect(await elements.evaluateAll((all) => all.map((one) => Reflect.get(one, 'step')))).toEqual([
      null,
      'onboarding',
    ]);
  });
});

describe('a return from a platform', () => {
  it('is used by a tap before the flow has loaded', async () => {
    const page = await onPhone();
    await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();
    await leave(page);
    const release = await holdBack(page, FLOW_FILE);

    await allow(page);
    await page.waitForURL('**/host-page?*');
    await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();
    release();

    await seesTile(page, 'Connected');
    expect(page.url()).toBe(hostPageUrl());
    expect((await notifiedBy(page)).filter(([type]) => type === 'open')).toHaveLength(1);
  });

  it('is used by a host that opens the dialog when the page loads', async () => {
    const page = await onPhone(
      `${ELEMENT}<script type="module">document.querySelector('data-connect-button').open()</script>`,
    );

    await leave(page);
    await allow(page);

    await seesTile(page, 'Connected');
  });

  it('is used by the next overlay if an overlay began it', async () => {
    const page = await onPhone(ELEMENT);
    const openOverlay = () =>
      page.addScriptTag({
        type: 'module',
        content: `import { openMosaicOverlay } from '/widget/data-connect.js';
          openMosaicOverlay({ apiKey: 'sandbox-demo-key' });`,
      });
    await openOverlay();
    await leave(page);
    await allow(page);
    await page.waitForURL('**/host-page?*');
    await page.waitForLoadState('networkidle');
    expect(await stepsOf(page)).toEqual([null]);

    await openOverlay();

    await seesTile(page, 'Connected');
    expect(page.url()).toBe(hostPageUrl());
  });

  it.each([
    ['came after 5 minutes', 'age'],
    ['lost its storage', 'lose'],
  ] as const)('that %s is "Connection timeout", with a clean address', async (_, change) => {
    const page = await onPhone();
    await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();
    await leave(page);
    await changeAttempt(page, change);

    await allow(page);

    await seesTile(page, 'Failed Connection timeout');
    expect(page.url()).toBe(hostPageUrl());
    expect(await savedRecord(page)).toMatchObject({ connectedAccounts: [] });
    await leave(page);
    await allow(page);
    await seesTile(page, 'Connected');
  });

  it('for a platform that the host does not list is ignored', async () => {
    const page = await onPhone();
    await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();
    await leave(page);
    await page.route('**/host-page*', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><script type="module" src="/widget/data-connect.js"></script>${ELEMENT.replace('api-key', 'connectors="github" api-key')}`,
      }),
    );

    await allow(page);
    await page.waitForURL(hostPageUrl());
    await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();

    await page.getByRole('button', { name: 'GitHub Tap to connect', exact: true }).waitFor();
    expect(await savedRecord(page)).toMatchObject({ connectedAccounts: [] });
  });
});

describe('a state of another service in the address', () => {
  it.each(['', 'preload="none"'])('loads nothing, with %j', async (attribute) => {
    const page = await onPhone(ELEMENT.replace('api-key', `style="display: none" ${attribute} api-key`));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));

    await page.goto(`${hostPageUrl()}?state=another-service&code=1`);
    await page.waitForLoadState('networkidle');

    expect(loaded.filter((url) => /flow-/.test(url))).toEqual([]);
    expect(page.url()).toContain('state=another-service');
  });
});

describe('a host that asks whether to leave the page', () => {
  it('gets the tile back if the person stays, and the return if the person leaves', async () => {
    const page = await onPhone();
    await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
    await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();
    const person = personOn(page);
    await person.isAt('onboarding');
    page.once('dialog', (dialog) => dialog.dismiss());
    await tile(page).click();
    await seesTile(page, 'Tap to connect');

    page.once('dialog', (dialog) => dialog.accept());
    await leave(page);
    await allow(page);

    await seesTile(page, 'Connected');
  });
});
