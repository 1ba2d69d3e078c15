// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePopup, NOW } from './builders.ts';
import { flag, KEY, OWN, post, result, start, store } from './started-popup.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const closedWindow = () => {
  const { popup, state } = fakePopup();
  state.closed = true;
  return popup;
};

const everyMember = () => {
  const imitation: object = new Proxy(() => {}, { get: () => imitation });
  return Object(imitation);
};

const throwing = () =>
  new Proxy(fakePopup().popup, {
    get: () => {
      throw new Error('This window is off');
    },
  });

/** A hidden frame that popup blockers return as an imitation of a window. */
const hiddenFrame = () => ({ ...fakePopup().popup, top: window });

/** The page is in a frame. */
const pageAround = () => {
  const { popup } = fakePopup();
  vi.spyOn(window, 'top', 'get').mockReturnValue(Object(popup));
  return popup;
};

describe('the OAuth window', () => {
  it('opens in the same task, blank, 500×600 and centred on the page', () => {
    const { open } = start();
    const left = Math.round(window.screenX + (window.outerWidth - 500) / 2);
    const top = Math.round(window.screenY + (window.outerHeight - 600) / 2);
    const features = `popup,width=500,height=600,left=${left},top=${top}`;
    expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', features);
  });

  it('is centred on a page of another screen', () => {
    const at = { screenX: 2000, outerWidth: 901, screenY: -300, outerHeight: 1000 };
    for (const [name, value] of Object.entries(at))
      vi.spyOn(window, name as keyof typeof at, 'get').mockReturnValue(value);
    const { open } = start();
    const features = 'popup,width=500,height=600,left=2201,top=-100';
    expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', features);
  });

  it('shows the page that closes a window without an opener, where there is one', () => {
    const page = 'https://provider.example/frame/callback#wait';
    const { open } = start({ waitingPage: page });
    expect(open).toHaveBeenCalledExactlyOnceWith(page, '_blank', expect.stringContaining('popup'));
  });

  it('is navigated to the authorize address', () => {
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

  it('is navigated although the person led it to another site, where its opener cannot be removed', () => {
    const { oauth, state, replace } = start({ needsNoOpener: true });
    state.away = true;
    oauth.navigate('https://accounts.example/o');
    expect(replace).toHaveBeenCalledOnce();
  });

  it.each([
    ['null', () => null],
    ['undefined', () => Object(undefined).nothing],
    ['a closed window', closedWindow],
    ['an imitation of a window', () => Object.assign(Object.create(null), { closed: false, close() {} })],
    ['an imitation with an address', () => ({ ...fakePopup().popup })],
    ['an imitation that has every member', everyMember],
    ['the window of a hidden frame', hiddenFrame],
    ['the page itself', () => window],
    ['the page around the page', pageAround],
    ['an imitation of the page', () => new Proxy(window, { get: (page, name) => Reflect.get(page, name) })],
    ['a promise', () => Object(Promise.resolve(fakePopup().popup))],
    ['a window that throws at each use', throwing],
    [
      'an error',
      () => {
        throw new Error('window.open is off here');
      },
    ],
  ])('is blocked if the browser gives %s', (_, open) => {
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

  it('that was closed before the address arrived is not navigated', () => {
    const { oauth, state, reports, replace } = start();
    state.closed = true;
    oauth.navigate('https://accounts.example/o');
    expect(replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(reports).toEqual([{ type: 'oauth.closed', blank: true }]);
  });

  it('that appears closed later is a hint only, and a late success counts', () => {
    const { oauth, state, reports } = start();
    oauth.navigate('https://accounts.example/o');
    state.closed = true;
    vi.advanceTimersByTime(3000);
    post(result());
    expect(reports).toEqual([{ type: 'oauth.closed', blank: false }, { type: 'oauth.connected' }]);
  });

  it('that returned to our own origin is closed after 10 s', () => {
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

  it('stays open if it leaves our own origin again', () => {
    const { oauth, state } = start();
    oauth.navigate('https://accounts.example/o');
    vi.advanceTimersByTime(1000);
    Object.assign(state, { away: false, address: `${OWN}/callback` });
    vi.advanceTimersByTime(9000);
    state.away = true;
    vi.advanceTimersByTime(1000);
    state.away = false;
    vi.advanceTimersByTime(10_000);
    expect(state.closed).toBe(false);
  });

  it('stays open at a provider on our own origin, for any reading time', () => {
    const { oauth, state } = start();
    oauth.navigate(`${OWN}/oauth/youtube`);
    Object.assign(state, { away: false, address: `${OWN}/oauth/youtube` });
    vi.advanceTimersByTime(60_000);
    expect(state.closed).toBe(false);
  });

  it('stays open while it is blank during the authorize call', () => {
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

  it('does not change the pending attempt of another tab', () => {
    const { oauth, items } = start();
    items.set(KEY, flag(undefined, { state: 'other tab' }));
    oauth.close();
    expect(items.size).toBe(1);
  });
});
