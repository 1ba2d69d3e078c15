import { expect, it } from 'vitest';
import { selectBusy, selectOffersPasskey } from '../../../widget/machine/selectors.ts';
import type { SignIn } from '../../../widget/types.ts';
import { openFlow, settle } from '../../support/open-flow.ts';

const BY_PASSKEY: SignIn = { token: 'one', email: 'ada@example.org', username: 'ada', isNewUser: false };

const offered = async (canAddPasskey = true) => {
  const flow = openFlow();
  flow.send({ type: 'email.submit', email: 'ada@example.org' });
  flow.pending.sendCode.resolve(undefined);
  await settle();
  flow.wait(0);
  flow.send({ type: 'code.submit', code: '123456' });
  flow.pending.confirmCode.resolve({ token: 'one', username: 'ada', isNewUser: true, canAddPasskey });
  await settle();
  return flow;
};
const offerOf = (flow: Awaited<ReturnType<typeof offered>>) => selectOffersPasskey(flow.actor.getSnapshot());

it('signs in with a passkey from autofill, with the address that the server names', async () => {
  const flow = openFlow();
  flow.pending.usePasskey.resolve(BY_PASSKEY);
  await settle();
  expect(flow.step()).toBe('success');
  flow.wait(1000);
  expect(flow.step()).toBe('dataRequest');
  expect(flow.saved.at(-1)?.email).toBe('ada@example.org');
});

it('stays at the e-mail step, with a reason, if the passkey is not accepted', async () => {
  const flow = openFlow();
  flow.pending.usePasskey.fail({ code: 'passkey.failed' });
  await settle();
  expect([flow.step(), flow.context().problem]).toEqual(['email', { code: 'passkey.failed' }]);
  flow.send({ type: 'email.submit', email: 'ada@example.org' });
  expect(flow.calls.map(({ name }) => name)).toEqual(['sendCode']);
});

const NO_PASSKEY = { type: 'failure', problem: { code: 'passkey.failed' }, step: 'email' };
const BROKEN = new Error('of the browser');

it('looks for a passkey in autofill once, after any failure', async () => {
  const flow = openFlow();
  const asked = flow.pending.usePasskey;
  asked.reject(BROKEN);
  await settle();
  expect(flow.pending.usePasskey).toBe(asked);
  expect(flow.notified('failure')).toEqual([NO_PASSKEY]);
});

it('asks for a passkey at a press if one is likely, one at a time, and clears the earlier message', async () => {
  const flow = openFlow(null, {}, undefined, 'likely');
  flow.send({ type: 'email.submit', email: 'a@b' });
  flow.send({ type: 'passkey.use' });
  flow.send({ type: 'passkey.use' });
  expect(flow.calls).toMatchObject([{ name: 'usePasskey', input: { mediation: 'optional' } }]);
  expect([selectBusy(flow.actor.getSnapshot()), flow.context().problem]).toEqual([true, null]);
  flow.pending.usePasskey.resolve(BY_PASSKEY);
  await settle();
  expect(flow.step()).toBe('success');
});

it('lets the person press again, or type, after a pressed passkey failed', async () => {
  const flow = openFlow(null, {}, undefined, 'likely');
  for (const _ of [1, 2]) {
    flow.send({ type: 'passkey.use' });
    flow.pending.usePasskey.reject(BROKEN);
    await settle();
  }
  expect(flow.context().problem).toEqual(NO_PASSKEY.problem);
  expect(flow.notified('failure')).toEqual([NO_PASSKEY, NO_PASSKEY]);
  flow.send({ type: 'email.submit', email: 'ada@example.org' });
  expect(flow.calls.map(({ name }) => name)).toEqual(['usePasskey', 'usePasskey', 'sendCode']);
  expect(flow.context().problem).toBeNull();
});

it('asks for no passkey at a press where none is likely', () => {
  const flow = openFlow(null, {}, undefined, 'possible');
  flow.send({ type: 'passkey.use' });
  expect(flow.calls).toEqual([]);
});

it('continues only after the person answers the offer, and not later than a second after', async () => {
  const flow = await offered();
  flow.wait(60_000);
  expect([flow.step(), offerOf(flow)]).toEqual(['success', true]);
  flow.send({ type: 'passkey.skip' });
  expect(flow.skippedTimes()).toBe(1);
  flow.wait(1000);
  expect(flow.step()).toBe('onboarding');
});

it('adds one passkey however often the person presses, then goes on', async () => {
  const flow = await offered();
  flow.send({ type: 'passkey.add' });
  flow.send({ type: 'passkey.add' });
  const { user } = flow.context();
  expect(flow.calls.filter(({ name }) => name === 'addPasskey')).toMatchObject([{ input: { user } }]);
  expect([selectBusy(flow.actor.getSnapshot()), offerOf(flow)]).toEqual([true, true]);
  flow.pending.addPasskey.resolve();
  await settle();
  expect(offerOf(flow)).toBe(false);
  flow.wait(1000);
  expect(flow.step()).toBe('onboarding');
});

it('keeps the offer, with a reason, if none was added', async () => {
  const flow = await offered();
  flow.send({ type: 'passkey.add' });
  flow.pending.addPasskey.reject(BROKEN);
  await settle();
  expect([offerOf(flow), flow.context().problem?.code]).toEqual([true, 'passkey.failed']);
  expect(flow.notified('failure')).toEqual([{ ...NO_PASSKEY, step: 'success' }]);
  flow.send({ type: 'passkey.add' });
  expect(flow.context().problem).toBeNull();
  flow.pending.addPasskey.reject(BROKEN);
  await settle();
  flow.send({ type: 'passkey.skip' });
  expect(flow.context().problem).toBeNull();
});

it('offers nothing if the server does not ask for it', async () => {
  const flow = await offered(false);
  expect(offerOf(flow)).toBe(false);
});
