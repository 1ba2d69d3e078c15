import { decodeProtectedHeader } from 'jose';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { required, soon } from '../support/until.ts';
import { ask } from './support/ask.ts';
import { exchange } from './support/code.ts';
import { hostOf } from './support/host-server.ts';
import { answerAt, locationOf, startOpenId } from './support/open-id.ts';
import { createClock, fileOf, SECRET as OLD, startProvider, type TestProvider } from './support/provider.ts';
import { startReceiver } from './support/receiver.ts';
import { sealPin } from './support/seal-pin.ts';
import { approving, startSharing } from './support/share.ts';
import { EMAIL, newestCode, requestCode, textOf } from './support/sign-in.ts';

const NEW = 'the secret that comes next and is also long enough';
const BOTH = { step1: `${OLD},${NEW}`, step2: `${NEW},${OLD}` };

const startCopies = async (before: string, after: string) => {
  const clock = createClock();
  const waiting = await startProvider({ clock, variables: { PROVIDER_SECRET: before } });
  const variables = { DATABASE_URL: `file:${fileOf(waiting)}`, PROVIDER_SECRET: after };
  const restarted = await startProvider({ clock, variables });
  return { waiting, restarted, ...(await waiting.addApp()) };
};

const signInOver = async (first: TestProvider, second: TestProvider, key: string) => {
  first.clock.pass(1);
  const challenge = textOf(await requestCode(first, key), 'challenge');
  const body = { email: EMAIL, code: await newestCode(second, EMAIL), challenge };
  const signed = await ask(second, '/api/email/verify/confirm', { key, body });
  const token = textOf(signed, 'token');
  const EncryptedUserPin = await sealPin('abc1234!', signed, { key, email: EMAIL });
  const pin = await ask(first, '/api/pin', { key, token, body: { EncryptedUserPin } });
  const shared = await ask(first, '/api/getAPIurlMobile', { key, token, body: approving('Medium') });
  const inferred = await ask(second, '/api/inference', {
    token: textOf(shared, 'accessToken'),
    origin: null,
    body: { Input: ['AI'] },
  });
  return [signed, pin, shared, inferred].map(({ status }) => status);
};

it.each([
  ['the first step', OLD, BOTH.step1],
  ['the second step', BOTH.step1, BOTH.step2],
  ['the last step', BOTH.step2, NEW],
])('people sign in and share over copies before and after %s of a rotation', async (_name, before, after) => {
  const { waiting, restarted, key } = await startCopies(before, after);
  expect(await signInOver(waiting, restarted, key)).toEqual([200, 200, 200, 200]);
  expect(await signInOver(restarted, waiting, key)).toEqual([200, 200, 200, 200]);
});

it('a host verifies tokens of the new key at once, because the first step published it', async () => {
  const { waiting, restarted, key, id } = await startCopies(BOTH.step1, BOTH.step2);
  const { asked, verify } = hostOf(waiting, id);
  await verify(await (await startSharing(waiting, key)).accessToken());
  await verify(await (await startSharing(restarted, key)).accessToken());
  expect(asked).toEqual(['/.well-known/jwks.json']);
});

it('mails of a deleted person are deleted, whichever secret sealed them', async () => {
  const { waiting, restarted, key } = await startCopies(OLD, BOTH.step2);
  await requestCode(waiting, key);
  await restarted.database.transaction((trx) => restarted.mails.forget(trx, EMAIL));
  expect(await waiting.mails.waiting()).toEqual([]);
});

it('ID tokens of the old key stay good as hints until the last step, and a refresh gives one of the new key', async () => {
  const clock = createClock();
  const before = await startOpenId({ clock });
  const { redeemed, browser } = await before.tokens();
  const hint = String(redeemed.body.id_token);
  const DATABASE_URL = `file:${fileOf(before.provider)}`;
  const startWith = (PROVIDER_SECRET: string) =>
    startProvider({ clock, variables: { DATABASE_URL, PROVIDER_SECRET } });
  const silentAt = async (provider: TestProvider) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const address = before.addressWith({ prompt: 'none', id_token_hint: hint });
    return answerAt(locationOf(await ask(provider, address, { origin: null, headers: { cookie } })));
  };
  const restarted = await startWith(BOTH.step2);
  expect(await silentAt(restarted)).toMatchObject({ code: expect.any(String) });
  const refreshed = await exchange(restarted, {
    grant_type: 'refresh_token',
    client_id: before.app.id,
    refresh_token: String(redeemed.body.refresh_token),
  });
  const { keys } = JSON.parse((await ask(restarted, '/.well-known/jwks.json', { origin: null })).text);
  const kids = keys.flatMap(({ kid, kty }: Record<'kid' | 'kty', string>) => (kty === 'EC' ? [kid] : []));
  const [old, next] = [hint, textOf(refreshed, 'id_token')].map((token) => decodeProtectedHeader(token).kid);
  expect(kids).toEqual([next, old]);
  expect(await silentAt(await startWith(NEW))).toMatchObject({ error: 'login_required' });
});

it('a refresh token that is sent to copies before and after a step of a rotation gives the same next one', async () => {
  const clock = createClock();
  const before = await startOpenId({ clock, variables: { PROVIDER_SECRET: BOTH.step1 } });
  const after = await startProvider({
    clock,
    variables: { DATABASE_URL: `file:${fileOf(before.provider)}`, PROVIDER_SECRET: BOTH.step2 },
  });
  const nextOf = async (provider: TestProvider, refresh_token: string) => {
    const fields = { grant_type: 'refresh_token', client_id: before.app.id, refresh_token };
    return textOf(await exchange(provider, fields), 'refresh_token');
  };
  const { refreshToken } = await before.tokens();
  const second = await nextOf(before.provider, refreshToken);
  expect(await nextOf(after, refreshToken)).toBe(second);
  const third = await nextOf(after, second);
  expect(await nextOf(before.provider, second)).toBe(third);
});

it('after a lost secret the events of a webhook wait, the operator sees why, and they go out once the webhook has another secret', async () => {
  const first = await startProvider();
  const receiver = await startReceiver();
  const app = await first.addApp();
  await first.targets.set(app.id, receiver.url);
  first.stop(0);
  const provider = await startProvider({
    variables: { DATABASE_URL: `file:${fileOf(first)}`, PROVIDER_SECRET: NEW },
  });
  await (await startSharing(provider, app.key)).share();
  const events = () =>
    provider.database.query.selectFrom('webhook_events').select(['state', 'failure', 'tries']).execute();
  await soon(async () =>
    expect(await events()).toEqual([
      { state: 'waiting', failure: 'its secret is gone: app rotate APP --webhook-secret', tries: 1 },
    ]),
  );
  expect(receiver.got).toEqual([]);
  const secret = required(await provider.targets.rotate(app.id), 'a secret');
  provider.clock.pass(5_000);
  await soon(() => expect(receiver.got).toHaveLength(1));
  const [sent] = receiver.got;
  const { body, headers } = required(sent, 'a delivery');
  // The old secret, which signs for a day more otherwise, cannot be opened.
  expect(String(headers['webhook-signature']).split(' ')).toHaveLength(1);
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  expect(headers['webhook-signature']).toBe(
    new Webhook(secret).sign(String(headers['webhook-id']), at, body),
  );
});
