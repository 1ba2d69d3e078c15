// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../../../widget/services/environment.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('the services use the page’s storages, windows and clock, and the host’s own fetch at the time of the call', async () => {
  const environment = browserEnvironment();
  expect(environment.storage('local')).toBe(localStorage);
  expect(environment.storage('session')).toBe(sessionStorage);
  const wrapped = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => new Response('answer'));
  vi.stubGlobal('fetch', wrapped);
  const init = { method: 'POST' };
  expect(await (await environment.fetch('/api/call', init)).text()).toBe('answer');
  expect(wrapped).toHaveBeenCalledExactlyOnceWith('/api/call', init);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  expect(environment.open('about:blank', '_blank', 'popup')).toBeNull();
  environment.leave('https://accounts.example/o');
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', 'popup');
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://accounts.example/o');
  vi.useFakeTimers({ now: 1_763_726_400_000 });
  expect(environment.now()).toBe(1_763_726_400_000);
});

it('the services listen to a channel until it is stopped', async () => {
  const received: unknown[] = [];
  const channel = new BroadcastChannel('results');
  const stop = await new Promise<() => void>((done) => {
    const end = browserEnvironment().channel('results', (data) => {
      received.push(data);
      done(end);
    });
    channel.postMessage('one-time');
  });
  stop();
  channel.postMessage('later');
  await new Promise((done) => setTimeout(done, 20));
  channel.close();
  expect(received).toEqual(['one-time']);
});

it('the services work without a channel if the browser refuses one', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(browserEnvironment().channel('results', () => {})()).toBeUndefined();
});
