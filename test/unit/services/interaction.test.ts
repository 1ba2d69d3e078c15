// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { MalformedError } from '../../../widget/errors.ts';
import { createInteraction } from '../../../widget/services/interaction.ts';
import { createStoredInteraction } from '../../../widget/services/stored-sign-in.ts';
import { answering, fakeStorage, lastRequest, NOW, status } from './builders.ts';

const PLACE = 'https://id.example/authorize/interaction-1';
const BACK = 'https://shop.example/callback?code=1&state=2';

const on = (fetch: ReturnType<typeof answering>) => createInteraction(PLACE, { fetch, now: () => NOW });

const NAMED = { key: 'key-1', origin: 'https://shop.example' };
const REQUEST = {
  ...NAMED,
  labels: ['Medium', 7, 'Large'],
  email: true,
  offline: true,
  loginHint: 'ada@example.org',
  uiLocales: ' de-AT  en ',
  prompt: 'login consent',
};

it('the request of an application is read with the cookie of the interaction', async () => {
  const fetch = answering(REQUEST);
  expect(await on(fetch).read()).toEqual({
    ...NAMED,
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

it.each([{}, { labels: 'Large', email: 'true', offline: 1, uiLocales: ['de'], prompt: null }])(
  'the request of an application asks for little with %j',
  async (more) => {
    const bare = { labels: [], asksEmail: false, isLasting: false, uiLocales: [], prompt: [] };
    expect(await on(answering({ ...NAMED, ...more })).read()).toEqual({ ...NAMED, ...bare });
  },
);

it.each([{ origin: NAMED.origin }, { key: NAMED.key }, { ...REQUEST, key: 7 }, null])(
  'the request of an application is refused as %j',
  async (answer) => {
    await expect(on(answering(answer)).read()).rejects.toThrow(MalformedError);
  },
);

it('an interaction that is over is an error with its status', async () => {
  await expect(on(status(404)).read()).rejects.toMatchObject({ status: 404 });
});

it.each<[string, (made: ReturnType<typeof on>) => Promise<string>, string, string | null, unknown]>([
  ['share with the address', (made) => made.finish('t-1', true), 'finish', 'Bearer t-1', { email: true }],
  [
    'share without the address',
    (made) => made.finish('t-1', false),
    'finish',
    'Bearer t-1',
    { email: false },
  ],
  ['refusal without a person', (made) => made.refuse(), 'refuse', null, {}],
])('an interaction ends as a %s', async (_, end, path, bearer, content) => {
  const fetch = answering({ location: BACK });
  expect(await end(on(fetch))).toBe(BACK);
  const { url, headers, body, init } = lastRequest(fetch);
  expect([url, init?.method, init?.credentials]).toEqual([`${PLACE}/${path}`, 'POST', 'same-origin']);
  expect([headers.get('authorization'), body]).toEqual([bearer, content]);
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
  7,
])('the end of an interaction never leads to %j', async (location) => {
  await expect(on(answering({ location })).refuse()).rejects.toThrow(MalformedError);
  await expect(on(answering({ location })).finish('token-1', true)).rejects.toThrow(MalformedError);
});

it('a tab keeps that the page of its interaction was shown, then the sign-in, until the person is signed in', () => {
  const started = {
    email: 'ada@example.org',
    challenge: 'c-1',
    earlier: [],
    codeLength: 6,
    sentAt: new Date(NOW).toISOString(),
  };
  const [session, local] = [fakeStorage(), fakeStorage()];
  const storage = (area: 'local' | 'session') => ({ local, session })[area].storage;
  const keptOf = (id: string) => createStoredInteraction(id, { storage, now: () => NOW });
  const kept = keptOf('one');
  expect(kept.read()).toEqual({ wasShown: false, started: undefined });
  kept.begin();
  expect(session.items.get('data-connect:authorize:one')).toBe('{}');
  expect(kept.read()).toEqual({ wasShown: true, started: undefined });
  kept.keep(started);
  expect(kept.read()).toEqual({ wasShown: true, started });
  expect(keptOf('two').read()).toEqual({ wasShown: false, started: undefined });
  kept.drop();
  expect(kept.read()).toEqual({ wasShown: false, started: undefined });
  expect([session.items.size, local.items.size]).toEqual([0, 0]);
});
