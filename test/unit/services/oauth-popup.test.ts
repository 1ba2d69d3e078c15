// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OauthReport } from '../../../widget/machine/ports.ts';
import type { Popup } from '../../../widget/services/environment.ts';
import { attemptStore } from '../../../widget/services/oauth-attempts.ts';
import { openPopup } from '../../../widget/services/oauth-popup.ts';
import { safeStorage } from '../../../widget/services/storage.ts';
import { fakePopup, fakeStorage, NOW } from './builders.ts';

const KEY = 'data-connect:mosaic:oauth';
const OWN = 'https://host.example';
const API_ORIGIN = 'https://api.example';
const attempt = { platform: 'youtube', state: 'one-time' } as const;
const result = (parts = {}) => ({
  source: 'data-connect-oauth',
  state: 'one-time',
  at: Date.now(),
  ...parts,
});

/** An attempt under way in a popup, and the hands that reach it. */
const start = ({
  origins = [OWN, API_ORIGIN],
  needsNoOpener = false,
  opened = fakePopup(),
  open = vi.fn((): Popup | null => opened.popup),
} = {}) => {
  const reports: OauthReport[] = [];
  const { storage, items } = fakeStorage();
  const silence = (_: unknown) => {};
  const channel = {
    tell: silence,
    stop: vi.fn(() => {
      channel.tell = silence;
    }),
  };
  const attempts = attemptStore(
    'mosaic',
    safeStorage(() => storage),
  );
  const environment = {
    window,
    open,
    now: () => Date.now(),
    leave: vi.fn(),
    channel: (_: string, heard: (data: unknown) => void) => {
      channel.tell = heard;
      return channel.stop;
    },
  };
  const oauth = openPopup(attempt, (report) => reports.push(report), {
    environment,
    attempts,
    origins,
    needsNoOpener,
    element: '0',
  });
  return { oauth, reports, items, channel, open, ...opened };
};
type Started = ReturnType<typeof start>;

const post = (data: unknown, origin = OWN) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));
const flag = (finished: unknown, parts = {}) =>
  JSON.stringify({ ...attempt, startedAt: NOW, ...parts, finished });
const store = (newValue: string, key = KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('the OAuth window', () => {
  it('opens in the same task, blank, 500×600 and centred on the page', () => {
    const { open } = start();
    const left = Math.round(window.screenX + (window.outerWidth - 500) / 2);
    const top = Math.round(window.screenY + (window.outerHeight - 600) / 2);
    const features = `popup,width=500,height=600,left=${left},top=${top}`;
    expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', features);
  });

  it('is sent on to the authorize address', () => {
    const { oauth, replace } = start();
    oauth.navigate('https://accounts.example/o');
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://accounts.example/o');
  });

  it.each([
    ['has no opener at the provider where the result needs none', true, null],
    ['keeps its opener where the result comes through it', false, 'the page'],
  ])('%s', (_, needsNoOpener, opener) => {
    const { oauth, state, replace } = start({ needsNoOpener });
    const openerWhenSent: unknown[] = [];
    replace.mockImplementation(() => void openerWhenSent.push(state.opener));
    expect(state.opener).toBe('the page');
    oauth.navigate('https://accounts.example/o');
    expect(openerWhenSent).toEqual([opener]);
  });

  it('is sent on although the person led it to another site, where its opener cannot be taken', () => {
    const { oauth, state, replace } = start({ needsNoOpener: true });
    state.away = true;
    oauth.navigate('https://accounts.example/o');
    expect(replace).toHaveBeenCalledOnce();
  });

  it.each([
    ['null', () => null],
    ['a closed window', () => ({ ...fakePopup().popup, closed: true })],
  ])('is blocked where the browser gives %s', (_, open) => {
    const { oauth, reports, items } = start({ open: vi.fn(open) });
    oauth.navigate('https://accounts.example/o');
    oauth.close();
    vi.advanceTimersByTime(60_000);
    expect(reports).toEqual([{ type: 'oauth.blocked' }]);
    expect([items.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('that closes while blank is reported at the next poll, once', () => {
    const { state, reports } = start();
    state.closed = true;
    vi.advanceTimersByTime(999);
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(5001);
    expect(reports).toEqual([{ type: 'oauth.closed', blank: true }]);
  });

  it('that was closed before the address came is not sent anywhere', () => {
    const { oauth, state, reports, replace } = start();
    state.closed = true;
    oauth.navigate('https://accounts.example/o');
    expect(replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(reports).toEqual([{ type: 'oauth.closed', blank: true }]);
  });

  it('that reads as closed later is a hint only, and a late success wins', () => {
    const { oauth, state, reports } = start();
    oauth.navigate('https://accounts.example/o');
    state.closed = true;
    vi.advanceTimersByTime(3000);
    post(result());
    expect(reports).toEqual([{ type: 'oauth.closed', blank: false }, { type: 'oauth.connected' }]);
  });

  it('that is back on our own origin is closed after 10 s', () => {
    const { oauth, state } = start();
    oauth.navigate('https://accounts.example/o');
    vi.advanceTimersByTime(30_000);
    expect(state.closed).toBe(false);
    Object.assign(state, { away: false, address: `${OWN}/callback` });
    vi.advanceTimersByTime(10_000);
    expect(state.closed).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(state.closed).toBe(true);
  });

  it('stays open at a provider on our own origin, however long the person reads', () => {
    const { oauth, state } = start();
    oauth.navigate(`${OWN}/oauth/youtube`);
    Object.assign(state, { away: false, address: `${OWN}/oauth/youtube` });
    vi.advanceTimersByTime(60_000);
    expect(state.closed).toBe(false);
  });

  it('stays open, however long it is blank while the authorize call is under way', () => {
    const { state } = start();
    vi.advanceTimersByTime(60_000);
    expect(state.closed).toBe(false);
  });

  it('and its listeners are removed once the attempt is closed', () => {
    const { oauth, state, reports, items, channel } = start();
    expect(items.size).toBe(1);
    oauth.close();
    oauth.close();
    post(result());
    store(flag({ error: null, at: NOW }));
    vi.advanceTimersByTime(60_000);
    expect(reports).toEqual([]);
    expect([state.closed, items.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
    expect(channel.stop).toHaveBeenCalled();
  });

  it('leaves the pending attempt of another tab alone', () => {
    const { oauth, items } = start();
    items.set(KEY, flag(undefined, { state: 'other tab' }));
    oauth.close();
    expect(items.size).toBe(1);
  });
});

describe('the result of an attempt', () => {
  const ways: [string, (started: Started, error?: string) => void][] = [
    ['a window message of our origin', (_, error) => post(result({ error }))],
    ['a window message of the API’s origin', (_, error) => post(result({ error }), API_ORIGIN)],
    ['a broadcast', ({ channel }, error) => channel.tell(result({ error }))],
    ['a storage event', (_, error) => store(flag({ error: error ?? null, at: NOW }))],
    [
      'a flag found in storage',
      ({ items }, error) => {
        items.set(KEY, flag({ error: error ?? null, at: NOW }));
        vi.advanceTimersByTime(1000);
      },
    ],
  ];

  it.each(ways)('comes by %s', (_, send) => {
    const started = start();
    send(started);
    expect(started.reports).toEqual([{ type: 'oauth.connected' }]);
  });

  it.each(ways)('that is a "no" of the person and comes by %s is "Connection was cancelled"', (_, send) => {
    const started = start();
    send(started, 'access_denied');
    expect(started.reports).toEqual([{ type: 'oauth.refused', problem: { code: 'connection.cancelled' } }]);
  });

  it.each([
    ['server_error', 'server_error'],
    ['', 'unknown'],
    ['x'.repeat(5000), 'x'.repeat(200)],
  ])('with another error of the provider names it', (error, reason) => {
    const { reports } = start();
    post(result({ error }));
    expect(reports).toEqual([
      { type: 'oauth.refused', problem: { code: 'connection.refused', params: { reason } } },
    ]);
  });

  it('is the first that arrives; the others are ignored', () => {
    const started = start();
    for (const [, send] of ways) send(started);
    post(result({ error: 'access_denied' }));
    expect(started.reports).toEqual([{ type: 'oauth.connected' }]);
  });

  const forged: [string, unknown][] = [
    ['another state', result({ state: 'guessed' })],
    ['no state', result({ state: undefined })],
    ['an empty state', result({ state: '' })],
    ['another platform', result({ platform: 'github' })],
    ['a platform that is no text', result({ platform: 7 })],
    ['an age of more than 30 s', result({ at: NOW - 30_001 })],
    ['a time still to come', result({ at: NOW + 5000 })],
    ['no time', result({ at: undefined })],
    ['a time that is no number', result({ at: '0' })],
    ['a time that is not a number', result({ at: Number.NaN })],
    ['another source', result({ source: 'content-script' })],
    ['an error that is no text', result({ error: {} })],
    ['the shape of a text', 'one-time'],
    ['the shape of null', null],
  ];

  it.each(forged)('with %s is ignored, by message and broadcast', (_, data) => {
    vi.setSystemTime(NOW);
    const { reports, channel } = start();
    post(data);
    channel.tell(data);
    expect(reports).toEqual([]);
  });

  it('may name its own platform', () => {
    const { reports } = start();
    post(result({ platform: 'youtube' }));
    expect(reports).toHaveLength(1);
  });

  it.each(['https://evil.example', 'null', '', `${OWN}.evil.example`])(
    'of the origin %j is ignored',
    (origin) => {
      const { reports } = start();
      post(result(), origin);
      expect(reports).toEqual([]);
    },
  );

  it('counts from the origin of redirect-url only, where the host names one', () => {
    const { reports } = start({ origins: [OWN] });
    post(result(), API_ORIGIN);
    expect(reports).toEqual([]);
    post(result(), OWN);
    expect(reports).toHaveLength(1);
  });

  it.each([
    ['another key', flag({ error: null, at: NOW }), 'data-connect:other:oauth'],
    ['another state', flag({ error: null, at: NOW }, { state: 'guessed' }), KEY],
    ['another platform', flag({ error: null, at: NOW }, { platform: 'github' }), KEY],
    ['a stale stamp', flag({ error: null, at: NOW - 30_001 }), KEY],
    ['no stamp', flag({ error: null }), KEY],
    ['no result yet', flag(undefined), KEY],
    ['no JSON', '{', KEY],
  ])('in a stored flag with %s is ignored', (_, text, key) => {
    const { reports, items } = start();
    store(text, key);
    items.set(key, text);
    vi.advanceTimersByTime(2000);
    expect(reports).toEqual([]);
  });
});
