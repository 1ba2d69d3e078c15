import { expect, it } from 'vitest';
import { signInToAccount } from '../support/account.ts';
import { ask, refusalIn } from '../support/ask.ts';
import { OWN, startWithPasskey } from '../support/passkey.ts';
import { HOUR } from '../support/provider.ts';
import { PIN, sealPin } from '../support/seal-pin.ts';
import { BO, EMAIL, textOf } from '../support/sign-in.ts';

const start = async () => {
  const own = await startWithPasskey();
  const { provider, app, token, answer, page } = own;
  const { account } = await signInToAccount(provider);
  const setPin = async () => {
    const EncryptedUserPin = await sealPin(PIN, answer, { key: app.key, email: EMAIL });
    await ask(provider, '/api/pin', { key: app.key, token, origin: OWN, body: { EncryptedUserPin } });
  };
  const add = async (body: object) => {
    const options = await account('passkeys/options', { body });
    if (options.status !== 200) return options;
    const { response } = page.make(options);
    return account('passkeys', { body: { credential: response } });
  };
  const listed = async (): Promise<readonly Record<string, unknown>[]> =>
    JSON.parse((await account('overview')).text).passkeys;
  return { ...own, account, setPin, add, listed };
};

it('/account lists passkeys by name, with when each was made and last used', async () => {
  const { provider, page, credential, listed } = await start();
  const [fresh] = await listed();
  expect(fresh).toMatchObject({ name: 'Google Password Manager', lastUsed: null });
  provider.clock.pass(HOUR);
  await page.signIn(credential);
  const [used] = await listed();
  expect(used?.lastUsed).toBe(new Date(provider.clock.now()).toISOString());
  expect(used?.added).toBe(fresh?.added);
});

it('/account adds a passkey if the PIN is right; a person without a PIN needs none', async () => {
  const { add, setPin, listed } = await start();
  expect((await add({})).status).toBe(200);
  await setPin();
  expect((await add({})).body.code).toBe('pin.wrong');
  expect((await add({ pin: 'other-5-pin!' })).body.code).toBe('pin.wrong');
  expect((await add({ pin: PIN })).status).toBe(200);
  expect(await listed()).toHaveLength(3);
});

it('a person signs in to /account by a passkey, whose session may add another with the PIN and not remove the PIN', async () => {
  const { account, page, credential, setPin } = await start();
  await setPin();
  const options = await account('passkeys/sign-in/options', { method: 'POST' });
  const signedIn = await account('passkeys/sign-in', {
    body: { credential: page.use(credential, options) },
  });
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect(signedIn.body).toEqual({ expiresAt: expect.any(String) });
  const asked = (body: object) => account('passkeys/options', { body, headers: { cookie } });
  expect((await asked({})).body.code).toBe('pin.wrong');
  expect((await asked({ pin: PIN })).status).toBe(200);
  expect(refusalIn(await account('pin', { method: 'DELETE', headers: { cookie } }))).toBe('403 pin.session');
});

it('/account removes a passkey: it no longer works, and the sessions that it began end', async () => {
  const { provider, app, account, page, credential, token, listed } = await start();
  const byPasskey = textOf(await page.signIn(credential), 'token');
  const [passkey] = await listed();
  expect((await account(`passkeys/${passkey?.id}`, { method: 'DELETE' })).body).toEqual({ removed: true });
  expect((await account(`passkeys/${passkey?.id}`, { method: 'DELETE' })).body).toEqual({ removed: false });
  expect((await page.signIn(credential)).body.code).toBe('passkey.unknown');
  const grants = (given: string) => ask(provider, '/api/grants', { key: app.key, token: given, origin: OWN });
  expect((await grants(byPasskey)).body.code).toBe('session.unknown');
  expect((await grants(token)).status).toBe(200);
});

it('/account removes no passkey of another person', async () => {
  const { provider, listed } = await start();
  const [passkey] = await listed();
  const bo = await signInToAccount(provider, BO);
  const answer = await bo.account(`passkeys/${passkey?.id}`, { method: 'DELETE' });
  expect(answer.body).toEqual({ removed: false });
  expect(await listed()).toHaveLength(1);
});

it('/account exports passkeys with all other data, and deletes them with the person', async () => {
  const { account, page, credential, provider } = await start();
  const { passkeys } = JSON.parse((await account('export', { body: {} })).text);
  expect(passkeys).toEqual([
    expect.objectContaining({
      credentialId: credential.id,
      publicKey: expect.stringMatching(/^[\w-]{40,}$/),
      counter: expect.any(Number),
      transports: ['internal', 'hybrid'],
      name: 'Google Password Manager',
    }),
  ]);
  await account('delete', { body: { email: EMAIL } });
  expect((await page.signIn(credential)).body.code).toBe('passkey.unknown');
  const left = await provider.rows('passkeys');
  expect(left).toEqual([]);
});

it('/account stops at twenty passkeys, and at ten challenges of a place in ten minutes', async () => {
  const { provider, add } = await start();
  const codes: unknown[] = [];
  for (let count = 0; count < 11; count += 1) codes.push((await add({})).body.code);
  expect(codes.at(-1)).toBe('passkey.limit');
  provider.clock.pass(600_000);
  for (let count = 0; count < 10; count += 1) await add({});
  expect((await add({})).body.code).toBe('passkey.full');
});
