// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../../../widget/services/environment.ts';

afterEach(() => vi.unstubAllGlobals());

it('the browser of the services keeps data in local storage', () => {
  expect(browserEnvironment().storage('local')).toBe(localStorage);
  expect(browserEnvironment().storage('session')).toBe(sessionStorage);
});

it('the browser of the services uses the host’s own fetch at the time of the call', async () => {
  const environment = browserEnvironment();
  const wrapped = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => new Response('answer'));
  vi.stubGlobal('fetch', wrapped);
  const init = { method: 'POST' };
  expect(await (await environment.fetch('/api/call', init)).text()).toBe('answer');
  expect(wrapped).toHaveBeenCalledExactlyOnceWith('/api/call', init);
});

it('the browser of the services has the time of the browser’s clock', () => {
  vi.useFakeTimers({ now: 1_763_726_400_000 });
  expect(browserEnvironment().now()).toBe(1_763_726_400_000);
  vi.useRealTimers();
});

it('the browser of the services opens windows and leaves for other addresses', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const { open: openWindow, leave } = browserEnvironment();
  expect(openWindow('about:blank', '_blank', 'popup')).toBeNull();
  leave('https://accounts.example/o');
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', 'popup');
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://accounts.example/o');
  open.mockRestore();
  assign.mockRestore();
});

const channels = () => {
  const made: { name: string; onmessage: (event: { data: unknown }) => void; close: () => void }[] = [];
  class Channel {
    onmessage = () => {};
    close = vi.fn();
    constructor(readonly name: string) {
      made.push(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  return made;
};

it('the browser of the services listens to a channel until it is stopped', () => {
  const made = channels();
  const received = vi.fn();
  const stop = browserEnvironment().channel('results', received);
  made[0]?.onmessage({ data: { state: 'one-time' } });
  expect([made[0]?.name, received.mock.calls]).toEqual(['results', [[{ state: 'one-time' }]]]);
  stop();
  expect(made[0]?.close).toHaveBeenCalledOnce();
});

it('the browser of the services works without a channel if the browser refuses one', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(browserEnvironment().channel('results', () => {})()).toBeUndefined();
});
