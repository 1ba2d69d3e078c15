import type { Page, Route } from 'playwright-core';

const json = 'application/json';

/** Ways in which the answer to a request fails; `silence` never arrives. */
const SPOILED = {
  500: (route) => route.fulfill({ status: 500 }),
  503: (route) => route.fulfill({ status: 503 }),
  '429 with Retry-After': (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '7' } }),
  'malformed JSON': (route) => route.fulfill({ contentType: json, body: '{"sent": tr' }),
  'an empty body': (route) => route.fulfill({ contentType: json, body: '' }),
  // A Wi-Fi with its own sign-in page answers every request in this way.
  'the wrong content type': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  'an abort': (route) => route.abort('connectionreset'),
  '20 s of silence': async () => {},
} as const satisfies Record<string, (route: Route) => Promise<void>>;

type Spoiled = keyof typeof SPOILED;

/** Spoils a page's next request to an address. Later requests reach the sandbox. */
export const spoilNext = (page: Page, address: string, fault: Spoiled) =>
  page.route(address, SPOILED[fault], { times: 1 });
