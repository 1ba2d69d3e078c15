import type { Frame, Page } from 'playwright-core';

/** Opens the flow at the onboarding and presses YouTube; gives its window. */
export const start = async (page: Page, frame: Page | Frame = page) => {
  await frame.getByRole('button', { name: 'Sign In with Mosaic' }).click();
  return connect(page, frame);
};

/** Presses YouTube; gives its window. */
export const connect = async (page: Page, frame: Page | Frame = page) => {
  const opened = page.waitForEvent('popup');
  await frame.getByRole('button', { name: /^YouTube/ }).click();
  return opened;
};

export const decide = (popup: Page, choice: 'Allow' | 'Deny') =>
  popup.getByRole('link', { name: choice, exact: true }).click();

export const sees = (frame: Page | Frame, state: string) =>
  frame.getByRole('button', { name: `YouTube ${state}`, exact: true }).waitFor();
