// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW } from './builders.ts';
import { API_ORIGIN, flag, KEY, OWN, post, result, start, store } from './started-popup.ts';

type Started = ReturnType<typeof start>;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the result of an attempt', () => {
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

  it.each(ways)('arrives by %s', (_, send) => {
    const started = start();
    send(started);
    expect(started.reports).toEqual([{ type: 'oauth.connected' }]);
  });

  it.each(ways)(
    'that is a refusal by the person and arrives by %s is "Connection was cancelled"',
    (_, send) => {
      const started = start();
      send(started, 'access_denied');
      expect(started.reports).toEqual([{ type: 'oauth.refused', problem: { code: 'connection.cancelled' } }]);
    },
  );

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

  it.each([
    ['is read from the address of a callback page that an app shell replaces', 'one-time', 1],
    ['of another attempt is not read there', 'another', 0],
  ])('%s', (_, state, count) => {
    const callbackPage = `${OWN}/callback`;
    const started = start({ callbackPage });
    started.state.address = `${callbackPage}?state=${state}&ticket=proof&code=secret`;
    vi.advanceTimersByTime(1000);
    const reports = [{ type: 'oauth.connected', ticket: 'proof' }];
    expect(started.reports).toEqual(reports.slice(0, count));
  });

  it('is read there only once the window has come back from the provider, which hides its address', () => {
    const callbackPage = `${OWN}/callback`;
    const started = start({ callbackPage });
    started.oauth.navigate('https://accounts.example/o');
    vi.advanceTimersByTime(3000);
    expect(started.reports).toEqual([]);
    Object.assign(started.state, { away: false, address: `${callbackPage}?state=one-time` });
    vi.advanceTimersByTime(1000);
    expect(started.reports).toEqual([{ type: 'oauth.connected' }]);
  });

  it('is not read from another page of the host', () => {
    const started = start({ callbackPage: `${OWN}/callback` });
    started.state.address = `${OWN}/elsewhere?state=one-time`;
    vi.advanceTimersByTime(1000);
    expect(started.reports).toEqual([]);
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
    channel.notify(data);
    expect(reports).toEqual([]);
  });

  it('counts if the clock of the page stands still or went back', () => {
    vi.setSystemTime(NOW);
    const { reports } = start();
    post(result({ at: NOW + 5000 }));
    expect(reports).toHaveLength(1);
  });

  it('may name its own platform', () => {
    const { reports } = start();
    post(result({ platform: 'youtube' }));
    expect(reports).toHaveLength(1);
  });

  it.each(['https://evil.example', 'null', '', `${OWN}.evil.example`])(
    'from the origin %j is ignored',
    (origin) => {
      const { reports } = start();
      post(result(), origin);
      expect(reports).toEqual([]);
    },
  );

  it('counts only from the origin of redirect-url, if the host names one', () => {
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
