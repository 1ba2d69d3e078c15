import type { BrowserContext, Page } from 'playwright-core';

/** Holds requests to an address back, as a slow network does; the result lets them through. */
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
