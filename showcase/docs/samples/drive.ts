import type { Page } from 'playwright-core';

/**
 * Signs a known person in on a page with `test-mode`, and shares the data that is switched on: at first, only `basic`.
 */
export const signInAndShare = async (page: Page) => {
  const widget = page.locator('data-connect-button');
  await widget.getByRole('button').first().click();
  await widget.getByRole('textbox', { name: 'E-mail address' }).fill('existing@example.org');
  await page.keyboard.press('Enter');
  await widget.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await page.keyboard.press('Enter');
  await widget.getByRole('button', { name: 'Share', exact: true }).click();
  await widget.getByRole('dialog').waitFor({ state: 'hidden' });
};
