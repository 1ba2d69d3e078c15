import { expect, inject, it } from 'vitest';
import { enterCode } from '../support/account.ts';
import { collectErrors } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { codeFor } from '../support/host-page.ts';
import { newAddress } from '../support/person.ts';

const base = inject('baseUrl');
const chromium = useChromium();

it('a person connects a platform at /account and sees the results; declining another changes nothing', async () => {
  const page = await (await chromium.visit()).newPage();
  const errors = collectErrors(page);
  const email = newAddress('later');
  await page.goto(`${base}/account`);
  await enterCode(page, email, () => codeFor(page, email));
  await page.getByRole('button', { name: 'Connect YouTube', exact: true }).click();
  await page.getByRole('link', { name: 'naturalist' }).click();
  await page.getByRole('link', { name: 'Allow' }).click();
  await page.locator('#platforms .done').getByText('YouTube is connected and is being read.').waitFor();
  expect(page.url()).toBe(`${base}/account#platforms`);
  await page
    .locator('#interests')
    .getByRole('listitem')
    .filter({ hasText: 'Environment' })
    .getByText(/^Because you (follow|liked) .+ on YouTube$/)
    .first()
    .waitFor();

  await page.getByText('Connect a platform').click();
  await page.getByRole('button', { name: 'Connect Reddit', exact: true }).click();
  await page.getByRole('link', { name: 'Deny' }).click();
  await page.locator('#platforms .problem').getByText('The platform was not connected.').waitFor();
  await page.getByRole('button', { name: 'Disconnect YouTube' }).waitFor();
  expect(await page.getByRole('button', { name: /^Disconnect / }).count()).toBe(1);
  expect(errors).toEqual([]);
});
