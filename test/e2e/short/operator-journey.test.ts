import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ask } from '../../provider/support/ask.ts';
import { EMAIL, signIn } from '../../provider/support/sign-in.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { openConsole } from '../support/operator.ts';

const chromium = useChromium();

const VIEWS = ['Applications', 'Webhooks', 'People', 'Platforms', 'Mail and limits', 'Audit log'];

it('an operator signs in once with the token, adds an application and sees its key once', async () => {
  const { page, wrong, signInBrowser, provider } = await openConsole(chromium.visit);
  await page.getByLabel('Token').fill('ot_wrong');
  await page.keyboard.press('Enter');
  await page.getByText('No operator has this token.').first().waitFor();
  await signInBrowser();
  expect(await page.evaluate(() => [document.cookie, localStorage.length, location.search])).toEqual([
    '',
    0,
    '',
  ]);
  await page.getByRole('button', { name: 'Add an application' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bookshop');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('An app needs at least one origin.').first().waitFor();
  await page.getByLabel('Origins').fill('https://shop.example');
  await page.getByLabel('Purpose').fill('Shows books that fit you');
  await page.getByLabel('Privacy policy').fill('https://shop.example/privacy');
  await page.getByLabel('Days for which data is kept').fill('30');
  await page.getByLabel('Contact').fill('privacy@shop.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const key = (await page.getByText(/^pk_/).textContent()) ?? '';
  expect((await ask(provider, '/api/app', { key })).body.name).toBe('Bookshop');
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('heading', { name: 'Registration' }).waitFor();
  expect(await page.getByText(key).count()).toBe(0);
  await page.reload();
  await page.getByText('Shows books that fit you').waitFor();
  expect(wrong).toEqual([]);
});

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

it('an operator sets the address that gets logout tokens, and sees it', async () => {
  const { page, wrong, signInBrowser, addShop, provider } = await openConsole(chromium.visit);
  const { id } = (await addShop()).body;
  await signInBrowser();
  await page.getByRole('link', { name: 'Shop' }).click();
  const change = async (press: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Change' }).click();
    await press();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const address = page.getByLabel('Back-channel logout');
  const url = 'https://shop.example/logout';
  await change(async () => {
    await address.fill(url);
    await page.getByLabel('Each logout token names the session').check();
  });
  await page.getByText(`${url} (by session)`).waitFor();
  const targets = () => provider.logoutTargets.list(String(id));
  expect(await targets()).toEqual([{ app_id: id, url, needsSession: true }]);
  await change(async () => {});
  expect(await targets()).toHaveLength(1);
  await change(() => address.fill(''));
  await page.getByText(url).waitFor({ state: 'detached' });
  expect(await targets()).toEqual([]);
  expect(wrong).toEqual([]);
});

it('an operator has ID tokens signed by RS256 and sign-ins accepted with a nonce, with boxes of one size', async () => {
  const { page, wrong, signInBrowser, addShop, provider } = await openConsole(chromium.visit);
  const { id } = (await addShop({ isConfidential: true })).body;
  await signInBrowser();
  await page.getByRole('link', { name: 'Shop' }).click();
  await page.getByText('ES256', { exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Change' }).click();
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  const widths = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().width));
  expect(widths).toEqual([20, 20, 20, 20]);
  await page.getByLabel('ID tokens are signed with RS256').check();
  await page.getByLabel('Sign-ins without PKCE are accepted with a nonce').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('RS256', { exact: true }).waitFor();
  await page.getByText('Accepted with a nonce', { exact: true }).waitFor();
  const app = await provider.apps.byId(String(id));
  expect([app?.idTokenAlg, app?.pkce]).toEqual(['RS256', 'nonce']);
  expect(wrong).toEqual([]);
});

it('an operator moves an application to another origin, and has people approve in the provider’s own page', async () => {
  const { page, wrong, signInBrowser, addShop, provider } = await openConsole(chromium.visit);
  const id = String((await addShop({ redirects: ['https://shop.example/back'] })).body.id);
  await signInBrowser();
  await page.getByRole('link', { name: 'Shop' }).click();
  await page.getByText('In the application’s page, or in the provider’s own').waitFor();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Origins').fill('https://store.example');
  await page.getByLabel('People approve in the provider’s own page only').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('https://shop.example/back is on no origin of the app.').first().waitFor();
  await page.getByLabel('Addresses to return to').fill('https://store.example/back');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('In the provider’s own page only', { exact: true }).waitFor();
  await page.getByText('https://store.example/back').waitFor();
  expect(await provider.apps.originsOf(id)).toEqual(['https://store.example']);
  expect((await provider.apps.byId(id))?.isolation).toBe('frame');
  expect(wrong).toEqual([]);
});

it('an operator suspends an application after a confirmation, and makes a new key, by the keyboard', async () => {
  const { page, wrong, signInBrowser, addShop, provider } = await openConsole(chromium.visit);
  const { key } = (await addShop()).body;
  await signInBrowser();
  await page.getByLabel('Search').fill('sho');
  await page.getByRole('link', { name: 'Shop' }).press('Enter');
  const suspend = page.getByRole('button', { name: 'Suspend' });
  await suspend.press('Enter');
  await page.getByRole('heading', { name: 'Suspend Shop?' }).waitFor();
  await page.keyboard.press('Escape');
  expect((await ask(provider, '/api/app', { key: String(key) })).status).toBe(200);
  await suspend.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).press('Enter');
  await page.getByText(/^Suspended since/).waitFor();
  expect((await ask(provider, '/api/app', { key: String(key) })).body.code).toBe('app.suspended');
  await page.getByRole('button', { name: 'Resume' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).press('Enter');
  await suspend.waitFor();
  await page.getByRole('button', { name: 'New key' }).press('Enter');
  await page.getByRole('button', { name: 'Make it' }).press('Enter');
  const made = (await page.getByText(/^pk_\S{43}$/).textContent()) ?? '';
  expect((await ask(provider, '/api/app', { key: made })).status).toBe(200);
  expect(wrong).toEqual([]);
});

it('an operator saves the data of a person by exact address, without seeing it, and deletes the person', async () => {
  const { page, wrong, signInBrowser, provider } = await openConsole(chromium.visit);
  const { key } = await provider.addApp();
  await signIn(provider, key);
  await signInBrowser();
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByLabel('E-mail address').fill('amal@example.or');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByText('No person here has this address.').waitFor();
  await page.getByLabel('E-mail address').fill(EMAIL);
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: 'Save their data' });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).person.address).toBe(EMAIL);
  expect(await page.getByText(EMAIL).count()).toBe(0);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await save.waitFor({ state: 'detached' });
  expect(await provider.people.find(EMAIL)).toBeNull();
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
