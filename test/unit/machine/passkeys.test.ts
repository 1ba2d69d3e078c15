import { expect, it } from 'vitest';
import { selectBusy, selectOffersPasskey } from '../../../widget/machine/selectors.ts';
import type { SignIn } from '../../../widget/types.ts';
import { openFlow, settle } from '../../support/open-flow.ts';
import { BROKEN, EMAIL, type Flow, failure, inputsOf, namesOf, signedIn, stateOf } from './flows.ts';

const BY_PASSKEY: SignIn = { token: 'one', email: EMAIL, username: 'ada', isNewUser: false };
const FAILED = { code: 'passkey.failed' } as const;

const offered = (canAddPasskey = true) =>
  signedIn({ token: 'one', username: 'ada', isNewUser: true, canAddPasskey });
const isOffered = (flow: Flow) => selectOffersPasskey(stateOf(flow));

it('a passkey from autofill signs in, with the address that the server names', async () => {
  const flow = openFlow();
  flow.pending.usePasskey.resolve(BY_PASSKEY);
  await settle();
  expect(flow.step()).toBe('success');
  flow.wait(1000);
  expect([flow.step(), flow.saved.at(-1)?.email]).toEqual(['dataRequest', EMAIL]);
});

it('a passkey from autofill that fails says so, and is not looked for again', async () => {
  const flow = openFlow();
  const asked = flow.pending.usePasskey;
  asked.reject(BROKEN);
  await settle();
  expect([flow.step(), flow.context().problem]).toEqual(['email', FAILED]);
  expect(flow.pending.usePasskey).toBe(asked);
  expect(flow.notified('failure')).toEqual([failure('email', FAILED)]);
  flow.send({ type: 'email.submit', email: EMAIL });
  expect(namesOf(flow)).toEqual(['sendCode']);
});

it('a press asks for a passkey if one is likely, one at a time, and clears the earlier message', async () => {
  const flow = openFlow(null, {}, undefined, 'likely');
  flow.send({ type: 'email.submit', email: 'a@b' });
  flow.send({ type: 'passkey.use' });
  flow.send({ type: 'passkey.use' });
  expect(flow.calls).toMatchObject([{ name: 'usePasskey', input: { mediation: 'optional' } }]);
  expect([selectBusy(stateOf(flow)), flow.context().problem]).toEqual([true, null]);
  flow.pending.usePasskey.resolve(BY_PASSKEY);
  await settle();
  expect(flow.step()).toBe('success');
  const unlikely = openFlow(null, {}, undefined, 'possible');
  unlikely.send({ type: 'passkey.use' });
  expect(unlikely.calls).toEqual([]);
});

it('a person can press again, or type, after a pressed passkey failed', async () => {
  const flow = openFlow(null, {}, undefined, 'likely');
  for (const _ of [1, 2]) {
    flow.send({ type: 'passkey.use' });
    flow.pending.usePasskey.reject(BROKEN);
    await settle();
  }
  expect(flow.context().problem).toEqual(FAILED);
  expect(flow.notified('failure')).toEqual([failure('email', FAILED), failure('email', FAILED)]);
  flow.send({ type: 'email.submit', email: EMAIL });
  expect(namesOf(flow)).toEqual(['usePasskey', 'usePasskey', 'sendCode']);
  expect(flow.context().problem).toBeNull();
});

it('the flow continues only after the person answers the offer of a passkey, and a second after that', async () => {
  const flow = await offered();
  flow.wait(60_000);
  expect([flow.step(), isOffered(flow)]).toEqual(['success', true]);
  flow.send({ type: 'passkey.skip' });
  expect(flow.skippedTimes()).toBe(1);
  flow.wait(1000);
  expect(flow.step()).toBe('onboarding');
  expect(isOffered(await offered(false))).toBe(false);
});

it('one passkey is added however often the person presses, then the flow goes on', async () => {
  const flow = await offered();
  flow.send({ type: 'passkey.add' });
  flow.send({ type: 'passkey.add' });
  expect(inputsOf(flow, 'addPasskey')).toEqual([{ user: flow.context().user }]);
  expect([selectBusy(stateOf(flow)), isOffered(flow)]).toEqual([true, true]);
  flow.pending.addPasskey.resolve();
  await settle();
  expect(isOffered(flow)).toBe(false);
  flow.wait(1000);
  expect(flow.step()).toBe('onboarding');
});

it('the offer of a passkey stays, with a reason, if none was added', async () => {
  const flow = await offered();
  for (const next of ['passkey.add', 'passkey.skip'] as const) {
    flow.send({ type: 'passkey.add' });
    flow.pending.addPasskey.reject(BROKEN);
    await settle();
    expect([isOffered(flow), flow.context().problem]).toEqual([true, FAILED]);
    expect(flow.notified('failure').at(-1)).toEqual(failure('success', FAILED));
    flow.send({ type: next });
    expect(flow.context().problem).toBeNull();
    flow.pending.addPasskey.reject(BROKEN);
    await settle();
  }
});
