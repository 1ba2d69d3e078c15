import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ask } from '../../provider/support/ask.ts';
import { EMAIL, signIn } from '../../provider/support/sign-in.ts';
import { useChromium } from '../support/chromium.ts';
import { openConsole } from '../support/operator.ts';

const chromium = useChromium();

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
