import type { BrowserContext, Page } from 'playwright-core';

/** Delays requests to an address, like a slow network; returns the function that lets them through. */
export const holdBack = async (from: Page | BrowserContext, address: string): Promise<() => void> => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await from.route(address, async (route) => {
    await gate;
    await route.fallback();
  });
  return letGo;
};
