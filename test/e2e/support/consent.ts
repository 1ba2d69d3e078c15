import type { Page } from 'playwright-core';

/** Confirms on the provider's page that the platform's account goes to the person. */
export const confirm = (window: Page): Promise<void> =>
  window.getByRole('button', { name: 'Connect', exact: true }).click();

/** Allows at the platform, and confirms if this browser has not done so before. */
export const allow = async (window: Page): Promise<void> => {
  const cookies = await window.context().cookies();
  const isConfirmed = cookies.some(({ name }) => name.includes('confirmed'));
  await window.getByRole('link', { name: 'Allow', exact: true }).click();
  if (!isConfirmed) await confirm(window);
};
