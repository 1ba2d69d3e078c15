import { describe, expect, it } from 'vitest';
import type { FlowOptions } from '../../../widget/machine/events.ts';
import { selectBusy } from '../../../widget/machine/selectors.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { resultFor } from '../../support/controlled-ports.ts';
import { onboarded, openFlow, returning, settle } from '../../support/open-flow.ts';
import { prepare, shareRequestOf } from './sharing-flows.ts';

const pinKey = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'session-1' } as const;

const withKey: UserRecord = { ...onboarded, pinKey };

/** A person who has just chosen a PIN, which is sealed. */
const withPin = async (user: UserRecord, options: Partial<FlowOptions> = {}) => {
  const flow = openFlow(user, options);
  flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
  flow.pending.encryptPin.resolve('cipher');
  await settle();
  return flow;
};

describe('pin step', () => {
  it('refuses a PIN that misses a rule', () => {
    const flow = openFlow(onboarded);
    flow.send({ type: 'pin.submit', pin: 'short1!' });
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: { code: 'pin.invalid' }, step: 'pin' },
    ]);
    expect(flow.context().problem).toEqual({ code: 'pin.invalid' });
    expect(flow.calls).toEqual([]);
  });

  it('sends the sealed PIN, and saves it as created once the server has it', async () => {
    const flow = await withPin(withKey);
    expect([flow.step(), selectBusy(flow.actor.getSnapshot())]).toEqual(['pin', true]);
    expect(flow.calls.at(-1)).toMatchObject({ name: 'setPin', input: { sealed: 'cipher', user: withKey } });
    expect(flow.saved).toEqual([]);
    flow.pending.setPin.resolve();
    await settle();
    expect(flow.step()).toBe('dataRequest');
    expect(flow.saved.at(-1)).toMatchObject({ pinCreated: true, pinCreatedAt: '2026-11-21T10:00:00.000Z' });
    expect(JSON.stringify([flow.saved, flow.emitted, flow.context()])).not.toContain('correct-h0rse!');
  });

  it('does not send a PIN with call 4 that the server has already', async () => {
    const flow = await withPin(withKey, { autoFetch: true });
    flow.pending.setPin.resolve();
    await settle();
    await prepare(flow);
    expect(flow.calls.at(-1)).toMatchObject({ name: 'share', input: { encryptedPin: '' } });
  });

  it('says why the PIN could not be sent, and accepts it again', async () => {
    const flow = await withPin(withKey);
    flow.pending.setPin.fail({ code: 'pin.save', hint: 'unavailable' });
    await settle();
    expect(flow.step()).toBe('pin');
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: { code: 'pin.save', hint: 'unavailable' }, step: 'pin' },
    ]);
    flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
    expect(flow.context().problem).toBeNull();
    expect(flow.saved).toEqual([]);
  });

  it('is not asked for again on the way back from the platforms, while the sealed PIN waits for call 4', async () => {
    const flow = await withPin(onboarded);
    flow.send({ type: 'platform.add' });
    expect(flow.step()).toBe('onboarding');
    flow.send({ type: 'onboarding.skip' });
    expect([flow.step(), flow.context().encryptedPin]).toEqual(['dataRequest', 'cipher']);
  });

  it('without a key of the server keeps the sealed PIN for call 4, and it is created after the answer', async () => {
    const flow = await withPin(onboarded, { autoFetch: true });
    expect(flow.step()).toBe('dataRequest');
    expect(flow.saved).toEqual([]);
    await prepare(flow);
    expect(flow.calls.at(-1)).toMatchObject({ name: 'share', input: { encryptedPin: 'cipher' } });
    flow.pending.share.fail({ code: 'share.http', params: { status: 503 } });
    await settle();
    await prepare(flow);
    expect(flow.calls.at(-1)).toMatchObject({ name: 'share', input: { encryptedPin: 'cipher' } });
    flow.pending.share.resolve({ response: {}, access: null });
    await settle();
    expect(flow.saved.at(-1)).toMatchObject({ pinCreated: true, pinCreatedAt: '2026-11-21T10:00:00.000Z' });
  });

  const shared = async (flow: ReturnType<typeof openFlow>) => {
    await prepare(flow);
    flow.pending.share.resolve({ response: {}, access: null });
    await settle();
    return flow.saved.at(-1);
  };

  it('keeps the time at which the server accepted the PIN, even if the person shares much later', async () => {
    const flow = await withPin(withKey, { autoFetch: true });
    flow.pending.setPin.resolve();
    await settle();
    flow.wait(60_000);
    expect(await shared(flow)).toMatchObject({ pinCreated: true, pinCreatedAt: '2026-11-21T10:00:00.000Z' });
  });

  it('counts no PIN as created for a person who came from the training and never chose one', async () => {
    const flow = openFlow({ ...returning, pinCreated: false }, { autoFetch: true }, 'training');
    for (const ms of [2000, 2500, 3000, 2000, 1000]) flow.wait(ms);
    expect(flow.step()).toBe('dataRequest');
    expect(await shared(flow)).toMatchObject({ pinCreated: false });
  });

  it.each(['data.decline', 'data.share'] as const)(
    'asks for the PIN again if %s ended the opening without a call',
    async (choice) => {
      const flow = await withPin(onboarded);
      flow.send({ type: choice });
      flow.pending.prepareResult.resolve(resultFor(shareRequestOf(flow)));
      await settle();
      expect(flow.notified('complete')).toHaveLength(1);
      expect(flow.saved.at(-1)).toMatchObject({ pinCreated: false });
    },
  );

  it('stays if the PIN cannot be encrypted', async () => {
    const flow = openFlow(onboarded);
    flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
    flow.pending.encryptPin.fail({ code: 'pin.encrypt' });
    await settle();
    expect(flow.step()).toBe('pin');
    expect(flow.context().problem).toEqual({ code: 'pin.encrypt' });
  });
});
