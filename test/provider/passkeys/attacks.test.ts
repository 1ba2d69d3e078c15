import { expect, it } from 'vitest';
import { ask, refusalIn } from '../support/ask.ts';
import { OWN, startWithPasskey } from '../support/passkey.ts';
import { EVIL, MINUTE, ORIGIN, startProvider } from '../support/provider.ts';
import { parallel } from '../support/repeated.ts';
import { BO, textOf } from '../support/sign-in.ts';

it('a passkey opens one session for one signature, under a hundred parallel replays', async () => {
  const { page, credential } = await startWithPasskey();
  const body = { credential: page.use(credential, await page.post('/sign-in/options')) };
  const answers = await parallel(100, () => page.post('/sign-in', { body }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ body: { code } }) => code))).toEqual(new Set([undefined, 'passkey.stale']));
});

it.each([
  ['another origin', { origin: EVIL }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a person whom the authenticator did not check', { isVerified: false }],
])('a passkey’s signature is refused for %s', async (_name, stage) => {
  const { page, credential } = await startWithPasskey();
  expect((await page.signIn(credential, stage)).body.code).toBe('passkey.wrong');
});

it('a passkey’s signature is refused for a challenge of another app, a made-up one, and an expired one', async () => {
  const { provider, page, credential } = await startWithPasskey();
  const { key } = await provider.addApp('live', [OWN]);
  const theirs = await ask(provider, '/api/passkeys/sign-in/options', { key, origin: OWN, method: 'POST' });
  const options = await page.post('/sign-in/options');
  const send = async (challenge: string) => {
    const body = { credential: page.use(credential, options, { challenge }) };
    return (await page.post('/sign-in', { body })).body.code;
  };
  expect(await send(textOf(theirs, 'challenge'))).toBe('passkey.stale');
  expect(await send('made-up')).toBe('passkey.stale');
  const own = { credential: page.use(credential, theirs) };
  expect((await ask(provider, '/api/passkeys/sign-in', { key, origin: OWN, body: own })).status).toBe(200);
  provider.clock.pass(10 * MINUTE);
  expect(await send(textOf(options, 'challenge'))).toBe('passkey.stale');
});

it('a passkey allows no sign-in with another person’s credential id', async () => {
  const { page, credential: amals } = await startWithPasskey();
  const bo = await page.byCode(BO);
  const { credential: bos } = await page.add(bo.token);
  const forged = { ...amals, counter: 5 };
  for (const stage of [{ key: bos.privateKey }, { key: bos.privateKey, userHandle: bos.userHandle }])
    expect((await page.signIn(forged, stage)).body.code).toBe('passkey.wrong');
  expect((await page.signIn(amals, { userHandle: bos.userHandle })).body.code).toBe('passkey.wrong');
});

it('a passkey whose counter falls or stays the same is refused, and works again with the right one', async () => {
  const { page, credential } = await startWithPasskey();
  expect((await page.signIn(credential, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 6, 0])
    expect((await page.signIn(credential, { counter })).body.code).toBe('passkey.counter');
  expect((await page.signIn(credential, { counter: 8 })).status).toBe(200);
});

it('a passkey is added for a session by code, on the provider’s own page, within ten minutes', async () => {
  const { provider, app, page, token, credential } = await startWithPasskey();
  const options = async (given: string, origin: string | null = OWN) =>
    (await page.post('/options', { token: given, origin })).body.code;
  expect(await options(textOf(await page.signIn(credential), 'token'))).toBe('passkey.session');
  const shop = await page.byCode(BO, { origin: ORIGIN });
  expect(await options(shop.token, ORIGIN)).toBe('passkey.session');
  expect(await options(shop.token, null)).toBe('passkey.session');
  const renewed = await ask(provider, '/api/session/renew', {
    key: app.key,
    token,
    origin: OWN,
    method: 'POST',
  });
  expect(await options(textOf(renewed, 'token'))).toBeUndefined();
  provider.clock.pass(10 * MINUTE);
  expect(await options(textOf(renewed, 'token'))).toBe('passkey.session');
});

it('a passkey is stored only for the session that asked, from the origin that asked, and once', async () => {
  const { page, token } = await startWithPasskey();
  const options = await page.post('/options', { token });
  const { response } = page.make(options);
  const other = await page.byCode(BO);
  const add = async (given: string, credential: unknown = response) =>
    (await page.post('', { token: given, body: { credential } })).body.code;
  expect(await add(other.token)).toBe('passkey.stale');
  expect(await add(token)).toBeUndefined();
  expect(await add(token)).toBe('passkey.stale');
  for (const stage of [{ origin: EVIL }, { rpId: 'evil.example' }, { isVerified: false }]) {
    const forged = page.make(await page.post('/options', { token: other.token }), stage).response;
    expect(await add(other.token, forged)).toBe('passkey.wrong');
  }
  const taken = page.make(await page.post('/options', { token: other.token }), {
    topOrigin: EVIL,
  });
  expect(await add(other.token, taken.response)).toBe('app.origin');
});

it('a new passkey is stored whatever its attestation says: the provider reads no certificate of it, and fetches no address of one', async () => {
  const { page, token } = await startWithPasskey();
  const { answer, credential } = await page.add(token, { attestation: 'android-key' });
  expect(answer.status).toBe(200);
  expect((await page.signIn(credential)).status).toBe(200);
});

it('an invalid passkey is refused, and nothing of it is logged', async () => {
  const { provider, page, credential } = await startWithPasskey();
  const use = async () => page.use(credential, await page.post('/sign-in/options'));
  const send = async (change: object) =>
    (await page.post('/sign-in', { body: { credential: { ...(await use()), ...change } } })).body.code;
  const { response } = await use();
  expect(await send({ rawId: 'un known' })).toBe('request.shape');
  expect(await send({ id: 'unknown', rawId: 'unknown' })).toBe('passkey.unknown');
  expect(await send({ response: { ...response, clientDataJSON: 'bm8' } })).toBe('passkey.wrong');
  expect(await send({ response: { ...response, clientDataJSON: 'e30' } })).toBe('passkey.wrong');
  const { response: own } = await use();
  expect(await send({ response: { ...own, signature: 'AAAA' } })).toBe('passkey.wrong');
  expect(await send({ response: own })).toBe('passkey.stale');
  expect(provider.lines.join('')).not.toContain(credential.id);
});

it('passkeys are off if the provider’s address is a number', async () => {
  const provider = await startProvider({ variables: { PUBLIC_URL: 'http://127.0.0.1:4174' } });
  const { key } = await provider.addApp('live', ['http://127.0.0.1:4174']);
  const origin = 'http://127.0.0.1:4174';
  expect(
    refusalIn(await ask(provider, '/api/passkeys/sign-in/options', { key, origin, method: 'POST' })),
  ).toBe('404 passkey.off');
});
