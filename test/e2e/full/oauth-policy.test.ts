import type { BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { allow } from '../support/consent.ts';
import { type Origin, serveHost, serveProvider } from '../support/origins.ts';
import { RECORD_KEY } from '../support/saved.ts';
import { signInAt } from '../support/session.ts';

const chromium = useChromium();
// Playwright turns the popup blocker off, but people have it on.
const blocking = useChromium({ ignoreDefaultArgs: ['--disable-popup-blocking'] });

const POLICIES = ['unset', 'same-origin-allow-popups', 'same-origin'] as const;
type OpenerPolicy = (typeof POLICIES)[number];
const headerFor = (policy: OpenerPolicy): Record<string, string> =>
  policy === 'unset' ? {} : { 'Cross-Origin-Opener-Policy': policy };
const policies: { opener: OpenerPolicy; provider: OpenerPolicy } = { opener: 'unset', provider: 'unset' };

let api: Origin;
let host: Origin;
let outside: Origin;
let token: string;

const OWN_CALLBACK = 'redirect-url="/widget/oauth-callback.html"';
const hostPage = (
  attributes: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<script type="module" src="/widget/data-connect.js"></script>
<data-connect-button api-key="sandbox-demo-key" api-base="${api.url}/api" ${attributes}></data-connect-button></html>`;

beforeAll(async () => {
  api = await serveProvider(() => headerFor(policies.provider));
  host = await serveHost(
    '127.0.0.1',
    (path) =>
      ({
        '/': hostPage(OWN_CALLBACK),
        '/no-callback': hostPage(''),
        '/test-mode': hostPage(`test-mode ${OWN_CALLBACK}`),
      })[path],
    () => headerFor(policies.opener),
  );
  token = await signInAt(api.url, host.url, newUser.email);
  outside = await serveHost('localhost', (path) =>
    path === '/'
      ? `<!doctype html><title>Outside</title><iframe src="${host.url}/test-mode" width="1000" height="800"></iframe>`
      : undefined,
  );
});
// A test that fails must not leave its policies to the others.
afterEach(() => Object.assign(policies, { opener: 'unset', provider: 'unset' }));
afterAll(() => Promise.all([api, host, outside].map((origin) => origin.close())));

const openOn = async (context: BrowserContext, address: string) => {
  await context.addInitScript(
    ([name, record]) => {
      if (location.pathname !== '/widget/oauth-callback.html') localStorage.setItem(name, record);
    },
    [`${RECORD_KEY}:${api.url}`, JSON.stringify({ ...newUser, token })] as const,
  );
  const page = await context.newPage();
  const states: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/authorize') && request.method() === 'POST') {
      states.push(JSON.parse(request.postData() ?? '{}').session.state);
    }
  });
  await page.goto(address);
  return { page, states };
};

const youTubeOf = (place: Page | Frame) => place.getByRole('button', { name: /^YouTube/ });
const connect = async (page: Page, place: Page | Frame = page) => {
  const opened = page.waitForEvent('popup');
  await youTubeOf(place).click();
  return opened;
};
const start = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();
  return connect(page);
};
const deny = (popup: Page) => popup.getByRole('link', { name: 'Deny', exact: true }).click();
const sees = (place: Page | Frame, state: string) =>
  place.getByRole('button', { name: `YouTube ${state}`, exact: true }).waitFor();

// One visit for each policy of the host's page; its windows of the provider get their policies one after the other.
it.each(POLICIES)(
  'a platform is connected with Cross-Origin-Opener-Policy %s here, and any there',
  async (opener) => {
    policies.opener = opener;
    const { page } = await openOn(await chromium.visit(), host.url);
    await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();
    for (const provider of POLICIES) {
      policies.provider = provider;
      // The provider's confirmation page appears only once in a browser, by a cookie.
      await page.context().clearCookies();
      await allow(await connect(page));
      await sees(page, 'Connected');
      await youTubeOf(page).click();
      await sees(page, 'Tap to connect');
    }
  },
);

it('the provider’s window has no opener where the host has a callback page, so it cannot navigate the host’s page', async () => {
  const { page } = await openOn(await chromium.visit(), host.url);
  const popup = await start(page);
  await popup.getByRole('link', { name: 'Allow' }).waitFor();

  const opener = await popup.evaluate((address) => {
    if (window.opener) window.opener.location = address;
    return window.opener;
  }, outside.url);

  expect(opener).toBeNull();
  const closed = popup.waitForEvent('close');
  await allow(popup);
  await Promise.all([sees(page, 'Connected'), closed]);
  expect(new URL(page.url()).origin).toBe(host.url);
});

it('the provider’s window stays open when the dialog closes, and its late result is ignored', async () => {
  const { page } = await openOn(await chromium.visit(), host.url);
  const popup = await start(page);
  await popup.getByRole('link', { name: 'Allow' }).waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();

  const closed = popup.waitForEvent('close');
  await allow(popup);
  await closed;

  await sees(page, 'Tap to connect');
});

it('a platform connected from elsewhere ends "Connected" if the host has no callback page and the API is on another site', async () => {
  const { page } = await openOn(await chromium.visit(), `${host.url}/no-callback`);

  await allow(await start(page));

  await sees(page, 'Connected');
});

it('a platform connected from elsewhere ends "Connected" if the host itself is in a frame of another site', async () => {
  const { page } = await openOn(await chromium.visit(), outside.url);
  const frame = page.frames().find((one) => one.url().startsWith(host.url));
  if (!frame) throw new Error('The host is not in the frame');

  await frame.getByRole('button', { name: 'Sign In with Mosaic' }).click();
  await frame.getByLabel('E-mail address').fill('ada@example.org');
  await frame.getByRole('button', { name: 'Send code' }).click();
  await frame.getByLabel('Verification code').fill('123456');

  // In test mode no account gets the data, so there is nothing to confirm.
  await (await connect(page, frame)).getByRole('link', { name: 'Allow' }).click();

  await sees(frame, 'Connected');
});

it('a platform connected from elsewhere ends "Connected" if the authorize call takes 7 s and the browser blocks late windows', async () => {
  const { page } = await openOn(await blocking.visit(), host.url);
  await page.route('**/youtube/authorize', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-sandbox-fault': 'delay=7000' } }),
  );

  await allow(await start(page));

  await sees(page, 'Connected');
});

const resultFor = (state: string) => ({
  source: 'data-connect-oauth',
  state,
  platform: 'youtube',
  at: Date.now(),
});

it('a result of another attempt is ignored as a replay of an earlier attempt, by message, broadcast and storage', async () => {
  const { page, states } = await openOn(await chromium.visit(), host.url);
  await allow(await start(page));
  await sees(page, 'Connected');
  await youTubeOf(page).click();
  await sees(page, 'Tap to connect');
  const popup = await connect(page);
  await popup.getByRole('link', { name: 'Deny' }).waitFor();

  await page.evaluate(
    (replayed) => {
      window.postMessage(replayed, '/');
      new BroadcastChannel('data-connect:oauth').postMessage(replayed);
      const finished = { error: null, at: Date.now() };
      const newValue = JSON.stringify({ ...replayed, startedAt: Date.now(), finished });
      dispatchEvent(new StorageEvent('storage', { key: 'data-connect:mosaic:oauth', newValue }));
    },
    resultFor(states[0] ?? ''),
  );

  expect(states).toHaveLength(2);
  expect(states[0]).not.toBe(states[1]);
  await deny(popup);
  await sees(page, 'Failed Connection was cancelled');
});

const listenForMessage = async (page: Page) => {
  await page.evaluate(() => {
    addEventListener('message', ({ origin }) => Object.assign(window, { receivedFrom: origin }), {
      once: true,
    });
  });
  return async (): Promise<unknown> => {
    await page.waitForFunction(() => Reflect.has(window, 'receivedFrom'));
    return page.evaluate(() => Reflect.get(window, 'receivedFrom'));
  };
};

it('a result of another attempt is ignored from a frame and a window of another origin, even with the right state', async () => {
  const { page, states } = await openOn(await chromium.visit(), host.url);
  const popup = await start(page);
  await popup.getByRole('link', { name: 'Deny' }).waitFor();
  await page.evaluate((address) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.src = address;
  }, `${outside.url}/`);
  const inFrame = () => page.frames().find((one) => one.url().startsWith(outside.url));
  await expect.poll(inFrame).toBeDefined();

  const received = await listenForMessage(page);
  await inFrame()?.evaluate((forged) => window.parent.postMessage(forged, '*'), resultFor(states[0] ?? ''));

  expect(await received()).toBe(outside.url);

  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address), `${outside.url}/`);
  const other = await opened;
  await other.waitForURL(`${outside.url}/`);
  const receivedAgain = await listenForMessage(page);
  await other.evaluate((forged) => window.opener.postMessage(forged, '*'), resultFor(states[0] ?? ''));
  expect(await receivedAgain()).toBe(outside.url);
  await deny(popup);
  await sees(page, 'Failed Connection was cancelled');
});
