import { expect, it } from 'vitest';
import { selectBusy, selectSetUpStep } from '../../../widget/machine/selectors.ts';
import { newUser, onboarded, openFlow, returning, settle } from '../../support/open-flow.ts';
import {
  DOWN,
  failToShare,
  failure,
  PIN,
  prepare,
  stateOf,
  succeed,
  TRAINING_MS,
  withKey,
  withPin,
} from './flows.ts';

const CREATED = { pinCreated: true, pinCreatedAt: '2026-11-21T10:00:00.000Z' };

it('a PIN that misses a rule is refused', () => {
  const flow = openFlow(onboarded);
  flow.send({ type: 'pin.submit', pin: 'short1!' });
  expect(flow.notified('failure')).toEqual([failure('pin', { code: 'pin.invalid' })]);
  expect([flow.context().problem, flow.calls]).toEqual([{ code: 'pin.invalid' }, []]);
});

it('the sealed PIN is sent, saved as created once the server has it, and not sent again with call 4', async () => {
  const flow = await withPin(withKey, { autoFetch: true });
  expect([flow.step(), selectBusy(stateOf(flow)), flow.saved]).toEqual(['pin', true, []]);
  expect(flow.calls.at(-1)).toMatchObject({ name: 'setPin', input: { sealed: 'cipher', user: withKey } });
  flow.pending.setPin.resolve();
  await settle();
  expect([flow.step(), flow.saved.at(-1)]).toMatchObject(['dataRequest', CREATED]);
  expect(JSON.stringify([flow.saved, flow.emitted, flow.context()])).not.toContain(PIN);
  // The time is that of the server's answer, even if the person shares much later.
  flow.wait(60_000);
  await succeed(flow);
  expect(flow.calls.at(-1)).toMatchObject({ name: 'share', input: { encryptedPin: '' } });
  expect(flow.saved.at(-1)).toMatchObject(CREATED);
});

it('a PIN that could not be sent says why, and is accepted again', async () => {
  const flow = await withPin(withKey);
  flow.pending.setPin.fail({ code: 'pin.save', hint: 'unavailable' });
  await settle();
  expect(flow.step()).toBe('pin');
  expect(flow.notified('failure')).toEqual([failure('pin', { code: 'pin.save', hint: 'unavailable' })]);
  flow.send({ type: 'pin.submit', pin: PIN });
  expect([flow.context().problem, flow.saved]).toEqual([null, []]);
});

it('the PIN is not asked for again on the way back from the platforms, while it waits for call 4', async () => {
  const flow = await withPin();
  flow.send({ type: 'platform.add' });
  expect(flow.step()).toBe('onboarding');
  flow.send({ type: 'onboarding.skip' });
  expect([flow.step(), flow.context().encryptedPin]).toEqual(['dataRequest', 'cipher']);
});

it('without a key of the server the sealed PIN waits for call 4, and is created after the answer', async () => {
  const flow = await withPin(onboarded, { autoFetch: true });
  expect([flow.step(), flow.saved]).toEqual(['dataRequest', []]);
  await failToShare(flow);
  expect(flow.calls.at(-1)).toMatchObject({ name: 'share', input: { encryptedPin: 'cipher' } });
  expect(flow.context().problem).toEqual(DOWN);
  await succeed(flow);
  expect(flow.calls.at(-1)).toMatchObject({ name: 'share', input: { encryptedPin: 'cipher' } });
  expect(flow.saved.at(-1)).toMatchObject(CREATED);
});

it('no PIN counts as created for a person who came from the training and never chose one', async () => {
  const flow = openFlow({ ...returning, pinCreated: false }, { autoFetch: true }, 'training');
  for (const ms of TRAINING_MS) flow.wait(ms);
  expect(flow.step()).toBe('dataRequest');
  await succeed(flow);
  expect(flow.saved.at(-1)).toMatchObject({ pinCreated: false });
});

it.each(['data.decline', 'data.share'] as const)(
  'the PIN is asked for again if %s ended the opening without a call',
  async (choice) => {
    const flow = await prepare(await withPin(), choice);
    expect(flow.notified('complete')).toHaveLength(1);
    expect(flow.saved.at(-1)).toMatchObject({ pinCreated: false });
  },
);

it('the set-up of a new person has three steps', async () => {
  const flow = openFlow(newUser);
  expect(selectSetUpStep(stateOf(flow))).toBe(1);
  flow.send({ type: 'onboarding.skip' });
  expect(selectSetUpStep(stateOf(flow))).toBe(2);
  expect(selectSetUpStep(stateOf(await withPin()))).toBe(3);
  for (const other of [openFlow(), openFlow(returning), openFlow(returning, {}, 'training')])
    expect(selectSetUpStep(stateOf(other))).toBeNull();
});
