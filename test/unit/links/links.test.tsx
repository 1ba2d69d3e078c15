import { afterEach, expect, it, vi } from 'vitest';
import { links } from '../../../showcase/links/index.ts';
import { BOT_NAME, encodeMessage, TEST_MESSAGE } from '../../../showcase/links/links.ts';
import { visitDemo } from '../../support/visit-demo.tsx';

type Visit = Awaited<ReturnType<typeof visitDemo>>;
let page: Visit;

const visit = async (address: string) => {
  page = await visitDemo(links, address);
};

const deepLinks = () =>
  page
    .all('a')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('https://t.me/'));
const sessionId = () => page.texts('output')[0];

const decode = (payload: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ),
  );

afterEach(async () => {
  await page.close();
  vi.restoreAllMocks();
});

it('/telegram opens a bot or mini-app by start, startattach and startapp with an encoded test message', async () => {
  await visit('/telegram');
  const payload = encodeMessage(TEST_MESSAGE);
  expect(page.texts('h1')[0]).toBe('Open a bot or mini\u2011app by deep link');
  expect(deepLinks()).toEqual([
    `https://t.me/${BOT_NAME}?start=${payload}`,
    `https://t.me/${BOT_NAME}?startattach=${payload}`,
    `https://t.me/${BOT_NAME}?startapp=${payload}`,
  ]);
});

it.each([TEST_MESSAGE, 'Grüße, 世界 👋 >>>???'])(
  '/telegram encodes %s with the characters that a start parameter may hold, and loses nothing',
  (message) => {
    const payload = encodeMessage(message);
    expect(payload).toMatch(/^[\w-]{1,64}$/);
    expect(decode(payload)).toBe(message);
  },
);

it('/callback says that authentication functionality was temporarily removed', async () => {
  await visit('/callback?code=abc&state=def');
  expect(page.texts('h1')[0]).toBe('Authentication callback');
  expect(page.text()).toContain('Authentication functionality was temporarily removed');
});

it('/auth creates a random 8-character uppercase session id and shows a deep link', async () => {
  await visit('/auth?code=abc&state=def');
  expect(sessionId()).toMatch(/^[A-Z]{8}$/);
  expect(deepLinks()).toEqual([`https://t.me/${BOT_NAME}?start=${sessionId()}`]);
});

it.each(['/auth', '/auth?code=abc', '/auth?state=def', '/auth?code=&state='])(
  '/auth creates no session for %s, which lacks one of code and state',
  async (address) => {
    await visit(address);
    expect(page.texts('h1')[0]).toBe('Authentication test');
    expect(sessionId()).toBeUndefined();
    expect(deepLinks()).toEqual([]);
  },
);
