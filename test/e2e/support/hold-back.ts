import type { BrowserContext, Page } from 'playwright-core';

const createGate = () => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { gate, letGo };
};

/** Delays requests to an address, like a slow network; returns the function that lets them through. */
export const holdBack = async (from: Page | BrowserContext, address: string): Promise<() => void> => {
  const { gate, letGo } = createGate();
  await from.route(address, async (route) => {
    await gate;
    await route.fallback();
  });
  return letGo;
};

export const holdAppFacts = async (from: Page | BrowserContext, facts: object = {}): Promise<() => void> => {
  const { gate, letGo } = createGate();
  await from.route('**/api/app', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), ...facts };
    await gate;
    await route.fulfill({ response, json });
  });
  return letGo;
};
