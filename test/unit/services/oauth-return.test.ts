// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OauthReport } from '../../../widget/machine/ports.ts';
import { attemptStore, parseAttempt } from '../../../widget/services/oauth-attempts.ts';
import { isMobile, openRedirect } from '../../../widget/services/oauth-redirect.ts';
import { readReturn, returnAddress } from '../../../widget/services/oauth-return.ts';
import { safeStorage } from '../../../widget/services/storage.ts';
import { fakeStorage, NOW } from './builders.ts';

const KEY = 'data-connect:mosaic:oauth';
const attempt = { platform: 'youtube', state: 'one-time' } as const;
const PAGE = '/shop?item=7&code=host#top';
const goTo = (address: string) => history.replaceState({ host: 1 }, '', address);
const address = () => location.href.slice(location.origin.length);

beforeEach(() => goTo(PAGE));
afterEach(() => goTo('/'));

/** The page on its way to the provider. */
const leave = (now = NOW) => {
  const { storage, items } = fakeStorage();
  const reports: OauthReport[] = [];
  const left: string[] = [];
  const attempts = attemptStore(
    'mosaic',
    safeStorage(() => storage),
  );
  const environment = {
    window,
    storage: () => storage,
    now: () => now,
    open: vi.fn(() => null),
    leave: (url: string) => void left.push(`${reports.length} reports before ${url}`),
    channel: () => () => {},
  };
  const oauth = openRedirect(attempt, (report) => reports.push(report), {
    environment,
    attempts,
    element: 'sign-in',
  });
  return { oauth, reports, left, items, environment, storage };
};
const left = (now?: number) => {
  const started = leave(now);
  started.oauth.navigate('https://accounts.example/o');
  started.oauth.close();
  return started;
};
const showAgain = (persisted: boolean) => {
  const event = new Event('pageshow');
  window.dispatchEvent(Object.assign(event, { persisted }));
};

describe('mobile', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 1024, true],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 1024, true],
    ['Mozilla/5.0 (X11; Linux x86_64)', 768, true],
    ['Mozilla/5.0 (X11; Linux x86_64)', 769, false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 1440, false],
  ])('is %s at %i px: %s', (userAgent, innerWidth, mobile) => {
    expect(isMobile({ navigator: { ...navigator, userAgent }, innerWidth })).toBe(mobile);
  });

  it('sends the page itself, after storing the attempt and saying so', () => {
    const { oauth, reports, left: gone, items, environment } = leave();
    oauth.navigate('https://accounts.example/o');
    expect(JSON.parse(items.get(KEY) ?? '')).toEqual({
      ...attempt,
      startedAt: NOW,
      returnTo: location.href,
      element: 'sign-in',
    });
    expect(reports).toEqual([{ type: 'oauth.leaving' }]);
    expect(gone).toEqual(['1 reports before https://accounts.example/o']);
    expect(environment.open).not.toHaveBeenCalled();
    oauth.close();
  });

  it('keeps the attempt of a page that is leaving, when its dialog goes', () => {
    expect(left().items.has(KEY)).toBe(true);
  });

  it('says when the page comes back undecided, and forgets the attempt at its close', () => {
    const { oauth, reports, items } = leave();
    oauth.navigate('https://accounts.example/o');
    showAgain(false);
    showAgain(true);
    showAgain(true);
    oauth.close();
    expect(reports).toEqual([{ type: 'oauth.leaving' }, { type: 'oauth.restored' }]);
    expect(items.size).toBe(0);
  });

  it('reports nothing when a page is shown again before it leaves, or after its close', () => {
    const { oauth, reports } = leave();
    showAgain(true);
    oauth.navigate('https://accounts.example/o');
    oauth.close();
    showAgain(true);
    expect(reports).toEqual([{ type: 'oauth.leaving' }]);
  });

  const unload = (isHeld: boolean) => {
    const event = new Event('beforeunload', { cancelable: true });
    if (isHeld) event.preventDefault();
    window.dispatchEvent(event);
  };
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  it('is usable again where the host asks whether to leave, and keeps the attempt for a person who leaves', async () => {
    const { oauth, reports, items } = leave();
    unload(true);
    oauth.navigate('https://accounts.example/o');
    unload(false);
    await nextTask();
    expect(reports).toEqual([{ type: 'oauth.leaving' }]);
    unload(true);
    await nextTask();
    expect(reports).toEqual([{ type: 'oauth.leaving' }, { type: 'oauth.restored' }]);
    oauth.close();
    unload(true);
    await nextTask();
    expect(reports).toHaveLength(2);
    expect(items.has(KEY)).toBe(true);
  });

  it('is still on its way when the page is shown and does not come out of the cache', () => {
    const { oauth, items } = leave();
    oauth.navigate('https://accounts.example/o');
    showAgain(false);
    oauth.close();
    expect(items.has(KEY)).toBe(true);
  });

  it('returns to the page’s own address, without a fragment and what a provider adds', () => {
    const added = 'state=a&code=b&error=c&error_description=d&error_uri=e&iss=f&scope=g&platform=h';
    expect(returnAddress(`https://host.example/shop?item=7&${added}#top`)).toBe(
      'https://host.example/shop?item=7',
    );
  });
});

describe('a return from the provider', () => {
  const returnWith = (query: string, started = left()) => {
    goTo(`/shop?item=7&${query}`);
    return { ...started, returned: readReturn('Mosaic', 'sign-in', started.environment) };
  };

  it('with the stored state is a success', () => {
    const { returned, items } = returnWith('state=one-time&code=abc&platform=youtube');
    expect(returned).toEqual({ attempt, problem: null });
    expect(items.size).toBe(0);
  });

  it('restores the address and the history entry the person left', () => {
    returnWith('state=one-time&code=abc&scope=x&session_state=y');
    expect(address()).toBe(PAGE);
    expect(history.state).toEqual({ host: 1 });
  });

  it('to another page takes the answer out of its address', () => {
    const { environment } = left();
    goTo('/other?x=1&state=one-time&code=abc&scope=a&platform=youtube');
    expect(readReturn('Mosaic', 'sign-in', environment)).not.toBeNull();
    expect(address()).toBe('/other?x=1');
  });

  it('goes to no other origin, whatever the stored attempt says', () => {
    const started = left();
    const forged = { ...attempt, startedAt: NOW, returnTo: 'https://evil.example/shop' };
    started.items.set(KEY, JSON.stringify(forged));
    const { returned } = returnWith('state=one-time', started);
    expect(returned).not.toBeNull();
    expect(address()).toBe('/shop?item=7');
  });

  it('hands the ticket on and takes it out of the address', () => {
    const { environment } = left();
    goTo('/shop?item=7&state=one-time&platform=youtube&ticket=t-1');
    expect(readReturn('Mosaic', 'sign-in', environment)).toEqual({ attempt, problem: null, ticket: 't-1' });
    expect(address()).not.toContain('t-1');
  });

  it('is left to the element that began it', () => {
    const { environment, items } = left();
    goTo('/shop?state=one-time');
    expect(readReturn('Mosaic', 'another', environment)).toBeNull();
    expect([address(), items.size]).toEqual(['/shop?state=one-time', 1]);
    expect(readReturn('Mosaic', 'sign-in', environment)).toEqual({ attempt, problem: null });
  });

  it('counts for any element where the attempt names none', () => {
    const { environment, items } = left();
    items.set(KEY, JSON.stringify({ ...attempt, startedAt: NOW, returnTo: location.href }));
    goTo('/shop?state=one-time');
    expect(readReturn('Mosaic', 'another', environment)).not.toBeNull();
  });

  it.each([
    ['over 5 min after the attempt began', 'one-time', NOW - 300_001],
    ['without its stored attempt', 'dc.youtube.lost', NOW],
  ])('%s is "Connection timeout", and the address is clean', (_, state, startedAt) => {
    const { environment } = left(startedAt);
    goTo(`/shop?item=7&state=${state}&code=abc`);
    expect(readReturn('Mosaic', 'sign-in', { ...environment, now: () => NOW })).toEqual({
      attempt: { platform: 'youtube', state },
      problem: { code: 'connection.timeout' },
    });
    expect(address()).toMatch(/^\/shop\?item=7/);
    expect(address()).not.toMatch(/state|abc/);
  });

  it('without its stored attempt leaves the one that is stored', () => {
    const { environment, items } = left();
    goTo('/shop?state=dc.youtube.lost');
    readReturn('Mosaic', 'sign-in', environment);
    expect(items.has(KEY)).toBe(true);
  });

  it('counts until 5 min after the attempt began', () => {
    const { environment } = left(NOW - 300_000);
    goTo('/shop?state=one-time');
    expect(readReturn('Mosaic', 'sign-in', { ...environment, now: () => NOW })).toMatchObject({
      problem: null,
    });
  });

  it.each([
    ['access_denied', { code: 'connection.cancelled' }],
    ['server_error', { code: 'connection.refused', params: { reason: 'server_error' } }],
  ])('with the error %s is a failure', (error, problem) => {
    const { returned } = returnWith(`state=one-time&error=${error}`);
    expect(returned).toEqual({ attempt, problem });
    expect(address()).toBe(PAGE);
  });

  it('counts once', () => {
    const { environment } = returnWith('state=one-time&code=abc');
    goTo('/shop?state=one-time&code=abc');
    expect(readReturn('Mosaic', 'sign-in', environment)).toBeNull();
  });

  it.each([
    ['another state', 'state=guessed&code=abc', left],
    ['no state', 'code=abc', left],
    ['an empty state', 'state=&code=abc', left],
    ['another platform', 'state=one-time&code=abc&platform=github', left],
    ['the state of another service in our form', 'state=dc.myspace.x&code=abc', left],
  ])('with %s is none, and the address stays', (_, query, begin) => {
    const { environment } = begin();
    goTo(`/shop?${query}`);
    expect(readReturn('Mosaic', 'sign-in', { ...environment, now: () => NOW })).toBeNull();
    expect(address()).toBe(`/shop?${query}`);
  });

  it.each([
    ['nothing stored', {}],
    ['an attempt in a popup', { [KEY]: JSON.stringify({ ...attempt, startedAt: NOW }) }],
    [
      'a forged connector',
      { [KEY]: JSON.stringify({ ...attempt, platform: 'x', startedAt: NOW, returnTo: 'y' }) },
    ],
    ['no JSON', { [KEY]: '{' }],
  ])('with %s is none', (_, entries) => {
    const { storage } = fakeStorage(entries);
    goTo('/shop?state=one-time&code=abc');
    expect(readReturn('Mosaic', 'sign-in', { window, storage: () => storage, now: () => NOW })).toBeNull();
  });

  it('is none where storage is blocked', () => {
    const storage = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    goTo('/shop?state=one-time&code=abc');
    expect(readReturn('Blocked', 'sign-in', { window, storage, now: () => NOW })).toBeNull();
  });

  it('reads whatever is stored without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseAttempt(text)).not.toThrow();
      }),
    );
  });
});
