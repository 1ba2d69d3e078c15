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

export type Spoiled = keyof typeof SPOILED;

/** Faults from the person's view. */
export type Fault = Spoiled | 'the connection gone and back';

export const LATE = 'an answer after the step was left';

type Met = Fault | typeof LATE;

/** Faults that the widget handles in the same way, by class. */
export const FAULT_CLASSES: Readonly<Record<string, readonly Met[]>> = {
  refused: [500, 503, '429 with Retry-After'],
  unreadable: ['malformed JSON', 'an empty body', 'the wrong content type'],
  'cut off': ['an abort', 'the connection gone and back'],
  silent: ['20 s of silence'],
  late: [LATE],
};

/** One fault of each class for the call at this index. The faults of a class take turns over the calls. */
export const faultsFor = (place: number): Met[] =>
  Object.values(FAULT_CLASSES).flatMap((faults) => faults[place % faults.length] ?? []);

/** Spoils a page's next request to an address. Later requests reach the sandbox. */
export const spoilNext = (page: Page, address: string, fault: Spoiled) =>
  page.route(address, SPOILED[fault], { times: 1 });
