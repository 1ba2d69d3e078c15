// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attemptKey, attemptStore, parseAttempt } from '../../../widget/services/oauth-attempts.ts';
import {
  belongsTo,
  parseResult,
  RESULT_CHANNEL,
  storedResult,
} from '../../../widget/services/oauth-result.ts';
import { safeStorage } from '../../../widget/services/storage.ts';
import { NOW } from './builders.ts';

const attempt = { platform: 'youtube', state: 'one-time' } as const;
const opener = { postMessage: vi.fn() };
const received: unknown[] = [];
const attempts = attemptStore(
  'mosaic',
  safeStorage(() => localStorage),
);
const begin = (parts: object = {}) => attempts.save({ ...attempt, startedAt: NOW, ...parts });

class FakeChannel {
  constructor(readonly name: string) {}
  postMessage(data: unknown) {
    received.push({ name: this.name, data });
  }
  close() {}
}

const load = async (query: string) => {
  history.replaceState(null, '', `/oauth/callback?${query}`);
  vi.resetModules();
  await import('../../../widget/oauth-callback.ts');
};
const posted = () => parseResult(opener.postMessage.mock.lastCall?.[0]);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('opener', opener);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.spyOn(window, 'close').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  opener.postMessage.mockReset();
  received.length = 0;
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it.each([
  ['success', '&ticket=t-1', { error: null, ticket: 't-1' }],
  ['refusal', '&error=access_denied', { error: 'access_denied' }],
])(
  'the callback page passes a %s on to its opener, the channel and the stored attempt, and no code',
  async (_, query, result) => {
    begin();
    await load(`state=one-time&code=secret&platform=youtube${query}`);
    expect(received[0]).toMatchObject({ name: RESULT_CHANNEL });
    for (const one of [posted(), parseResult(Object(received[0]).data), storedResult(attempts.load())]) {
      expect(one && belongsTo(one, attempt, NOW)).toBe(true);
      expect(one).toMatchObject(result);
    }
    const everything = [opener.postMessage.mock.calls, received, { ...localStorage }, location.href];
    expect(JSON.stringify([everything, document.body.innerHTML])).not.toContain('secret');
    expect(location.href).not.toContain('t-1');
  },
);

it.each([
  ['&opener=https%3A%2F%2Fm.shop.example', 'https://m.shop.example'],
  ['&opener=*', location.origin],
  ['', location.origin],
])(
  'the callback page posts to the origin that the provider names, else only to its own: "%s"',
  async (query, target) => {
    await load(`state=one-time&ticket=t-1${query}`);
    expect(opener.postMessage.mock.lastCall?.[1]).toBe(target);
  },
);

it('the callback page finishes only the attempt with its state', async () => {
  const other = JSON.stringify({ ...attempt, state: 'other', startedAt: NOW });
  localStorage.setItem(attemptKey('other'), other);
  localStorage.setItem('data-connect:broken:oauth', '{');
  begin();
  await load('state=one-time');
  expect(localStorage.getItem(attemptKey('other'))).toBe(other);
  const finished = { error: null, at: NOW };
  expect(parseAttempt(localStorage.getItem(attemptKey('mosaic')))?.finished).toEqual(finished);
});

it('the callback page broadcasts and stores without an opener, and posts without channel and storage', async () => {
  vi.stubGlobal('opener', null);
  begin();
  await load('state=one-time');
  expect([received.length, attempts.load()?.finished]).toEqual([1, { error: null, at: NOW }]);
  vi.stubGlobal('opener', opener);
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  await load('state=one-time');
  expect(posted()?.state).toBe('one-time');
});

it('the callback page sends nothing without a state', async () => {
  await load('code=secret');
  expect(opener.postMessage).not.toHaveBeenCalled();
  expect(received).toEqual([]);
});

it.each([
  ['with a result closes itself', 'state=one-time', opener, 1],
  ['opened to wait is empty until its opener brings a page', '#wait', opener, 0],
  ['opened to wait closes itself if a policy cut its opener off', '#wait', null, 1],
])('the callback page %s', async (_, query, by, closes) => {
  vi.stubGlobal('opener', by);
  await load(query);
  vi.advanceTimersByTime(300);
  expect(window.close).toHaveBeenCalledTimes(closes);
  expect([document.body.hidden, location.hash]).toEqual([closes === 0, '']);
  document.body.hidden = false;
});

it('a redirect that ended on the callback page returns to the page where it began, and to no other origin', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  begin({ returnTo: 'https://evil.example/' });
  await load('state=one-time');
  expect(replace).not.toHaveBeenCalled();
  opener.postMessage.mockReset();
  begin({ returnTo: `${location.origin}/shop?item=7#top` });
  await load('state=one-time&code=secret&ticket=t-1');
  const back = `${location.origin}/shop?item=7&state=one-time&ticket=t-1#top`;
  expect(String(replace.mock.lastCall?.[0])).toBe(back);
  expect(opener.postMessage).not.toHaveBeenCalled();
});

it.each([
  [['de-AT', 'en'], 'de', 'ltr', 'Sie können dieses Fenster schließen'],
  [['ar'], 'ar', 'rtl', 'يمكنك إغلاق هذه النافذة'],
  [['nl', 'fr'], 'fr', 'ltr', 'Vous pouvez fermer cette fenêtre'],
  [['zh-TW', 'arn'], 'en', '', 'You can close this window'],
])('the callback page is in the language of a person who reads %j', async (languages, lang, dir, title) => {
  document.documentElement.lang = 'en';
  document.documentElement.dir = '';
  document.title = 'You can close this window';
  document.body.innerHTML =
    '<h1>You can close this window</h1><p>The page you came from goes on by itself.</p>';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  await load('state=one-time');
  const { documentElement: root } = document;
  expect([root.lang, root.dir, document.title]).toEqual([lang, dir, title]);
  expect(document.querySelector('h1')?.textContent).toBe(title);
});
