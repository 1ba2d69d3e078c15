import type { BrowserContext } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { errors } from '../../../common/locales/en.json';
import { returning } from '../../support/open-flow.ts';
import { useChromium, type VisitOptions } from '../support/chromium.ts';
import { openFramedPage, pressAtTop, signInFrames } from '../support/framed.ts';
import {
  detailsOf,
  framedAttributes,
  type HostPageShape,
  hostPageUrl,
  MODULE_SCRIPT,
  notifiedBy,
  waitForNotified,
} from '../support/host-page.ts';
import { keptOf } from '../support/kept-of.ts';
import { isSeen, newAddress, textOf } from '../support/person.ts';

const { visit } = useChromium();

const RESULT = ['open', 'stepchange', 'complete', 'close', 'message'];

interface Start {
  readonly shape?: HostPageShape;
  readonly visiting?: VisitOptions;
  /** Before the first page. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

const start = async ({ shape = {}, visiting = {}, prepare }: Start = {}) => {
  const context = await visit(visiting);
  const email = newAddress('window');
  await signInFrames(context, { ...returning, email });
  await prepare?.(context);
  const { page, person } = await openFramedPage(context, 'auto-fetch', undefined, shape);
  await person.openAt('dataRequest');
  const openWindow = async () => {
    const opened = context.waitForEvent('page');
    await person.press('Share');
    const shown = await opened;
    await shown.getByRole('heading', { name: textOf('data.title', { appName: 'Showcase' }) }).waitFor();
    return shown;
  };
  const typesOf = async () => (await notifiedBy(page)).map(([type]) => type);
  return { context, email, page, person, openWindow, typesOf };
};

/** Browsers that open no window: a blocker, and a browser inside another app. */
const blockWindows = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.open = () => null;
  });

const withPolicy = (policy: string): Start => ({
  shape: { headers: { 'Cross-Origin-Opener-Policy': policy } },
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

const IN_APP = IPHONE.replace('Version/18.6', '[FBAN/FBIOS;FBAV/560.0]');

/** An operator's own proxy may send this policy. Playwright does not route redirected requests, so a page leads on. */
const cutOff = (context: BrowserContext) =>
  context.route(`${inject('baseUrl')}/authorize/*/enter*`, async (route) => {
    const { location } = (await route.fetch({ maxRedirects: 0 })).headers();
    await route.fulfill({
      contentType: 'text/html',
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
      body: `<script>location.replace(${JSON.stringify(location)})</script>`,
    });
  });

it.each<[string, Start]>([
  ['on a page of another origin', {}],
  ['on a page that keeps the opener of its windows', withPolicy('same-origin-allow-popups')],
  ['whose window has an opener policy', { prepare: cutOff }],
  ['on a phone', { visiting: { userAgent: IPHONE, hasTouch: true, viewport: { width: 390, height: 844 } } }],
])(
  'a first share in a frame %s is pressed in a window of the provider, and gives one result',
  async (_, how) => {
    const { email, page, person, openWindow, typesOf } = await start(how);
    await person.dialog.getByRole('checkbox').last().press(' ');
    const shown = await openWindow();
    await shown
      .getByText(email.split('@')[0] ?? '')
      .first()
      .waitFor();
    expect(await keptOf(email)).toMatchObject({ grants: 0 });
    await pressAtTop(shown, 'Share');
    const result = { approvedData: ['basic', 'personality'], success: true };
    expect(await waitForNotified(page, 'complete')).toMatchObject(result);
    await person.isGone();
    await expect.poll(typesOf).toEqual(RESULT);
    expect(await keptOf(email)).toMatchObject({ grants: 1 });

    // The grant stands, so the frame shares by itself.
    await person.openAt('dataRequest');
    await person.press('Share');
    await expect.poll(() => detailsOf(page, 'complete')).toHaveLength(2);
  },
);

it('a person who refuses in the window, or closes it, is back at the choice in the frame, and the page learns nothing', async () => {
  const { email, person, openWindow, typesOf } = await start();
  await pressAtTop(await openWindow(), "Don't share");
  await person.sees("Don't share");
  await person.canPress();
  await (await openWindow()).close();
  await person.sees(textOf('data.away'));
  await person.press('Cancel');
  await person.sees("Don't share");
  expect(await typesOf()).toEqual(['open', 'stepchange']);
  await person.canPress();
  await pressAtTop(await openWindow(), 'Share');
  await expect.poll(typesOf).toEqual(RESULT);
  expect(await keptOf(email)).toMatchObject({ grants: 1 });
  await person.openAt('dataRequest');
  await person.dialog.getByText('Only part of it').click();
  await person.dialog.getByRole('checkbox', { name: 'Law' }).check();
  await pressAtTop(await openWindow(), 'Share');
});

it('a first share in a frame whose page loads again meanwhile gives one result, after the next press', async () => {
  const { context, email, page, person, openWindow, typesOf } = await start();
  const closed = await openWindow();
  await page.reload();
  await expect.poll(() => closed.isClosed()).toBe(true);

  // A page cannot close such a window, and so leaves it open.
  await cutOff(context);
  await person.openAt('dataRequest');
  const left = await openWindow();
  expect(await left.evaluate(() => window.opener)).toBe(null);
  await page.reload();
  await pressAtTop(left, 'Share');
  expect(await keptOf(email)).toMatchObject({ grants: 1 });
  await person.openAt('dataRequest');
  expect(await typesOf()).toEqual(['open', 'stepchange']);
  await pressAtTop(await openWindow(), 'Share');
  await expect.poll(typesOf).toEqual(RESULT);
});

it.each<[string, Start]>([
  ['in a browser that blocks windows', { prepare: blockWindows }],
  ['in a browser inside another app', { prepare: blockWindows, visiting: { userAgent: IN_APP } }],
  ['on a page whose opener policy cuts windows off', withPolicy('same-origin')],
])('a first share in a frame %s leads to the provider and back, and gives one result', async (_, how) => {
  const { context, email, page, person, typesOf } = await start(how);
  const before = page.url();
  await person.press('Share');
  await page.waitForURL('**/authorize/*');
  // A person who turns back has not decided.
  await page.goBack();
  await person.openAt('dataRequest');
  await person.press('Share');
  await page.waitForURL('**/authorize/*');
  await page.reload();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.waitForURL('**/host-page*');
  expect(await waitForNotified(page, 'complete')).toMatchObject({ success: true });
  await expect.poll(typesOf).toEqual(RESULT);
  expect(page.url()).toBe(before);
  await expect.poll(() => context.pages().length).toBe(1);
  expect(await keptOf(email)).toMatchObject({ grants: 1 });

  await page.reload();
  await person.openAt('dataRequest');
  expect(await typesOf()).toEqual(['open', 'stepchange']);
});

it('a first share in a frame on a page in a sandbox without windows is one failure with a text', async () => {
  const context = await visit();
  const email = newAddress('sandboxed');
  await signInFrames(context, { ...returning, email });
  const inner = `${new URL(hostPageUrl('other')).origin}/inner`;
  const element = `<data-connect-button api-key="sandbox-demo-key" ${framedAttributes()} auto-fetch></data-connect-button>`;
  await context.route(inner, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html>${MODULE_SCRIPT}<main>${element}</main>`,
    }),
  );
  const html = `<!doctype html><iframe sandbox="allow-scripts allow-same-origin" src="${inner}" width="1000" height="700"></iframe>`;
  const { page } = await openFramedPage(context, '', undefined, { html });
  const host = page.frameLocator('iframe');
  await host.locator('data-connect-button').getByRole('button').first().click();
  const dialog = host.locator('data-connect-button').frameLocator('iframe').getByRole('dialog');
  await dialog.getByRole('heading', { name: textOf('data.title', { appName: 'Showcase' }) }).waitFor();
  await isSeen(dialog);
  await dialog.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await dialog.getByText(errors['share.window']).first().waitFor();
  const [, frame] = page.frames();
  const typesOf = () =>
    frame?.evaluate(() => Reflect.get(window, 'notified').map(([type]: [string]) => type));
  await expect.poll(typesOf).toEqual(['open', 'stepchange', 'failure', 'complete']);
  expect(await keptOf(email)).toMatchObject({ grants: 0 });
});
