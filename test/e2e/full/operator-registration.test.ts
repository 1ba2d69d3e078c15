import { expect, it } from 'vitest';
import { ask } from '../../provider/support/ask.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { openConsole } from '../support/operator.ts';

const chromium = useChromium();

const VIEWS = ['Applications', 'Webhooks', 'People', 'Platforms', 'Mail and limits', 'Audit log'];

it('an operator is told that the first secret makes an application confidential at once', async () => {
  const { page, wrong, signInBrowser, addShop, provider } = await openConsole(chromium.visit);
  const { id } = (await addShop()).body;
  await signInBrowser();
  await page.getByRole('link', { name: 'Shop' }).click();
  const ask = async (lead: RegExp) => {
    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('dialog').getByText(lead).waitFor();
  };
  await ask(/becomes confidential at once/);
  expect(await provider.clients.isConfidential(String(id))).toBe(false);
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  expect(await provider.clients.isConfidential(String(id))).toBe(true);
  await ask(/old secret of the server works for 24 hours/);
  expect(wrong).toEqual([]);
});

it('an operator changes the logo of an application and how people sign in to it, and what was saved is on its page', async () => {
  const { page, wrong, signInBrowser, addShop, provider } = await openConsole(chromium.visit);
  const redirects = ['https://shop.example/back'];
  const id = String((await addShop({ isConfidential: true, redirects })).body.id);
  await signInBrowser();
  await page.getByRole('link', { name: 'Shop' }).click();
  await page.getByText('In the application’s page, or in the provider’s own').waitFor();
  await page.getByText('ES256', { exact: true }).waitFor();
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: 'Change' }).click();
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  await open();
  await page.getByLabel('Origins').fill('https://store.example');
  await page.getByLabel('People approve in the provider’s own page only').check();
  await save();
  await page.getByText('https://shop.example/back is on no origin of the app.').first().waitFor();
  await page.getByLabel('Addresses to return to').fill('https://store.example/back');
  await page.getByLabel('ID tokens are signed with RS256').check();
  await page.getByLabel('Sign-ins without PKCE are accepted with a nonce').check();
  const address = page.getByLabel('Back-channel logout');
  const url = 'https://store.example/logout';
  await address.fill(url);
  await page.getByLabel('Each logout token names the session').check();
  await page.getByLabel('Logo', { exact: true }).setInputFiles('showcase/sandbox/logos/jobs.png');
  await save();
  await page.locator('.view-head img[src^="/brand/apps/"]').waitFor();
  await page.getByText('In the provider’s own page only', { exact: true }).waitFor();
  await page.getByText('https://store.example/back').waitFor();
  await page.getByText('RS256', { exact: true }).waitFor();
  await page.getByText('Accepted with a nonce', { exact: true }).waitFor();
  await page.getByText(`${url} (by session)`).waitFor();
  expect(await provider.apps.originsOf(id)).toEqual(['https://store.example']);
  expect(await provider.apps.byId(id)).toMatchObject({
    isolation: 'frame',
    idTokenAlg: 'RS256',
    pkce: 'nonce',
  });
  const targets = () => provider.logoutTargets.list(id);
  expect(await targets()).toEqual([{ app_id: id, url, needsSession: true }]);

  await open();
  await save();
  await dialog.waitFor({ state: 'detached' });
  expect(await targets()).toHaveLength(1);
  await open();
  await address.fill('');
  await save();
  await page.getByText(url).waitFor({ state: 'detached' });
  expect(await targets()).toEqual([]);
  expect(wrong).toEqual([]);
});

it.each([
  ['light', { width: 1280, height: 860 }],
  ['dark', { width: 390, height: 844 }],
] as const)('every page of an operator is without a fault of axe, in %s', async (colorScheme, viewport) => {
  const { page, signInBrowser, addShop, wrong, provider } = await openConsole(chromium.visit, {
    colorScheme,
    viewport,
    reducedMotion: 'reduce',
  });
  const { id, key } = (await addShop()).body;
  await ask(provider, '/api/app', { key: String(key) });
  expect(await violationsOn(page)).toEqual([]);
  await signInBrowser();
  for (const name of VIEWS) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    // A page may load several parts, so all must be there.
    await expect.poll(() => page.locator('.loading').count()).toBe(0);
    expect(await violationsOn(page), name).toEqual([]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, name).toBe(false);
  }
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/apps/${id}`);
  await page.getByRole('heading', { name: 'Registration' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page.getByRole('button', { name: 'Change' }).click();
  expect(await violationsOn(page)).toEqual([]);
  expect(wrong).toEqual([]);
});
