import type { Page, Route } from 'playwright-core';

/** How a request goes wrong once; `silence` never answers. */
export const FAULTS = {
  500: (route) => route.fulfill({ status: 500 }),
  503: (route) => route.fulfill({ status: 503 }),
  429: (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '7' } }),
  malformed: (route) => route.fulfill({ contentType: 'application/json', body: '{"sent": tr' }),
  empty: (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  aborted: (route) => route.abort('connectionreset'),
  silence: async () => {},
} as const satisfies Record<string, (route: Route) => Promise<void>>;

export type Fault = keyof typeof FAULTS;

/** Spoils a page's next request to an address; those after it reach the sandbox. */
export const spoilNext = (page: Page, address: string, fault: Fault) =>
  page.route(address, FAULTS[fault], { times: 1 });

/** Holds requests to an address back until the test lets them go. */
export const holdBack = async (page: Page, address: string) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.fallback();
  });
  return letGo;
};
