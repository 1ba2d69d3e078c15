// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { OauthReport, Ports } from '../../../widget/machine/ports.ts';
import { livePorts, type PortSettings } from '../../../widget/services/live-ports.ts';
import { passkeyGlobals } from '../../support/passkey-credential.ts';
import { answering, fakePopup, lastRequest, NOW, never, user } from './builders.ts';
import { openByToken } from './opened-pin.ts';
import { environmentWith, settings, windowOf } from './port-settings.ts';

beforeEach(() => history.replaceState(null, '', '/shop?item=7#top'));
afterEach(() => history.replaceState(null, '', '/'));

const askedFor = async (parts: Partial<PortSettings>, innerWidth: number) => {
  const { environment, fetch } = environmentWith({ window: windowOf(innerWidth) });
  const ports = livePorts({ ...settings, ...parts }, environment);
  await ports.authorize(ports.startAttempt('youtube'), user, never);
  return lastRequest(fetch).body;
};

it('the redirect address of call 3 is the host’s callback page, absolute', async () => {
  expect(await askedFor({ redirectUrl: '/oauth-callback.html' }, 1024)).toMatchObject({
    session: { redirectUrl: `${location.origin}/oauth-callback.html` },
  });
});

it('the redirect address of call 3 is left to the server if the host names none', async () => {
  expect(await askedFor({}, 1024)).not.toHaveProperty('session.redirectUrl');
});

it('the redirect address of call 3 is the page itself on mobile', async () => {
  expect(await askedFor({ redirectUrl: '/oauth-callback.html' }, 768)).toMatchObject({
    session: { redirectUrl: `${location.origin}/shop?item=7` },
  });
});

it('the ports open a window on a wide screen, and accept a result from the API’s origin', () => {
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

it('the ports accept a result only from the callback page’s origin if the host names the page', () => {
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

it.each([
  ['has no opener where the host’s callback page tells the result', '/oauth-callback.html', false, null],
  ['keeps its opener where the page is in a frame', '/oauth-callback.html', true, 'the page'],
  ['keeps its opener where the server’s page tells the result', null, false, 'the page'],
])('the ports open a window that %s', (_, redirectUrl, isFramed, opener) => {
  const { popup, state } = fakePopup();
  const page = windowOf(1024, isFramed ? { top: null } : {});
  const { environment } = environmentWith({ window: page, open: () => popup });
  const ports = livePorts({ ...settings, redirectUrl }, environment);
  const oauth = ports.openWindow(ports.startAttempt('youtube'), () => {});
  oauth.navigate('https://accounts.example/o');
  oauth.close();
  expect(state.opener).toBe(opener);
});

const ENDS = { ...user, expiresAt: new Date(NOW + 30 * 86_400_000).toISOString() };
const attempt = { platform: 'youtube', state: 's1' } as const;

it.each<[string, string, (ports: Ports) => unknown]>([
  ['the ticket of a platform', 'youtube/complete', (ports) => ports.complete(attempt, 't-1', ENDS, never)],
  ['the sealed PIN', 'pin', (ports) => ports.setPin('v1.secret', ENDS, never)],
  ['the end of a session', 'session', (ports) => ports.endSession(ENDS)],
  ['the wish for readings', 'readings', (ports) => ports.watchReadings(ENDS, () => {})()],
])('the ports send %s below the API base, with the person’s session', async (_, path, call) => {
  const { environment, fetch } = environmentWith();
  await call(livePorts(settings, environment));
  const [url, init] = fetch.mock.lastCall ?? [];
  expect(url).toBe(`${location.origin}/api/${path}`);
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer session-token');
});

it.each([
  ['is, where the server asks for it and the device has a lock', true, true, true],
  ['is not, where the device has no lock', true, false, false],
  ['is not, where the server does not ask for it', undefined, true, undefined],
])(
  'the ports say after a sign-in by code whether a passkey is offered: it %s',
  async (_, asked, lock, offered) => {
    vi.stubGlobal('PublicKeyCredential', passkeyGlobals({ lock }).PublicKeyCredential);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { environment } = environmentWith({
      fetch: answering({ token: 't', canAddPasskey: asked }),
    });
    const signIn = await livePorts(settings, environment).confirmCode(
      { email: 'ada@example.com', code: '123456' },
      never,
    );
    expect(signIn.canAddPasskey).toBe(offered);
  },
);

it('the ports leave the page on a narrow one', () => {
  const open = vi.fn(() => null);
  const leave = vi.fn();
  const { environment, items } = environmentWith({ window: windowOf(400), open, leave });
  const ports = livePorts(settings, environment);
  ports.openWindow(ports.startAttempt('youtube'), () => {}).navigate('https://accounts.example/o');
  expect(open).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://accounts.example/o');
  expect([...items.keys()]).toEqual(['data-connect:mosaic:oauth']);
});

it('the ports return the present time as ISO 8601 and use no delay for a code', () => {
  const ports = livePorts(settings, environmentWith().environment);
  expect([ports.now(), ports.codeDelayMs]).toEqual(['2026-11-21T12:00:00.000Z', 0]);
});

it('the ports count seconds until they are stopped', () => {
  vi.useFakeTimers();
  const second = vi.fn();
  const stop = livePorts(settings, environmentWith().environment).everySecond(second);
  vi.advanceTimersByTime(3000);
  stop();
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  expect(second).toHaveBeenCalledTimes(3);
});

it('the ports never store the PIN', async () => {
  const { environment, items } = environmentWith();
  const ports = livePorts(settings, environment);
  expect(await ports.encryptPin('pass1234!', user)).toMatch(/^v1\./);
  ports.saveUser(user);
  expect(JSON.stringify([...items])).not.toMatch(/pass1234|pin"/i);
  ports.forgetUser();
  expect(items.size).toBe(0);
});
