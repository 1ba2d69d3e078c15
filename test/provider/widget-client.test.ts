import { expect, it } from 'vitest';
import { recordOf } from '../../widget/domain/user-record.ts';
import { authorize, complete, sendCode, setPin } from '../../widget/services/api.ts';
import { encryptPin } from '../../widget/services/pin-cipher.ts';
import { REAL_SHARE, share } from '../../widget/services/share.ts';
import { problemIn, shareRequest } from '../unit/services/builders.ts';
import { ask } from './support/ask.ts';
import { arrive, startConnecting } from './support/platform.ts';
import { CALLBACK, startApp } from './support/provider.ts';
import { PIN } from './support/seal-pin.ts';
import { BO, EMAIL, newestCode } from './support/sign-in.ts';
import { never, widgetClient } from './support/widget-client.ts';

const start = async () => {
  const { provider, key } = await startApp();
  const client = widgetClient(provider, key);
  const signIn = await client.signIn();
  const user = recordOf(signIn, EMAIL);
  const grants = async () => (await ask(provider, '/api/grants', { key, token: user.token })).body.grants;
  return { provider, key, ...client, signIn, user, grants };
};

it('the widget’s client on the provider solves the proof of work of a crowded network by itself, and takes a code of eight digits', async () => {
  const { provider, key } = await startApp({ variables: { CODES_PER_CLIENT: '1' } });
  const { api, signIn } = widgetClient(provider, key);
  await sendCode(api, 'first@example.org', never);
  expect(await problemIn(sendCode({ ...api, subtle: undefined }, EMAIL, never))).toMatchObject({
    code: 'code.send',
    hint: 'retryAfter',
  });
  expect(await signIn()).toMatchObject({ username: 'amal' });
  const subject = provider.keyring.mac('limit', `wrong ${EMAIL}`);
  const tries = Array.from({ length: 50 }, (_, place) => ({
    id: `try ${place}`,
    subject,
    at: provider.clock.now(),
  }));
  await provider.database.query.insertInto('attempts').values(tries).execute();
  provider.clock.pass(1);
  expect(await sendCode(api, EMAIL, never)).toMatchObject({ codeLength: 8 });
  expect(await newestCode(provider)).toHaveLength(8);
});

it('the widget’s client on the provider links a platform by the session that began, with the ticket of its callback', async () => {
  const { platform, provider, key, token, accounts } = await startConnecting();
  const client = widgetClient(provider, key);
  const user = { username: 'amal', token };
  const attempt = { platform: 'github', state: 'dc.github.one-time' } as const;
  const url = await authorize(client.api, attempt, user, CALLBACK, never);
  const { searchParams } = await arrive(provider, platform.allow(url));
  expect(searchParams.get('state')).toBe(attempt.state);
  const ticket = searchParams.get('ticket') ?? '';

  const other = recordOf(await client.signIn(BO), BO);
  expect(await problemIn(complete(client.api, attempt, ticket, other, never))).toMatchObject({
    code: 'authorize.http',
    params: { status: 403 },
  });
  expect(await accounts()).toEqual([]);
  await complete(client.api, attempt, ticket, user, never);
  expect(await accounts()).toHaveLength(1);
});

it('the widget’s client on the provider sends a PIN that only the provider can open, for this app and person only', async () => {
  const { api, key, user } = await start();
  const sealed = (email: string, apiKey = key) => encryptPin(crypto, PIN, { ...user, email, apiKey });
  const hand = async (pin: string) => setPin(api, pin, user, never);
  for (const other of [await sealed('b@example.org'), await sealed(EMAIL, 'pk_other')]) {
    expect(await problemIn(hand(other))).toEqual({ code: 'pin.save' });
  }
  await expect(hand(await sealed('Amal@Example.org'))).resolves.toBeUndefined();
  const different = await encryptPin(crypto, 'other-4-ever!', { ...user, apiKey: key });
  expect(await problemIn(hand(different))).toEqual({ code: 'pin.wrong' });
});

it('the widget’s client on the provider shares once however often the same choice is repeated, and gets its receipt', async () => {
  const { context, user, grants } = await start();
  const choose = (approved: readonly string[]) =>
    share(REAL_SHARE, context, shareRequest({ user, approved }), never);
  const [first, again] = [await choose(['basic']), await choose(['basic'])];
  expect(first.response.receipt).toMatch(/^ey/);
  expect(again.response.receipt).toBe(first.response.receipt);
  expect(await grants()).toHaveLength(1);
  await choose(['basic', 'personality']);
  expect(await grants()).toHaveLength(2);
});
