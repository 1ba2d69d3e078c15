// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OauthReport } from '../../../widget/machine/ports.ts';
import { type BrowserEnvironment, browserEnvironment } from '../../../widget/services/environment.ts';
import { livePorts, type PortSettings } from '../../../widget/services/live-ports.ts';
import { testModePorts } from '../../../widget/services/test-mode.ts';
import {
  answering,
  fakePopup,
  fakeStorage,
  lastRequest,
  messageIn,
  NOTICE,
  NOW,
  never,
  problemIn,
  shareRequest,
  user,
} from './builders.ts';

const settings: PortSettings = {
  apiBase: '/api',
  apiKey: 'key-1',
  redirectUrl: null,
  provider: 'Mosaic',
  element: 'sign-in',
  testMode: false,
  locale: 'en',
  notice: () => NOTICE,
};

const environmentWith = (parts: Partial<BrowserEnvironment> = {}) => {
  const { storage, items } = fakeStorage();
  const fetch = answering({ url: 'https://accounts.example/o' });
  const environment: BrowserEnvironment = {
    ...browserEnvironment(),
    fetch,
    crypto: globalThis.crypto,
    storage: () => storage,
    now: () => NOW,
    open: () => null,
    leave: () => {},
    channel: () => () => {},
    ...parts,
  };
  return { environment, fetch, items };
};
/** The browser's window, of another width. */
const windowOf = (innerWidth: number): Window =>
  new Proxy(window, {
    get(target, key) {
      if (key === 'innerWidth') return innerWidth;
      const value = Reflect.get(target, key, target);
      return key === 'addEventListener' || key === 'removeEventListener' ? value.bind(target) : value;
    },
  });

beforeEach(() => history.replaceState(null, '', '/shop?item=7#top'));
afterEach(() => history.replaceState(null, '', '/'));

describe('the redirect address of call 3', () => {
  const askedFor = async (parts: Partial<PortSettings>, innerWidth: number) => {
    const { environment, fetch } = environmentWith({ window: windowOf(innerWidth) });
    const ports = livePorts({ ...settings, ...parts }, environment);
    await ports.authorize(ports.startAttempt('youtube'), user, never);
    return lastRequest(fetch).body;
  };

  it('is the host’s callback page, absolute', async () => {
    expect(await askedFor({ redirectUrl: '/oauth-callback.html' }, 1024)).toMatchObject({
      session: { redirectUrl: `${location.origin}/oauth-callback.html` },
    });
  });

  it('is left to the server where the host names none', async () => {
    expect(await askedFor({}, 1024)).not.toHaveProperty('session.redirectUrl');
  });

  it('is the page itself on mobile', async () => {
    expect(await askedFor({ redirectUrl: '/oauth-callback.html' }, 768)).toMatchObject({
      session: { redirectUrl: `${location.origin}/shop?item=7` },
    });
  });
});

describe('the ports', () => {
  it('open a window on a wide screen, and take a result of the API’s origin', () => {
    const { popup } = fakePopup();
    const { environment } = environmentWith({ window: windowOf(1024), open: () => popup });
    const ports = livePorts({ ...settings, apiBase: 'https://api.example/v1' }, environment);
    const reports: OauthReport[] = [];
    const attempt = ports.startAttempt('youtube');
    const oauth = ports.openWindow(attempt, (report) => reports.push(report));
    const data = { source: 'data-connect-oauth', state: attempt.state, at: NOW };
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://api.example' }));
    oauth.close();
    expect(reports).toEqual([{ type: 'oauth.connected' }]);
  });

  it('take a result of the callback page’s origin alone where the host names the page', () => {
    const { popup } = fakePopup();
    const { environment } = environmentWith({ window: windowOf(1024), open: () => popup });
    const hosted = { ...settings, apiBase: 'https://api.example/v1', redirectUrl: '/oauth-callback.html' };
    const ports = livePorts(hosted, environment);
    const reports: OauthReport[] = [];
    const attempt = ports.startAttempt('youtube');
    const oauth = ports.openWindow(attempt, (report) => reports.push(report));
    const data = { source: 'data-connect-oauth', state: attempt.state, at: NOW };
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://api.example' }));
    expect(reports).toEqual([]);
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin }));
    oauth.close();
    expect(reports).toEqual([{ type: 'oauth.connected' }]);
  });

  it('post the e-mail and the code below the API base, in the person’s language', async () => {
    const asked = answering({ token: 't' });
    const ports = livePorts({ ...settings, locale: 'de' }, environmentWith({ fetch: asked }).environment);
    await ports.sendCode('ada@example.com', never);
    expect(lastRequest(asked)).toMatchObject({
      url: `${location.origin}/api/email/verify`,
      body: { email: 'ada@example.com' },
    });
    await expect(
      ports.confirmCode({ email: 'ada@example.com', code: '123456' }, never),
    ).resolves.toMatchObject({
      token: 't',
    });
    const { url, body, headers } = lastRequest(asked);
    expect(url).toBe(`${location.origin}/api/email/verify/confirm`);
    expect(body).toEqual({ email: 'ada@example.com', code: '123456' });
    expect(headers.get('Accept-Language')).toBe('de');
  });

  it('leave the page on a narrow one', () => {
    const open = vi.fn(() => null);
    const leave = vi.fn();
    const { environment, items } = environmentWith({ window: windowOf(400), open, leave });
    const ports = livePorts(settings, environment);
    ports.openWindow(ports.startAttempt('youtube'), () => {}).navigate('https://accounts.example/o');
    expect(open).not.toHaveBeenCalled();
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://accounts.example/o');
    expect([...items.keys()]).toEqual(['data-connect:mosaic:oauth']);
  });

  it('give the present time as ISO 8601 and wait for no code', () => {
    const ports = livePorts(settings, environmentWith().environment);
    expect([ports.now(), ports.codeDelayMs]).toEqual(['2026-11-21T12:00:00.000Z', 0]);
  });

  it('count seconds until they are stopped', () => {
    vi.useFakeTimers();
    const second = vi.fn();
    const stop = livePorts(settings, environmentWith().environment).everySecond(second);
    vi.advanceTimersByTime(3000);
    stop();
    vi.advanceTimersByTime(3000);
    vi.useRealTimers();
    expect(second).toHaveBeenCalledTimes(3);
  });

  it('never store the PIN', async () => {
    const { environment, items } = environmentWith();
    const ports = livePorts(settings, environment);
    expect(await ports.encryptPin('pass1234!', user)).toMatch(/^v1\./);
    ports.saveUser(user);
    expect(JSON.stringify([...items])).not.toMatch(/pass1234|pin"/i);
    ports.forgetUser();
    expect(items.size).toBe(0);
  });
});

describe('test mode', () => {
  const { environment, fetch } = environmentWith();
  const ports = testModePorts(settings, environment);
  const confirm = (email: string, code = '123456') => ports.confirmCode({ email, code }, never);

  it('sends no code, and waits 1 s all the same', async () => {
    await ports.sendCode('ada@example.com', never);
    expect(fetch).not.toHaveBeenCalled();
    expect(ports.codeDelayMs).toBe(1000);
  });

  it('takes 123456 only', async () => {
    await expect(confirm('ada@example.com')).resolves.toMatchObject({ username: 'ada' });
    expect(await messageIn(confirm('ada@example.com', '123457'))).toBe(
      'Invalid code. Use 123456 for testing.',
    );
    expect(await problemIn(confirm('ada@example.com', ''))).toEqual({
      code: 'code.test',
      params: { secret: '123456' },
    });
  });

  it.each([
    ['ada@example.com', true, 'new', 'onboarding'],
    ['existing@example.com', false, 'existing', 'login'],
    ['Existing.ada@example.com', false, 'existing', 'login'],
    ['ada@existing.com', true, 'new', 'onboarding'],
  ])('takes %s as new: %s', async (email, isNewUser, userState, flowType) => {
    await expect(confirm(email)).resolves.toMatchObject({ isNewUser, userState, flowType });
  });

  it('shares with inferenceTest', async () => {
    await ports.share(shareRequest(), never);
    expect(lastRequest(fetch).url).toBe(`${location.origin}/api/inferenceTest`);
    await expect(ports.prepareResult(shareRequest())).resolves.toMatchObject({
      testMode: true,
      apiUrl: `${location.origin}/api/inferenceTest`,
    });
  });

  it('connects platforms for real', async () => {
    const attempt = ports.startAttempt('youtube');
    await expect(ports.authorize(attempt, user, never)).resolves.toBe('https://accounts.example/o');
  });
});
