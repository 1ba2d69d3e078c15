import { expect, it } from 'vitest';
import { selectOffersPasskey } from '../../../widget/machine/selectors.ts';
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

it('signs in with a passkey that autofill found, under the address that the server names', async () => {
  const flow = openFlow();
  flow.pending.usePasskey.resolve(BY_PASSKEY);
  await settle();
  expect(flow.step()).toBe('success');
  flow.wait(1000);
  expect(flow.step()).toBe('dataRequest');
  expect(flow.saved.at(-1)?.email).toBe('ada@example.org');
});

it('stays at the e-mail step, with a reason, where a passkey signs nobody in', async () => {
  const flow = openFlow();
  flow.pending.usePasskey.fail({ code: 'passkey.failed' });
  await settle();
  expect([flow.step(), flow.context().problem]).toEqual(['email', { code: 'passkey.failed' }]);
  flow.send({ type: 'email.submit', email: 'ada@example.org' });
  expect(flow.calls.map(({ name }) => name)).toEqual(['sendCode']);
});

it('hands nothing on until the person answers the offer, and no longer than a second after', async () => {
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
  expect(flow.calls.filter(({ name }) => name === 'addPasskey')).toHaveLength(1);
  flow.pending.addPasskey.resolve();
  await settle();
  expect(offerOf(flow)).toBe(false);
  flow.wait(1000);
  expect(flow.step()).toBe('onboarding');
});

it('keeps the offer, with a reason, where none was added', async () => {
  const flow = await offered();
  flow.send({ type: 'passkey.add' });
  flow.pending.addPasskey.fail({ code: 'passkey.failed' });
  await settle();
  expect([offerOf(flow), flow.context().problem?.code]).toEqual([true, 'passkey.failed']);
  flow.send({ type: 'passkey.skip' });
  expect(flow.context().problem).toBeNull();
});

it('offers nothing where the server does not ask for it', async () => {
  const flow = await offered(false);
  expect(offerOf(flow)).toBe(false);
});
