import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { OWN, passkeyPage, startWithPasskey } from '../support/passkey.ts';
import { EVIL, ORIGIN, startProvider } from '../support/provider.ts';
import { PIN, sealPin } from '../support/seal-pin.ts';
import { BO, EMAIL, textOf } from '../support/sign-in.ts';

it('a passkey signs the person in with one touch, and answers like call 2', async () => {
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
  const EncryptedUserPin = await sealPin(PIN, signedIn, { key: app.key, email: EMAIL });
  const pin = await ask(provider, '/api/pin', { ...own, origin: OWN, body: { EncryptedUserPin } });
  expect(pin.body).toEqual({ pinSet: true });
});

it('a passkey signs in to a second app of the provider, for which the person never got a code', async () => {
  const { provider, credential } = await startWithPasskey();
  const { key } = await provider.addApp('live', [OWN]);
  const options = await ask(provider, '/api/passkeys/sign-in/options', { key, origin: OWN, method: 'POST' });
  expect(options.body).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(options.body.allowCredentials ?? []).toEqual([]);
  expect((await passkeyPage(provider, key).signIn(credential)).body.email).toBe(EMAIL);
});

it('a passkey works in a frame of the provider on a site of the app, and on no other', async () => {
  const { page, credential } = await startWithPasskey();
  const framed = (topOrigin: string) => page.signIn(credential, { topOrigin });
  expect((await framed(ORIGIN)).status).toBe(200);
  expect((await framed(EVIL)).body.code).toBe('app.origin');
});

it('a passkey works whose authenticator does not count', async () => {
  const { page, credential } = await startWithPasskey();
  for (const _ of [1, 2]) expect((await page.signIn(credential, { counter: 0 })).status).toBe(200);
});

const start = async () => {
  const own = await startWithPasskey();
  const notices = async () =>
    (await own.provider.mails.waiting()).filter(({ to, text }) => to === EMAIL && text.includes('/account'));
  return { ...own, notices };
};

it('the provider mails the person that a passkey was added, by its name, with the page that can remove it', async () => {
  const { notices } = await start();
  expect(await notices()).toEqual([
    {
      to: EMAIL,
      subject: expect.stringMatching(/^New passkey for \S/),
      text: expect.stringMatching(
        / from now on\.\nGoogle Password Manager\n.+:\n\nhttp\S+\/account\n\nSent by Mosaic\n$/,
      ),
      html: expect.stringContaining('/account</a>'),
      sentAt: expect.any(Number),
    },
  ]);
});

it('the mail about a passkey is in the language of the browser that added it', async () => {
  const { page, token, notices } = await start();
  const options = await page.post('/options', { token });
  const body = { credential: page.make(options).response };
  await page.post('', { token, body, headers: { 'accept-language': 'de-AT' } });
  expect((await notices()).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Neuer Passkey/),
  );
});

const FORMER = 'id.old.example';
const MOVED = { PASSKEY_DOMAIN: FORMER };

it('a passkey of the former host signs in after a move', async () => {
  const { page, credential } = await startWithPasskey(MOVED);
  const options = await page.post('/sign-in/options');
  expect(options.body.rpId).toBe(FORMER);
  expect((await page.signIn(credential)).status).toBe(200);
});

it.each([
  ['the former origin', { origin: `https://${FORMER}` }],
  ['the new host as the domain', { rpId: 'localhost' }],
  ['another domain', { rpId: 'evil.example' }],
])('after a move a passkey’s signature is refused for %s', async (_name, stage) => {
  const { page, credential } = await startWithPasskey(MOVED);
  expect((await page.signIn(credential, stage)).body.code).toBe('passkey.wrong');
});

it('after a move new passkeys are of the former host too, so that a person has one kind only', async () => {
  const { page } = await startWithPasskey(MOVED);
  const { token } = await page.byCode(BO);
  const options = await page.post('/options', { token });
  expect(options.body.rp).toMatchObject({ id: FORMER });
});

it('the provider names the pages that may use its passkeys, wherever it is asked', async () => {
  for (const variables of [{}, MOVED]) {
    const provider = await startProvider({ variables });
    const answer = await ask(provider, '/.well-known/webauthn', { origin: null });
    expect([answer.status, answer.body]).toEqual([200, { origins: [OWN] }]);
    expect(answer.headers.get('content-type')).toContain('application/json');
  }
});
