import type { BrowserContext, Page } from 'playwright-core';
import { codeFor } from './host-page.ts';
import { framedPersonOn, type Person } from './person.ts';

export const skipOnboarding = (context: BrowserContext) =>
  context.addInitScript(() => localStorage.setItem('data-connect:jobs:onboarded', 'true'));

export const collectErrors = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

export const cards = (page: Page) => page.getByRole('list', { name: 'Internships' }).getByRole('link');

/** Opens the dialog by the widget's button, or by the menu that the button has after a share. */
export const openDialog = async (page: Page, { trigger, dialog }: Pick<Person, 'trigger' | 'dialog'>) => {
  await trigger.click();
  const entry = page.getByRole('menuitem', { name: 'Choose what to share' });
  await Promise.race([entry.waitFor(), dialog.waitFor()]);
  if (await entry.isVisible()) await entry.click();
};

/** Signs in with the code from the Sandbox inbox, or as the page's `known` person, and shares everything. */
export const signInAndShare = async (page: Page, email?: string) => {
  const person = framedPersonOn(page);
  const { dialog, root, canPress } = person;
  await openDialog(page, person);
  await dialog.waitFor();
  await canPress();
  if (email === 'known') {
    await dialog.getByRole('button', { name: /^Continue as / }).click();
  } else if (email !== undefined) {
    await dialog.getByRole('textbox').fill(email);
    await page.keyboard.press('Enter');
    await root.getByText(/^\d{6}$/).waitFor();
    await dialog.getByRole('textbox').fill(await codeFor(page, email));
    await page.keyboard.press('Enter');
  }
  const share = dialog.getByRole('button', { name: /^share/i });
  await share.waitFor();
  await canPress();
  for (const row of await dialog.getByRole('checkbox').all()) {
    if (await row.isEnabled()) await row.check();
  }
  await share.click();
  await dialog.waitFor({ state: 'hidden' });
};
