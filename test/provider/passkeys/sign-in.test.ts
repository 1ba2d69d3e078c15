import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { OWN, passkeyPage, startWithPasskey } from '../support/passkey.ts';
import { sealPin } from '../support/seal-pin.ts';
import { EMAIL, textOf } from '../support/sign-in.ts';

it('signs the person in with one touch, and answers like call 2', async () => {
  const { provider, app, page, answer, credential } = await startWithPasskey();
  const signedIn = await page.signIn(credential);
  const { canAddPasskey, ...byCode } = answer.body;
  expect(canAddPasskey).toBe(true);
  expect(signedIn.status).toBe(200);
  expect(Object.keys(signedIn.body).sort()).toEqual([...Object.keys(byCode), 'email'].sort());
  expect(signedIn.body).toMatchObject({
    email: EMAIL,
    username: 'amal',
    isNewUser: false,
    userState: 'existing',
    flowType: 'login',
    expiresAt: answer.body.expiresAt,
  });
  const own = { key: app.key, token: textOf(signedIn, 'token') };
  const EncryptedUserPin = await sealPin('rain-4-ever!', signedIn, { key: app.key, email: EMAIL });
  const pin = await ask(provider, '/api/pin', { ...own, origin: OWN, body: { EncryptedUserPin } });
  expect(pin.body).toEqual({ pinSet: true });
});

it('binds the session to the app and the origin that signed in', async () => {
  const { provider, app, page, credential } = await startWithPasskey();
  const token = textOf(await page.signIn(credential), 'token');
  const other = await provider.addApp('live', [OWN]);
  const grants = (key: string, origin: string) => ask(provider, '/api/grants', { key, token, origin });
  expect((await grants(app.key, OWN)).status).toBe(200);
  expect((await grants(other.key, OWN)).body.code).toBe('session.app');
  expect((await grants(app.key, 'https://shop.example')).body.code).toBe('session.origin');
});

it('signs in to a second app of the provider, for which the person never got a code', async () => {
  const { provider, credential } = await startWithPasskey();
  const { key } = await provider.addApp('live', [OWN]);
  const options = await ask(provider, '/api/passkeys/sign-in/options', { key, origin: OWN, method: 'POST' });
  expect(options.body).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(options.body.allowCredentials ?? []).toEqual([]);
  expect((await passkeyPage(provider, key).signIn(credential)).body.email).toBe(EMAIL);
});

it('accepts a frame of the provider on a site of the app, and on no other', async () => {
  const { page, credential } = await startWithPasskey();
  const framed = (topOrigin: string) => page.signIn(credential, { topOrigin });
  expect((await framed('https://shop.example')).status).toBe(200);
  expect((await framed('https://evil.example')).body.code).toBe('app.origin');
});

it('accepts an authenticator that does not count', async () => {
  const { page, credential } = await startWithPasskey();
  for (const _ of [1, 2]) expect((await page.signIn(credential, { counter: 0 })).status).toBe(200);
});

it('offers to add a passkey only on the provider’s own page', async () => {
  const { page } = await startWithPasskey();
  const { answer } = await page.byCode('bo@example.org', { origin: 'https://shop.example' });
  expect(answer.body.canAddPasskey).toBe(false);
});
