import { expect, it } from 'vitest';
import { askAccount, signInToAccount } from '../support/account.ts';
import { kept, setOf, start as startEntry } from '../support/account-ticket.ts';
import { ask } from '../support/ask.ts';
import { MINUTE, startApp, type TestProvider } from '../support/provider.ts';
import { PIN, sealPin } from '../support/seal-pin.ts';
import { EMAIL, signIn } from '../support/sign-in.ts';

const enterApp = async (provider: TestProvider, key: string) => {
  const { token, answer } = await signIn(provider, key);
  const send = async (pin: string) => {
    const EncryptedUserPin = await sealPin(pin, answer, { key, email: EMAIL });
    const { body } = await ask(provider, '/api/pin', { key, token, body: { EncryptedUserPin } });
    return body.code ?? body.pinSet;
  };
  const guess = async (count: number) => {
    const codes: unknown[] = [];
    for (let index = 0; index < count; index += 1) codes.push(await send(`wrong-${index}-pin!`));
    return codes;
  };
  return { key, token, answer, send, guess };
};

const startGuessing = async (hostile: number) => {
  const { provider, key } = await startApp();
  const own = await enterApp(provider, key);
  const others: Awaited<ReturnType<typeof enterApp>>[] = [];
  for (let count = 0; count < hostile; count += 1)
    others.push(await enterApp(provider, (await provider.addApp()).key));
  await own.send(PIN);
  const guessAll = async (count: number) => {
    const codes: unknown[] = [];
    for (const { guess } of others) codes.push(...(await guess(count)));
    return codes;
  };
  return { provider, own, others, guessAll };
};

const wrongIn = (codes: readonly unknown[]) => codes.filter((code) => code === 'pin.wrong').length;

it('one application has five tries in ten minutes, and none of another one', async () => {
  const { provider, own, guessAll } = await startGuessing(1);
  const five = [...Array(5).fill('pin.wrong'), 'pin.limit'];
  expect(await guessAll(6)).toEqual(five);
  provider.clock.pass(10 * MINUTE);
  expect(await guessAll(6)).toEqual(five);
  expect(await own.send(PIN)).toBe(true);
});

it('several applications together have fifteen tries in ten minutes, whatever they try', async () => {
  const { provider, guessAll } = await startGuessing(5);
  provider.clock.pass(10 * MINUTE);
  const codes = await guessAll(6);
  expect([wrongIn(codes), new Set(codes)]).toEqual([15, new Set(['pin.wrong', 'pin.limit', 'session.code'])]);
});

it('a person whom applications leave no tries signs in again, and has five', async () => {
  const { provider, own, guessAll } = await startGuessing(3);
  provider.clock.pass(10 * MINUTE);
  expect(wrongIn(await guessAll(5))).toBe(15);
  expect(await own.send(PIN)).toBe('session.code');
  const again = await enterApp(provider, own.key);
  expect(await again.guess(4)).toEqual(Array(4).fill('pin.wrong'));
  expect(await again.send(PIN)).toBe(true);
  expect(await again.guess(2)).toEqual(['pin.wrong', 'pin.limit']);
});

it('older sessions of applications get no tries by a new sign-in, and those of /account stay', async () => {
  const { provider, own, guessAll } = await startGuessing(3);
  const { account } = await signInToAccount(provider);
  provider.clock.pass(10 * MINUTE);
  await guessAll(5);
  await enterApp(provider, own.key);
  expect(wrongIn(await guessAll(5))).toBe(0);
  expect((await account('export', { body: { pin: PIN } })).status).toBe(200);
});
it('applications have fifty tries in a day, and from then on a new sign-in counts', async () => {
  const { provider, own, guessAll } = await startGuessing(4);
  provider.clock.pass(10 * MINUTE);
  const guesses: number[] = [];
  for (let window = 0; window < 5; window += 1) {
    guesses.push(wrongIn(await guessAll(5)));
    provider.clock.pass(10 * MINUTE);
  }
  expect(guesses).toEqual([15, 15, 15, 5, 0]);
  expect(await own.send(PIN)).toBe('session.code');
  expect(await (await enterApp(provider, own.key)).send(PIN)).toBe(true);
});

it('a stolen session of /account has fifty tries in a day, and the person signs in again', async () => {
  const { provider } = await startGuessing(0);
  const stolen = await signInToAccount(provider);
  provider.clock.pass(10 * MINUTE);
  const codes: unknown[] = [];
  for (let window = 0; window < 11; window += 1) {
    for (let guess = 0; guess < 5; guess += 1)
      codes.push((await stolen.account('export', { body: { pin: `wrong-${guess}-pin!` } })).body.code);
    provider.clock.pass(10 * MINUTE);
  }
  expect([wrongIn(codes), codes.at(-1)]).toEqual([50, 'session.code']);
  const { account } = await signInToAccount(provider);
  expect((await account('export', { body: { pin: PIN } })).status).toBe(200);
});

it.each([
  ['has just been signed in to', 0],
  ['is older', 10 * MINUTE],
])('a session of an application that %s uses up no tries of /account by its tickets', async (_, age) => {
  const { provider, setPin, enter, press, askTicket } = await startEntry();
  await setPin();
  const { account } = await signInToAccount(provider);
  provider.clock.pass(age);
  const codes: unknown[] = [];
  for (let round = 0; round < 12; round += 1)
    codes.push((await press(await enter(), { address: EMAIL, pin: `wrong-${round}-pin!` })).body.code);
  expect([wrongIn(codes), codes.at(-1)]).toEqual([5, 'pin.limit']);
  expect((await askTicket()).status).toBe(200);
  expect((await account('export', { body: { pin: PIN } })).status).toBe(200);
});

it('a session of /account that an application led to before the PIN was set uses up none of its tries', async () => {
  const { provider, setPin, enter, press } = await startEntry();
  const held = [];
  for (let count = 0; count < 3; count += 1)
    held.push(kept(setOf((await press(await enter())).headers, 'account')));
  await setPin();
  const own = await signInToAccount(provider);
  provider.clock.pass(10 * MINUTE);
  const codes: unknown[] = [];
  for (const cookie of held)
    for (let guess = 0; guess < 5; guess += 1)
      codes.push((await askAccount(provider, 'export', { body: { pin: 'wrong-1-pin!' } }, cookie)).body.code);
  expect(wrongIn(codes)).toBe(5);
  expect((await own.account('export', { body: { pin: PIN } })).status).toBe(200);
});

it('removing the PIN forgets the tries of the former one', async () => {
  const { provider, own, others, guessAll } = await startGuessing(3);
  provider.clock.pass(10 * MINUTE);
  await guessAll(5);
  const { account } = await signInToAccount(provider);
  await account('pin', { method: 'DELETE' });
  expect(await provider.database.query.selectFrom('attempts').select('id').execute()).toEqual([]);
  expect(await own.send('other-5-pin!')).toBe(true);
  expect(await others[0]?.guess(1)).toEqual(['pin.wrong']);
});
