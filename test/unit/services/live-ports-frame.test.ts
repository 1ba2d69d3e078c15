// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { livePorts, type PortSettings } from '../../../widget/services/live-ports.ts';
import { answering, fakePopup, lastRequest, never, problemIn, status, user } from './builders.ts';
import { openByToken } from './opened-pin.ts';
import { environmentWith, settings, windowOf } from './port-settings.ts';

const PAGE = `${location.origin}/frame/callback`;
const framed: PortSettings = { ...settings, embedder: 'https://shop.example', redirectUrl: PAGE };

it('the ports in the provider’s frame open a window on a phone too, with the page that closes it', () => {
  const { popup } = fakePopup();
  const open = vi.fn(() => popup);
  const leave = vi.fn();
  const { environment } = environmentWith({ window: windowOf(400), open, leave });
  const ports = livePorts(framed, environment);
  const oauth = ports.openWindow(ports.startAttempt('youtube'), () => {});
  oauth.navigate('https://accounts.example/o');
  oauth.close();
  expect(open).toHaveBeenCalledExactlyOnceWith(`${PAGE}#wait`, '_blank', expect.any(String));
  expect(leave).not.toHaveBeenCalled();
});

it('the ports in the provider’s frame name the frame’s callback page on a phone too', async () => {
  const { environment, fetch } = environmentWith({ window: windowOf(400) });
  const ports = livePorts(framed, environment);
  await ports.authorize(ports.startAttempt('youtube'), user, never);
  expect(lastRequest(fetch).body).toMatchObject({ session: { redirectUrl: PAGE } });
});

it('the ports in the provider’s frame continue the session of a person who is signed in elsewhere', async () => {
  const fetch = answering({ token: 'token-2' });
  const known = { sessions: [{ session: { token: 'token-1' }, forget: () => {} }] };
  const ports = livePorts({ ...framed, known }, environmentWith({ fetch }).environment);
  await expect(ports.continueSession(never)).resolves.toMatchObject({ token: 'token-2' });
  expect(lastRequest(fetch).body).toEqual({ token: 'token-1' });
});

it.each([undefined, null])(
  'the ports in the provider’s frame have no session to continue for the person %j',
  async (known) => {
    const { environment, fetch } = environmentWith();
    const ports = livePorts({ ...framed, known }, environment);
    expect(await problemIn(ports.continueSession(never))).toEqual({ code: 'session.expired' });
    expect(fetch).not.toHaveBeenCalled();
  },
);

it('the application is read from the API', async () => {
  const fetch = answering({ name: 'Shop' });
  const ports = livePorts(settings, environmentWith({ fetch }).environment);
  expect(await ports.loadApp?.(never)).toMatchObject({ name: 'Shop' });
  expect(fetch.mock.lastCall?.[0]).toBe(`${location.origin}/api/app`);
});

it('the application is unknown where the API does not support this', async () => {
  const ports = livePorts(settings, environmentWith({ fetch: status(404) }).environment);
  expect(await ports.loadApp?.(never)).toBeNull();
});

it('the PIN of a person who has no session is sealed with an empty token', async () => {
  const sealed = await livePorts(settings, environmentWith().environment).encryptPin('pass1234!', null);
  expect(await openByToken(sealed, '')).toBe('pass1234!');
});
