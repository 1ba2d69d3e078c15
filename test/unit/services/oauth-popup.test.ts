// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OauthReport } from '../../../widget/machine/ports.ts';
import type { Popup } from '../../../widget/services/environment.ts';
import { attemptStore } from '../../../widget/services/oauth-attempts.ts';
import { openPopup } from '../../../widget/services/oauth-popup.ts';
import { safeStorage } from '../../../widget/services/storage.ts';
import { fakePopup, fakeStorage, NOW } from './builders.ts';

const OWN = 'https://host.example';
const API_ORIGIN = 'https://api.example';
const KEY = 'data-connect:mosaic:oauth';
const PROVIDER = 'https://accounts.example/o';
const attempt = { platform: 'youtube', state: 'one-time' } as const;
const CONNECTED = { type: 'oauth.connected' };

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const result = (parts = {}) => ({
  source: 'data-connect-oauth',
  state: 'one-time',
  at: Date.now(),
  ...parts,
});

const post = (data: unknown, origin = OWN) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));

const flag = (finished: unknown, parts = {}) =>
  JSON.stringify({ ...attempt, startedAt: NOW, ...parts, finished });

const store = (newValue: string, key = KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

const start = ({
  origins = [OWN, API_ORIGIN],
  needsNoOpener = false,
  callbackPage = undefined as string | undefined,
  waitingPage = undefined as string | undefined,
  opened = fakePopup(),
  open = vi.fn((): Popup | null => opened.popup),
} = {}) => {
  const reports: OauthReport[] = [];
  const { storage, items } = fakeStorage();
  const silence = (_: unknown) => {};
  const channel = {
    notify: silence,
    stop: vi.fn(() => {
      channel.notify = silence;
    }),
  };
  const environment = {
    window,
    open,
    now: () => Date.now(),
    leave: vi.fn(),
    channel: (_: string, received: (data: unknown) => void) => {
      channel.notify = received;
      return channel.stop;
    },
  };
  const attempts = attemptStore(
    'mosaic',
    safeStorage(() => storage),
  );
  const context = { environment, attempts, origins, needsNoOpener, callbackPage, waitingPage, element: '0' };
  const oauth = openPopup(attempt, (report) => reports.push(report), context);
  const home = (address: string) => Object.assign(opened.state, { away: false, address });
  return { oauth, reports, items, channel, open, home, ...opened };
};
type Started = ReturnType<typeof start>;

it('the OAuth window opens in the same task, blank or with a waiting page, 500×600 and centred on the page', () => {
  const at = { screenX: 2000, outerWidth: 901, screenY: -300, outerHeight: 1000 };
  for (const [name, value] of Object.entries(at))
    vi.spyOn(window, name as keyof typeof at, 'get').mockReturnValue(value);
  const features = 'popup,width=500,height=600,left=2201,top=-100';
  expect(start().open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', features);
  const waitingPage = 'https://provider.example/frame/callback#wait';
  expect(start({ waitingPage }).open).toHaveBeenCalledExactlyOnceWith(waitingPage, '_blank', features);
});

it.each([
  ['has no opener where the result needs none', true, null],
  ['keeps its opener where the result comes through it', false, 'the page'],
])('the OAuth window at the provider %s', (_, needsNoOpener, opener) => {
  const { oauth, state, replace } = start({ needsNoOpener });
  const openerWhenSent: unknown[] = [];
  replace.mockImplementation((url) => void openerWhenSent.push(url, state.opener));
  expect(state.opener).toBe('the page');
  oauth.navigate(PROVIDER);
  expect(openerWhenSent).toEqual([PROVIDER, opener]);
});

it('the OAuth window is navigated although the person led it to another site, where its opener cannot be removed', () => {
  const { oauth, state, replace } = start({ needsNoOpener: true });
  state.away = true;
  oauth.navigate(PROVIDER);
  expect(replace).toHaveBeenCalledOnce();
});

const throwing = () => {
  throw new Error('This window is off');
};

it.each<[string, () => Popup | null]>([
  ['null', () => null],
  ['a closed window', () => Object.defineProperty(fakePopup().popup, 'closed', { value: true })],
  ['an imitation with an address', () => ({ ...fakePopup().popup })],
  ['the window of a hidden frame', () => ({ ...fakePopup().popup, top: Object(window) })],
  ['the page itself', () => Object(window)],
  [
    'the page around the page',
    () => {
      const { popup } = fakePopup();
      vi.spyOn(window, 'top', 'get').mockReturnValue(Object(popup));
      return popup;
    },
  ],
  ['a window that throws at each use', () => new Proxy(fakePopup().popup, { get: throwing })],
  ['an error', throwing],
])('the OAuth window is blocked if the browser gives %s', (_, open) => {
  const { oauth, reports, items } = start({ open: vi.fn(open) });
  oauth.navigate(PROVIDER);
  oauth.close();
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([{ type: 'oauth.blocked' }]);
  expect([items.size, vi.getTimerCount()]).toEqual([0, 0]);
});

it('a window that an app with a browser of its own does not open is no matter of allowing popups', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Instagram 300.0');
  const { reports } = start({ open: vi.fn(() => null) });
  expect(reports).toEqual([{ type: 'oauth.refused', problem: { code: 'popup.inApp' } }]);
});

it('a window that closes while blank is reported at the next poll, once, and not navigated', () => {
  const { oauth, state, reports, replace } = start();
  state.closed = true;
  vi.advanceTimersByTime(999);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(1);
  oauth.navigate(PROVIDER);
  vi.advanceTimersByTime(5000);
  expect(reports).toEqual([{ type: 'oauth.closed', blank: true }]);
  expect(replace).not.toHaveBeenCalled();
  // At once if the address arrives before the poll.
  const early = start();
  early.state.closed = true;
  early.oauth.navigate(PROVIDER);
  expect(early.reports).toEqual([{ type: 'oauth.closed', blank: true }]);
});

it('a window that appears closed later is a hint only, and a late success counts', () => {
  const { oauth, state, reports } = start();
  oauth.navigate(PROVIDER);
  state.closed = true;
  vi.advanceTimersByTime(3000);
  post(result());
  expect(reports).toEqual([{ type: 'oauth.closed', blank: false }, CONNECTED]);
});

it('a window that returned to our own origin for 10 s without a break is closed', () => {
  const { oauth, state, home } = start();
  oauth.navigate(PROVIDER);
  vi.advanceTimersByTime(30_000);
  home(`${OWN}/callback`);
  vi.advanceTimersByTime(9000);
  state.away = true;
  vi.advanceTimersByTime(1000);
  state.away = false;
  vi.advanceTimersByTime(10_000);
  expect(state.closed).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(state.closed).toBe(true);
});

it('a window stays open while it is blank, and at a provider on our own origin, for any reading time', () => {
  const { oauth, state, home } = start();
  vi.advanceTimersByTime(60_000);
  expect(state.closed).toBe(false);
  oauth.navigate(`${OWN}/oauth/youtube`);
  home(`${OWN}/oauth/youtube`);
  vi.advanceTimersByTime(60_000);
  expect(state.closed).toBe(false);
});

it('the window and its listeners are removed once the attempt is closed', () => {
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
  items.set(KEY, flag(undefined, { state: 'other tab' }));
  oauth.close();
  expect(items.size).toBe(1);
});

const ways: [string, (started: Started, error?: string) => void][] = [
  ['a window message of our origin', (_, error) => post(result({ error }))],
  ['a window message of the API’s origin', (_, error) => post(result({ error }), API_ORIGIN)],
  ['a broadcast', ({ channel }, error) => channel.notify(result({ error }))],
  ['a storage event', (_, error) => store(flag({ error: error ?? null, at: NOW }))],
  [
    'a flag found in storage',
    ({ items }, error) => {
      items.set(KEY, flag({ error: error ?? null, at: NOW }));
      vi.advanceTimersByTime(1000);
    },
  ],
];

it.each(ways)('a result, or a refusal by the person, arrives by %s', (_, send) => {
  const connected = start();
  send(connected);
  post(result({ error: 'access_denied' }));
  expect(connected.reports).toEqual([CONNECTED]);
  const refused = start();
  send(refused, 'access_denied');
  expect(refused.reports).toEqual([{ type: 'oauth.refused', problem: { code: 'connection.cancelled' } }]);
});

it.each([
  ['server_error', 'server_error'],
  ['', 'unknown'],
  ['x'.repeat(5000), 'x'.repeat(200)],
])('a result with another error of the provider names it', (error, reason) => {
  const { reports } = start();
  post(result({ error }));
  const problem = { code: 'connection.refused', params: { reason } };
  expect(reports).toEqual([{ type: 'oauth.refused', problem }]);
});

it.each([
  [
    'is read from the address of a callback page that an app shell replaces',
    'callback?state=one-time&ticket=proof',
    1,
  ],
  ['of another attempt is not read there', 'callback?state=another&ticket=proof', 0],
  ['is not read from another page of the host', 'elsewhere?state=one-time&ticket=proof', 0],
])('a result %s', (_, page, count) => {
  const { oauth, reports, home } = start({ callbackPage: `${OWN}/callback` });
  oauth.navigate(PROVIDER);
  vi.advanceTimersByTime(3000);
  expect(reports).toEqual([]);
  home(`${OWN}/${page}`);
  vi.advanceTimersByTime(1000);
  expect(reports).toEqual([{ type: 'oauth.connected', ticket: 'proof' }].slice(0, count));
});

it.each<[string, unknown]>([
  ['another state', result({ state: 'guessed' })],
  ['another platform', result({ platform: 'github' })],
  ['an age of more than 30 s', result({ at: NOW - 30_001 })],
  ['another source', result({ source: 'content-script' })],
  ['the shape of null', null],
])('a result with %s is ignored, by message and broadcast', (_, data) => {
  vi.setSystemTime(NOW);
  const { reports, channel } = start();
  post(data);
  channel.notify(data);
  expect(reports).toEqual([]);
});

it.each([
  ['https://evil.example', undefined],
  ['null', undefined],
  [`${OWN}.evil.example`, undefined],
  [API_ORIGIN, [OWN]],
])('a result from the origin %j is ignored', (origin, origins) => {
  const { reports } = start(origins && { origins });
  post(result(), origin);
  expect(reports).toEqual([]);
});

it.each([
  ['another key', flag({ error: null, at: NOW }), 'data-connect:other:oauth'],
  ['another state', flag({ error: null, at: NOW }, { state: 'guessed' }), KEY],
  ['a stale stamp', flag({ error: null, at: NOW - 30_001 }), KEY],
])('a result in a stored flag with %s is ignored', (_, text, key) => {
  const { reports, items } = start();
  store(text, key);
  items.set(key, text);
  vi.advanceTimersByTime(2000);
  expect(reports).toEqual([]);
});
