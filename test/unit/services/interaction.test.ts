// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { MalformedError } from '../../../widget/errors.ts';
import { createInteraction } from '../../../widget/services/interaction.ts';
import { createKeptInteraction } from '../../../widget/services/kept-interaction.ts';
import { answering, fakeStorage, lastRequest, NOW, status } from './builders.ts';

const PLACE = 'https://id.example/authorize/interaction-1';

const on = (fetch: ReturnType<typeof answering>) => createInteraction(PLACE, { fetch, now: () => NOW });

const REQUEST = {
  key: 'key-1',
  origin: 'https://shop.example',
  labels: ['Medium', 7, 'Large'],
  email: true,
  offline: true,
  loginHint: 'ada@example.org',
  uiLocales: ' de-AT  en ',
  prompt: 'login consent',
};

const BARE = { labels: [], asksEmail: false, isLasting: false, uiLocales: [], prompt: [] };

it('the request of an application is read with the cookie of the interaction', async () => {
  const fetch = answering(REQUEST);
  expect(await on(fetch).read()).toEqual({
    key: 'key-1',
    origin: 'https://shop.example',
    labels: ['Medium', 'Large'],
    asksEmail: true,
    isLasting: true,
    loginHint: 'ada@example.org',
    uiLocales: ['de-AT', 'en'],
    prompt: ['login', 'consent'],
  });
  const [url, init] = fetch.mock.lastCall ?? [];
  expect([url, init?.method, init?.credentials]).toEqual([`${PLACE}/request`, 'GET', 'same-origin']);
});

it.each([
  ['nothing else', {}],
  ['fields of other types', { labels: 'Large', email: 'true', offline: 1, uiLocales: ['de'], prompt: null }],
])('the request of an application asks for little with %s', async (_, more) => {
  const { key, origin } = REQUEST;
  expect(await on(answering({ key, origin, ...more })).read()).toEqual({ key, origin, ...BARE });
});

it.each([{ origin: REQUEST.origin }, { key: REQUEST.key }, { ...REQUEST, key: 7 }, null, []])(
  'the request of an application is refused as %j',
  async (answer) => {
    await expect(on(answering(answer)).read()).rejects.toThrow(MalformedError);
  },
);

it('the request of an application that is over is an error with its status', async () => {
  await expect(on(status(404)).read()).rejects.toMatchObject({ status: 404 });
});

const BACK = 'https://shop.example/callback?code=1&state=2';

it.each([true, false])(
  'the end of an interaction is a share, with the address or without it: %j',
  async (email) => {
    const fetch = answering({ location: BACK });
    expect(await on(fetch).finish('token-1', email)).toBe(BACK);
    const { url, headers, body, init } = lastRequest(fetch);
    expect([url, init?.method, init?.credentials]).toEqual([`${PLACE}/finish`, 'POST', 'same-origin']);
    expect([headers.get('authorization'), body]).toEqual(['Bearer token-1', { email }]);
  },
);

it('the end of an interaction is a refusal, without a person', async () => {
  const fetch = answering({ location: BACK });
  expect(await on(fetch).refuse()).toBe(BACK);
  const { url, headers, body, init } = lastRequest(fetch);
  expect([url, init?.method, init?.credentials]).toEqual([`${PLACE}/refuse`, 'POST', 'same-origin']);
  expect([headers.get('authorization'), body]).toEqual([null, {}]);
});

it.each(['com.example.app:/callback', 'http://127.0.0.1:5000/', 'blobby:x', 'my-data:x'])(
  'the end of an interaction leads to an application at %s',
  async (location) => {
    expect(await on(answering({ location })).refuse()).toBe(new URL(location).href);
  },
);

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://id.example/1',
  'about:blank',
  'filesystem:https://id.example/x',
  '/callback',
  '',
  7,
  undefined,
])('the end of an interaction never leads to %j', async (location) => {
  await expect(on(answering({ location })).refuse()).rejects.toThrow(MalformedError);
  await expect(on(answering({ location })).finish('token-1', true)).rejects.toThrow(MalformedError);
});

const KEY = 'data-connect:authorize:one';
const started = {
  email: 'ada@example.org',
  challenge: 'challenge-1',
  codeLength: 6,
  sentAt: new Date(NOW).toISOString(),
};

it('what a tab keeps of an interaction is that its page was shown, then the sign-in, until the person is signed in', () => {
  const { storage, items } = fakeStorage();
  const local = fakeStorage();
  const kept = createKeptInteraction('one', {
    storage: (area) => (area === 'session' ? storage : local.storage),
    now: () => NOW,
  });
  expect(kept.read()).toEqual({ isBegun: false, started: undefined });
  kept.begin();
  expect(items.get(KEY)).toBe('{}');
  expect(kept.read()).toEqual({ isBegun: true, started: undefined });
  kept.keep(started);
  expect(kept.read()).toEqual({ isBegun: true, started });
  kept.drop();
  expect(kept.read()).toEqual({ isBegun: false, started: undefined });
  expect([items.size, local.items.size]).toEqual([0, 0]);
});

it('what a tab keeps of an interaction is not another interaction’s', () => {
  const { storage } = fakeStorage();
  const keptOf = (id: string) => createKeptInteraction(id, { storage: () => storage, now: () => NOW });
  keptOf('one').keep(started);
  expect(keptOf('two').read()).toEqual({ isBegun: false, started: undefined });
});
