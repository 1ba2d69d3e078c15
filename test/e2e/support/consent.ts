import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const confirm = (window: Page): Promise<void> =>
  window.getByRole('button', { name: 'Connect', exact: true }).click();

/** The page ignores presses until it has been in view for half a second, which may begin with a press. */
export const confirmByKey = async (window: Page): Promise<void> => {
  await window.getByRole('button', { name: 'Connect', exact: true }).focus();
  const press = async () => {
    // The window may close before the key is released.
    await window.keyboard.press('Enter').catch(() => {});
    return window.isClosed();
  };
  await expect.poll(press, { interval: 300 }).toBe(true);
};

/** Allows at the platform, and confirms if this browser has not done so before. */
export const allow = async (window: Page): Promise<void> => {
  const cookies = await window.context().cookies();
  const isConfirmed = cookies.some(({ name }) => name.includes('confirmed'));
  await window.getByRole('link', { name: 'Allow', exact: true }).click();
  if (!isConfirmed) await confirm(window);
};
