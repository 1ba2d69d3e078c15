import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openConsole } from '../support/operator.ts';

const chromium = useChromium();

const openChange = async (name: string, options: Parameters<typeof openConsole>[1] = {}) => {
  const console = await openConsole(chromium.visit, options);
  const { page, addShop, call, signInBrowser } = console;
  const id = String((await addShop({ name })).body.id);
  await signInBrowser();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  return {
    ...console,
    dialog,
    changeElsewhere: (body: object) => call(`apps/${id}`, { body }),
    detail: async () => (await call(`apps/${id}`)).body,
    save: () => dialog.getByRole('button', { name: 'Save' }).click(),
    saved: () => dialog.waitFor({ state: 'detached' }),
  };
};

it('of two operators at once, each keeps what the other one changed', async () => {
  const { dialog, changeElsewhere, detail, save, saved, wrong } = await openChange('Shop');
  await changeElsewhere({ contact: 'new@shop.example', origins: ['https://a.example', 'https://b.example'] });
  await dialog.getByLabel('Days for which a grant lasts').fill('14');
  await save();
  await saved();
  expect(await detail()).toMatchObject({
    contact: 'new@shop.example',
    origins: ['https://a.example', 'https://b.example'],
    accessDays: 14,
  });
  expect(wrong).toEqual([]);
});

it('an operator cannot overwrite unseen what another one has just set', async () => {
  const { dialog, changeElsewhere, detail, save } = await openChange('Shop');
  await changeElsewhere({ origins: ['https://shop.example', 'https://b.example'] });
  await dialog.getByLabel('Origins').fill('https://shop.example\nhttps://c.example');
  await save();
  await dialog.getByText('This was changed in the meantime.').first().waitFor();
  expect(await detail()).toMatchObject({ origins: ['https://b.example', 'https://shop.example'] });
  expect(await dialog.getByLabel('Origins').inputValue()).toContain('https://c.example');
});

it('what an operator typed outlives the end of the session, and is saved after a sign-in in another tab', async () => {
  const { page, token, dialog, detail, save, saved } = await openChange('Shop');
  await dialog.getByLabel('Contact').fill('help@shop.example');
  await page.context().clearCookies();
  await save();
  await dialog.getByText('You are signed out. Sign in at this address in another tab').first().waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Token').fill(token);
  await other.keyboard.press('Enter');
  await other.getByRole('heading', { name: 'Registration' }).waitFor();
  await save();
  await saved();
  expect(await detail()).toMatchObject({ contact: 'help@shop.example' });
});

it('what an operator typed outlives a provider that is away', async () => {
  const { page, dialog, detail, save, saved } = await openChange('Shop');
  await dialog.getByLabel('Contact').fill('help@shop.example');
  await page.route('**/operator/api/**', (route) => route.abort());
  await save();
  await dialog.getByText('The provider cannot be reached.').first().waitFor();
  await page.unroute('**/operator/api/**');
  await save();
  await saved();
  expect(await detail()).toMatchObject({ contact: 'help@shop.example' });
});

it('a name of 60 letters without a place to break fits a phone', async () => {
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenladen GmbHCo'.slice(0, 60);
  const { page, dialog } = await openChange(name, { viewport: { width: 320, height: 640 } });
  const surplus = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await surplus()).toBeLessThanOrEqual(0);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All applications' }).click();
  await page.getByRole('heading', { name: 'Applications' }).waitFor();
  expect(await surplus()).toBeLessThanOrEqual(0);
});
