// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseAttempt } from '../../../widget/services/oauth-attempts.ts';
import { readReturn } from '../../../widget/services/oauth-return.ts';
import { fakeStorage, NOW } from './builders.ts';
import { attempt, left } from './leaving.ts';

const KEY = 'data-connect:mosaic:oauth';

const PAGE = '/shop?item=7&code=host#top';

const goTo = (address: string) => history.replaceState({ host: 1 }, '', address);

const address = () => location.href.slice(location.origin.length);

beforeEach(() => goTo(PAGE));

afterEach(() => goTo('/'));

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

  it('restores the address and the history entry of the person', () => {
    returnWith('state=one-time&code=abc&scope=x&session_state=y');
    expect(address()).toBe(PAGE);
    expect(history.state).toEqual({ host: 1 });
  });

  it('to another page removes the answer from its address', () => {
    const { environment } = left();
    goTo(
      '/other?x=1&state=one-time&code=abc&scope=a&platform=youtube&ticket=t-1&opener=https%3A%2F%2Fshop.example',
    );
    expect(readReturn('Mosaic', 'sign-in', environment)).not.toBeNull();
    expect(address()).toBe('/other?x=1');
  });

  it('goes to no other origin, for any stored attempt', () => {
    const started = left();
    const forged = { ...attempt, startedAt: NOW, returnTo: 'https://evil.example/shop' };
    started.items.set(KEY, JSON.stringify(forged));
    const { returned } = returnWith('state=one-time', started);
    expect(returned).not.toBeNull();
    expect(address()).toBe('/shop?item=7');
  });

  it('passes the ticket on and removes it from the address', () => {
    const { environment } = left();
    goTo('/shop?item=7&state=one-time&platform=youtube&ticket=t-1');
    expect(readReturn('Mosaic', 'sign-in', environment)).toEqual({ attempt, problem: null, ticket: 't-1' });
    expect(address()).not.toContain('t-1');
  });

  it('with an empty ticket has none', () => {
    expect(returnWith('state=one-time&ticket=').returned).toEqual({ attempt, problem: null });
  });

  it.each([
    ['', 30_000, { attempt, problem: null, ticket: 't-1' }],
    ['?state=of-another-service', 30_000, { attempt, problem: null, ticket: 't-1' }],
    ['', 30_001, null],
  ])(
    'of a window whose page was left counts once at %j until 30 s after its stamp (%i ms), and its ticket does not stay',
    (query, ageMs, returned) => {
      const { environment, items } = left();
      const finished = { error: null, ticket: 't-1', at: NOW - ageMs };
      items.set(KEY, JSON.stringify({ ...attempt, startedAt: NOW - ageMs, finished }));
      goTo(`/shop${query}`);
      expect(readReturn('Mosaic', 'another', environment)).toEqual(returned);
      expect(address()).toBe(`/shop${query}`);
      expect(items.size).toBe(0);
      expect(readReturn('Mosaic', 'another', environment)).toBeNull();
    },
  );

  it('of a window whose page was left is a failure if the person refused there', () => {
    const { environment, items } = left();
    const finished = { error: 'access_denied', at: NOW };
    items.set(KEY, JSON.stringify({ ...attempt, startedAt: NOW, finished }));
    goTo('/shop');
    expect(readReturn('Mosaic', 'sign-in', environment)).toEqual({
      attempt,
      problem: { code: 'connection.cancelled' },
    });
  });

  it.each([
    [300_000, null],
    [300_001, { code: 'connection.timeout' }],
  ])('of a window whose page was left has the time of any attempt (%i ms)', (tookMs, problem) => {
    const { environment, items } = left();
    const finished = { error: null, at: NOW };
    items.set(KEY, JSON.stringify({ ...attempt, startedAt: NOW - tookMs, finished }));
    goTo('/shop');
    expect(readReturn('Mosaic', 'sign-in', environment)).toEqual({ attempt, problem });
  });

  it('leaves the attempt of a window that has not answered', () => {
    const { environment, items } = left();
    items.set(KEY, JSON.stringify({ ...attempt, startedAt: NOW }));
    goTo('/shop');
    expect(readReturn('Mosaic', 'sign-in', environment)).toBeNull();
    expect(items.size).toBe(1);
  });

  it('is left to the element that began it', () => {
    const { environment, items } = left();
    goTo('/shop?state=one-time');
    expect(readReturn('Mosaic', 'another', environment)).toBeNull();
    expect([address(), items.size]).toEqual(['/shop?state=one-time', 1]);
    expect(readReturn('Mosaic', 'sign-in', environment)).toEqual({ attempt, problem: null });
  });

  it('is left to the element of the provider that it belongs to', () => {
    const { environment, items } = left();
    const own = { ...attempt, state: 'dc.youtube.own', startedAt: NOW, returnTo: location.href };
    items.set('data-connect:acme:oauth', JSON.stringify(own));
    goTo('/shop?state=dc.youtube.own&ticket=t-1');
    expect(readReturn('Mosaic', 'sign-in', environment)).toBeNull();
    expect(address()).toContain('t-1');
    expect(readReturn('Acme', 'sign-in', environment)).toMatchObject({ problem: null, ticket: 't-1' });
  });

  it('counts for any element if the attempt names none', () => {
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

  it('is found in its own tab if another tab has begun an attempt since', () => {
    const { environment, items } = left();
    const other = JSON.stringify({ ...attempt, state: 'of-another-tab', startedAt: NOW, returnTo: '/' });
    items.set(KEY, other);
    goTo('/shop?state=one-time');
    expect(readReturn('Mosaic', 'sign-in', environment)).toEqual({ attempt, problem: null });
    expect([address(), items.get(KEY)]).toEqual([PAGE, other]);
    goTo('/shop?state=one-time');
    expect(readReturn('Mosaic', 'sign-in', environment)).toBeNull();
  });

  it('without its stored attempt does not change the stored one', () => {
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
  ])('with %s does not count, and the address stays', (_, query, begin) => {
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
  ])('with %s does not count', (_, entries) => {
    const { storage } = fakeStorage(entries);
    goTo('/shop?state=one-time&code=abc');
    expect(readReturn('Mosaic', 'sign-in', { window, storage: () => storage, now: () => NOW })).toBeNull();
  });

  it('does not count if storage is blocked', () => {
    const storage = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    goTo('/shop?state=one-time&code=abc');
    expect(readReturn('Blocked', 'sign-in', { window, storage, now: () => NOW })).toBeNull();
  });

  it('reads any stored value without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseAttempt(text)).not.toThrow();
      }),
    );
  });
});
