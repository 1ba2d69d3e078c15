// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { OauthReport, Ports } from '../../../widget/machine/ports.ts';
import type { BrowserEnvironment } from '../../../widget/services/environment.ts';
import { livePorts, type PortSettings } from '../../../widget/services/live-ports.ts';
import { passkeyGlobals } from '../../support/passkey-credential.ts';
import { answering, fakePopup, lastRequest, NOW, never, problemIn, status, user } from './builders.ts';
import { openByToken } from './opened-pin.ts';
import { environmentWith, settings, windowOf } from './port-settings.ts';

const PROVIDER = 'https://accounts.example/o';
const CALLBACK = '/oauth-callback.html';
const FRAME_PAGE = `${location.origin}/frame/callback`;
const FRAMED: Partial<PortSettings> = { embedder: 'https://shop.example', redirectUrl: FRAME_PAGE };

const portsWith = (parts: Partial<PortSettings> = {}, browser: Partial<BrowserEnvironment> = {}) => {
  const { environment, fetch, items } = environmentWith(browser);
  return { ports: livePorts({ ...settings, ...parts }, environment), fetch, items };
};

beforeEach(() => history.replaceState(null, '', '/shop?item=7#top'));
afterEach(() => history.replaceState(null, '', '/'));

it.each<[string, Partial<PortSettings>, number, string | undefined]>([
  ['the host’s callback page, absolute', { redirectUrl: CALLBACK }, 1024, `${location.origin}${CALLBACK}`],
  ['left to the server if the host names none', {}, 1024, undefined],
  ['the page itself on mobile', { redirectUrl: CALLBACK }, 768, `${location.origin}/shop?item=7`],
  ['the frame’s callback page, on a phone too', FRAMED, 400, FRAME_PAGE],
])('the redirect address of call 3 is %s', async (_, parts, innerWidth, redirectUrl) => {
  const { ports, fetch } = portsWith(parts, { window: windowOf(innerWidth) });
  await ports.authorize(ports.startAttempt('youtube'), user, never);
  expect(lastRequest(fetch).body).toMatchObject({ session: { username: 'ada' } });
  const { session } = Object(lastRequest(fetch).body);
  expect(session.redirectUrl).toBe(redirectUrl);
});

it.each<[string, string | null, (string | undefined)[]]>([
  ['the API’s origin, and the page’s', null, ['https://api.example', location.origin]],
  ['the callback page’s origin alone if the host names the page', CALLBACK, [location.origin]],
])('a window on a wide screen accepts a result from %s', (_, redirectUrl, origins) => {
  for (const origin of ['https://api.example', location.origin, 'https://evil.example']) {
    const open = () => fakePopup().popup;
    const parts = { apiBase: 'https://api.example/v1', redirectUrl };
    const { ports } = portsWith(parts, { window: windowOf(1024), open });
    const reports: OauthReport[] = [];
    const attempt = ports.startAttempt('youtube');
    const oauth = ports.openWindow(attempt, (report) => reports.push(report));
    const data = { source: 'data-connect-oauth', state: attempt.state, at: NOW };
    window.dispatchEvent(new MessageEvent('message', { data, origin }));
    oauth.close();
    expect(reports).toEqual(origins.includes(origin) ? [{ type: 'oauth.connected' }] : []);
  }
});

it.each([
  ['has no opener where the host’s callback page tells the result', CALLBACK, false, null],
  ['keeps its opener where the page is in a frame', CALLBACK, true, 'the page'],
  ['keeps its opener where the server’s page tells the result', null, false, 'the page'],
])('a window %s', (_, redirectUrl, isFramed, opener) => {
  const { popup, state } = fakePopup();
  const page = windowOf(1024, isFramed ? { top: null } : {});
  const { ports } = portsWith({ redirectUrl }, { window: page, open: () => popup });
  const oauth = ports.openWindow(ports.startAttempt('youtube'), () => {});
  oauth.navigate(PROVIDER);
  oauth.close();
  expect(state.opener).toBe(opener);
});

it('a narrow page is left for the provider, but in the provider’s frame a window opens', () => {
  const [open, leave] = [vi.fn(() => fakePopup().popup), vi.fn()];
  const narrow = { window: windowOf(400), open, leave };
  const { ports, items } = portsWith({}, narrow);
  ports.openWindow(ports.startAttempt('youtube'), () => {}).navigate(PROVIDER);
  expect(open).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalledExactlyOnceWith(PROVIDER);
  expect([...items.keys()]).toEqual(['data-connect:mosaic:oauth']);
  const framed = portsWith(FRAMED, narrow).ports;
  framed.openWindow(framed.startAttempt('youtube'), () => {}).close();
  expect(open).toHaveBeenCalledExactlyOnceWith(`${FRAME_PAGE}#wait`, '_blank', expect.any(String));
  expect(leave).toHaveBeenCalledOnce();
});

const ENDS = { ...user, expiresAt: new Date(NOW + 30 * 86_400_000).toISOString() };
const attempt = { platform: 'youtube', state: 's1' } as const;
const BEARER = 'Bearer session-token';

it.each<[string, string | null, (ports: Ports) => unknown]>([
  ['email/verify', null, (ports) => ports.sendCode('ada@example.com', never)],
  ['youtube/complete', BEARER, (ports) => ports.complete(attempt, 't-1', ENDS, never)],
  ['pin', BEARER, (ports) => ports.setPin('v1.secret', ENDS, never)],
  ['session', BEARER, (ports) => ports.endSession(ENDS)],
  ['readings', BEARER, (ports) => ports.watchReadings(ENDS, () => {})()],
])('the call %s goes below the API base, with the token %s', async (path, bearer, call) => {
  const { ports, fetch } = portsWith();
  await call(ports);
  const [url, init] = fetch.mock.lastCall ?? [];
  expect(url).toBe(`${location.origin}/api/${path}`);
  expect(new Headers(init?.headers).get('Authorization')).toBe(bearer);
});

it.each([
  ['is, where the server asks for it and the device has a lock', true, true, true],
  ['is not, where the device has no lock', true, false, false],
  ['is not, where the server does not ask for it', undefined, true, undefined],
])('a passkey after a sign-in by code %s offered', async (_, canAddPasskey, lock, offered) => {
  vi.stubGlobal('PublicKeyCredential', passkeyGlobals({ lock }).PublicKeyCredential);
  onTestFinished(() => void vi.unstubAllGlobals());
  const fetch = answering({ token: 't', canAddPasskey });
  const { ports } = portsWith({ locale: 'de' }, { fetch });
  const signIn = await ports.confirmCode({ email: 'ada@example.com', code: '123456' }, never);
  expect(signIn).toMatchObject({ token: 't' });
  expect(signIn.canAddPasskey).toBe(offered);
  expect(lastRequest(fetch).headers.get('Accept-Language')).toBe('de');
});

it('the PIN is sealed with the session, or an empty token where there is none, and never stored', async () => {
  const { ports, items } = portsWith();
  expect(await openByToken(await ports.encryptPin('pass1234!', user), 'session-token')).toBe('pass1234!');
  expect(await openByToken(await ports.encryptPin('pass1234!', null), '')).toBe('pass1234!');
  ports.saveUser(user);
  expect(JSON.stringify([...items])).not.toMatch(/pass1234|pin"/i);
  ports.forgetUser();
  expect(items.size).toBe(0);
});

it('the ports have the present time as ISO 8601, no delay for a code, and count seconds until they are stopped', () => {
  const { ports } = portsWith();
  expect([ports.now(), ports.codeDelayMs]).toEqual(['2026-11-21T12:00:00.000Z', 0]);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const second = vi.fn();
  const stop = ports.everySecond(second);
  vi.advanceTimersByTime(3000);
  stop();
  vi.advanceTimersByTime(3000);
  expect(second).toHaveBeenCalledTimes(3);
});

it('the session of a person who is signed in elsewhere is continued, and there is none without them', async () => {
  const fetch = answering({ token: 'token-2' });
  const known = { sessions: [{ session: { token: 'token-1' }, forget: () => {} }] };
  const { ports } = portsWith({ ...FRAMED, known }, { fetch });
  await expect(ports.continueSession(never)).resolves.toMatchObject({ token: 'token-2' });
  expect(lastRequest(fetch).body).toEqual({ token: 'token-1' });
  for (const unknown of [undefined, null]) {
    const none = portsWith({ ...FRAMED, known: unknown });
    expect(await problemIn(none.ports.continueSession(never))).toEqual({ code: 'session.expired' });
    expect(none.fetch).not.toHaveBeenCalled();
  }
});

it('the application is read from the API, and unknown where the API does not support this', async () => {
  const fetch = answering({ name: 'Shop' });
  expect(await portsWith({}, { fetch }).ports.loadApp?.(never)).toMatchObject({ name: 'Shop' });
  expect(fetch.mock.lastCall?.[0]).toBe(`${location.origin}/api/app`);
  expect(await portsWith({}, { fetch: status(404) }).ports.loadApp?.(never)).toBeNull();
});
