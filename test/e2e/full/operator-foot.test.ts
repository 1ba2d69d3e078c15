import { resolve } from 'node:path';
import type { BrowserContext, Locator } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { createSandbox, type Sandbox } from '../../../showcase/sandbox/app.ts';
import { SANDBOX_KEY } from '../../../showcase/sandbox/provider/provider.ts';
import { widgetFilesIn } from '../../../showcase/sandbox/serving/site.ts';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { holdAppFacts } from '../support/hold-back.ts';
import { openInteraction } from '../support/interaction.ts';
import { serveAs, serveHost } from '../support/origins.ts';
import { framedPersonOn, personOn } from '../support/person.ts';

/** A line without a space: it must break inside. */
const LONG = `privacy@${'department-of-data-protection.'.repeat(5)}acme.example`;

const OPERATOR = {
  DATABASE_URL: 'file::memory:',
  PROVIDER_SECRET: 'the secret of an operator of a test',
  LOG_LEVEL: 'silent',
  PROVIDER_CONTACT: LONG,
  PROVIDER_PRIVACY_URL: 'https://acme.example/privacy',
  PROVIDER_TERMS_URL: 'https://acme.example/terms',
  PROVIDER_IMPRINT_URL: 'https://acme.example/imprint',
} as const;

const PAGES = [
  ['Privacy policy', OPERATOR.PROVIDER_PRIVACY_URL],
  ['Terms of use', OPERATOR.PROVIDER_TERMS_URL],
  ['Legal notice', OPERATOR.PROVIDER_IMPRINT_URL],
] as const;

const operatorLinksIn = (provider: string, contact: string = LONG) => [
  [contact, `mailto:${contact}`],
  ...PAGES.map(([text, href]) => [`${text} ${provider}, opens in a new tab`, href]),
];

const { visit } = useChromium();
const DIST = resolve(import.meta.dirname, '../../../dist');
const PHONE = { width: 390, height: 844 };

const linksIn = (foot: Locator) =>
  foot
    .locator('a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

const excessOf = (foot: Locator) =>
  foot.evaluate((shown) => {
    const { left, right } = shown.getBoundingClientRect();
    const boxes = [...shown.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
    return Math.max(0, ...boxes.map((box) => Math.ceil(Math.max(left - box.left, box.right - right) - 0.5)));
  });

const expectPrivacyIn = async (context: BrowserContext, foot: Locator, open: () => Promise<void>) => {
  await context.route(`${OPERATOR.PROVIDER_PRIVACY_URL}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Privacy of Acme</title>' }),
  );
  const opened = context.waitForEvent('page');
  await open();
  expect(await (await opened).title()).toBe('Privacy of Acme');
  expect(await foot.isVisible()).toBe(true);
};

const openDialog = async (
  context: BrowserContext,
  variables: Readonly<Record<string, string>>,
  tag = '',
  isolation: 'frame' | 'none' = 'frame',
) => {
  let sandbox: Sandbox | undefined;
  const provider = await serveAs('localhost', async (request) => {
    const { origin } = new URL(request.url);
    sandbox ??= createSandbox({ origin, widgetFiles: widgetFilesIn(DIST), provider: variables });
    return sandbox.fetch(request);
  });
  const body = `<data-connect-button isolation="${isolation}" api-key="${SANDBOX_KEY}" api-base="${provider.url}/api" locale="${tag}"></data-connect-button>`;
  const host = await serveHost('127.0.0.1', (path) =>
    path === '/'
      ? `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width"><script type="module" src="/widget/data-connect.js"></script><main><h1>Shop</h1>${body}</main>`
      : undefined,
  );
  onTestFinished(async () => {
    await host.close();
    await provider.close();
    await sandbox?.close();
  });
  const page = await context.newPage();
  await page.goto(host.url);
  const person = isolation === 'frame' ? framedPersonOn(page) : personOn(page);
  await person.trigger.click();
  await person.dialog.waitFor();
  return { page, person, foot: person.root.locator('.operator') };
};

it('the operator’s contact and pages are at the foot of the framed dialog, and open beside it', async () => {
  const context = await visit({ viewport: PHONE });
  const { page, person, foot } = await openDialog(context, OPERATOR);
  expect(await linksIn(foot)).toEqual(operatorLinksIn('Mosaic'));
  expect(await excessOf(foot)).toBe(0);
  await person.isAt('email');
  await person.canPress();
  expect((await auditOn(page, 'all')).violations).toEqual([]);
  const privacy = foot.getByRole('link', { name: 'Privacy policy' });
  await expectPrivacyIn(context, foot, () => privacy.press('Enter'));
  await foot.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect(await privacy.evaluate((link) => link.matches(':focus'))).toBe(true);
});

it('an operator without pages of its own has the provider’s page about data at the foot of the framed dialog', async () => {
  const { PROVIDER_CONTACT, PROVIDER_PRIVACY_URL, PROVIDER_TERMS_URL, PROVIDER_IMPRINT_URL, ...plain } =
    OPERATOR;
  const { person, foot } = await openDialog(await visit(), plain);
  await person.isAt('email');
  expect(await linksIn(foot)).toEqual([
    ['Privacy policy Mosaic, opens in a new tab', expect.stringMatching(/\/privacy$/)],
  ]);
});

it('the operator’s contact and pages move nothing in a dialog of the page when they come', async () => {
  const context = await visit({ viewport: PHONE });
  const answer = await holdAppFacts(context);
  const contact = 'privacy@acme.example';
  const { page, person, foot } = await openDialog(
    context,
    { ...OPERATOR, PROVIDER_CONTACT: contact },
    '',
    'none',
  );
  await person.isAt('email');
  const before = await person.email.boundingBox();
  answer();
  await foot.getByRole('link', { name: 'Privacy policy' }).waitFor();
  expect(await person.email.boundingBox()).toEqual(before);
  expect(await linksIn(foot)).toEqual(operatorLinksIn('Mosaic', contact));
  expect(await excessOf(foot)).toBe(0);
  expect((await auditOn(page, 'all')).violations).toEqual([]);
});

it('the operator’s contact and pages are at the foot of /authorize, inside it', async () => {
  const context = await visit({ viewport: PHONE, colorScheme: 'dark' });
  const { page, person } = await openInteraction(context, {}, {}, { variables: OPERATOR });
  await person.isAt('email');
  const foot = page.getByRole('contentinfo');
  expect(await linksIn(foot)).toEqual(operatorLinksIn('Mosaic'));
  expect(await page.locator('.operator a').count()).toBe(0);
  expect(await foot.textContent()).toMatch(/^Contact: /);
  expect(await excessOf(foot)).toBe(0);
  expect((await auditOn(page, 'all')).violations).toEqual([]);
  await expectPrivacyIn(context, foot, () => foot.getByRole('link', { name: 'Privacy policy' }).click());
});

it('a contact of the operator that is a page is a link, and any other line is text', async () => {
  const page = 'https://acme.example/help';
  const named = [`${page} Mosaic, opens in a new tab`, page];
  for (const [contact, links] of [
    [page, [named]],
    ['<b>Desk 4</b>, Acme Street', []],
  ] as const) {
    const context = await visit();
    (await holdAppFacts(context, { operator: { contact } }))();
    const { foot } = await openDialog(context, OPERATOR, '', 'none');
    await expect.poll(() => foot.textContent()).toContain(contact);
    expect(await linksIn(foot)).toEqual(links);
  }
});
