// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../../../widget/services/environment.ts';
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

class FakeChannel {
  constructor(readonly name: string) {}
  postMessage(data: unknown) {
    received.push({ name: this.name, data });
  }
  close() {}
}

/** The callback page, loaded at an address. */
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

it('the callback page sends a result that the widget accepts to its opener, the channel and the stored attempt', async () => {
  attempts.save({ ...attempt, startedAt: NOW });
  await load('state=one-time&code=secret&platform=youtube');
  const results = [posted(), parseResult(Object(received[0]).data), storedResult(attempts.load())];
  for (const result of results) {
    expect(result && belongsTo(result, attempt, NOW)).toBe(true);
    expect(result?.error).toBeNull();
  }
  expect(received[0]).toMatchObject({ name: RESULT_CHANNEL });
});

it.each([
  ['', location.origin],
  ['&opener=https%3A%2F%2Fm.shop.example', 'https://m.shop.example'],
  ['&opener=*', location.origin],
  ['&opener=', location.origin],
])(
  'the callback page posts to the origin that the provider names, else only to its own: "%s"',
  async (query, target) => {
    await load(`state=one-time&ticket=t-1${query}`);
    expect(opener.postMessage.mock.lastCall?.[1]).toBe(target);
  },
);

it('the callback page passes the ticket on in all three ways, and removes it from the address', async () => {
  attempts.save({ ...attempt, startedAt: NOW });
  await load('state=one-time&platform=youtube&ticket=t-1');
  const results = [posted(), parseResult(Object(received[0]).data), storedResult(attempts.load())];
  expect(results.map((result) => result?.ticket)).toEqual(['t-1', 't-1', 't-1']);
  expect(location.href).not.toContain('t-1');
});

it('the callback page passes the code to no one and removes it from the address', async () => {
  attempts.save({ ...attempt, startedAt: NOW });
  await load('state=one-time&code=secret');
  const everything = [
    opener.postMessage.mock.calls,
    received,
    { ...localStorage },
    location.href,
    document.body.innerHTML,
  ];
  expect(JSON.stringify(everything)).not.toContain('secret');
});

it('the callback page finishes only the attempt with its state', async () => {
  const other = JSON.stringify({ ...attempt, state: 'other', startedAt: NOW });
  localStorage.setItem(attemptKey('other'), other);
  localStorage.setItem('data-connect:broken:oauth', '{');
  attempts.save({ ...attempt, startedAt: NOW });
  await load('state=one-time');
  expect(localStorage.getItem(attemptKey('other'))).toBe(other);
  expect(parseAttempt(localStorage.getItem(attemptKey('mosaic')))?.finished).toEqual({
    error: null,
    at: NOW,
  });
});

it('the callback page still broadcasts and stores if the opener is cut off', async () => {
  vi.stubGlobal('opener', null);
  attempts.save({ ...attempt, startedAt: NOW });
  await load('state=one-time');
  expect(received).toHaveLength(1);
  expect(attempts.load()?.finished).toBeDefined();
});

it('the callback page sends nothing without a state', async () => {
  await load('code=secret');
  expect(opener.postMessage).not.toHaveBeenCalled();
  expect(received).toEqual([]);
});

it('the callback page closes itself', async () => {
  await load('state=one-time');
  vi.advanceTimersByTime(300);
  expect(window.close).toHaveBeenCalledOnce();
});

it.each([
  ['waits, empty, for the page that its opener brings', opener, 0],
  ['closes itself if a policy cut its opener off', null, 1],
])('the callback page opened to wait, %s', async (_, by, closes) => {
  vi.stubGlobal('opener', by);
  await load('#wait');
  vi.advanceTimersByTime(300);
  expect(window.close).toHaveBeenCalledTimes(closes);
  expect(document.body.hidden).toBe(closes === 0);
  expect(location.hash).toBe('');
  document.body.hidden = false;
});

it('the callback page returns a redirect that ended here to the page where it began', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  attempts.save({ ...attempt, startedAt: NOW, returnTo: `${location.origin}/shop?item=7#top` });
  await load('state=one-time&code=secret');
  expect(String(replace.mock.lastCall?.[0])).toBe(`${location.origin}/shop?item=7&state=one-time#top`);
  expect(opener.postMessage).not.toHaveBeenCalled();
});

it('the callback page does not redirect to another origin', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  attempts.save({ ...attempt, startedAt: NOW, returnTo: 'https://evil.example/' });
  await load('state=one-time');
  expect(replace).not.toHaveBeenCalled();
});

it.each([
  [['de-AT', 'en'], 'de', 'ltr', 'Sie können dieses Fenster schließen'],
  [['ar'], 'ar', 'rtl', 'يمكنك إغلاق هذه النافذة'],
  [['pt-PT'], 'pt-BR', 'ltr', 'Você pode fechar esta janela'],
  [['nl', 'fr'], 'fr', 'ltr', 'Vous pouvez fermer cette fenêtre'],
  [['en-GB', 'de'], 'en', '', 'You can close this window'],
  [['zh-TW'], 'en', '', 'You can close this window'],
  [['nl', 'arn'], 'en', '', 'You can close this window'],
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

it('the browser broadcasts to the widget until it stops listening', async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const data = await new Promise((resolve) => {
    const stop = browserEnvironment().channel(RESULT_CHANNEL, (message) => {
      stop();
      resolve(message);
    });
    const channel = new BroadcastChannel(RESULT_CHANNEL);
    channel.postMessage('hello');
    channel.close();
  });
  expect(data).toBe('hello');
});
