import { describe, expect, it } from 'vitest';
import type { FlowOptions } from '../../../widget/machine/events.ts';
import {
  selectCanShare,
  selectRows,
  selectShare,
  selectTrainingStep,
} from '../../../widget/machine/selectors.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { resultFor } from '../../support/controlled-ports.ts';
import { newUser, onboarded, openFlow, returning, settle } from '../../support/open-flow.ts';

type Flow = ReturnType<typeof openFlow>;

const shareRequestOf = (flow: Flow) => ({
  ...flow.context(),
  appName: 'Jobs',
  requestData: flow.context().options.requestData,
  approved: flow.context().selected,
});

const prepare = async (flow: Flow) => {
  flow.send({ type: 'data.share' });
  flow.pending.prepareResult.resolve(resultFor(shareRequestOf(flow)));
  await settle();
};

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

const sharing = async () => {
  const flow = openFlow(returning, { autoFetch: true });
  await prepare(flow);
  return flow;
};

const ACCESS = { apiUrl: 'https://api.example/i', accessToken: 'a', approved: [], username: 'ada' };

describe('pin step', () => {
  it('refuses a PIN that misses a rule', () => {
    const flow = openFlow(onboarded);
    flow.send({ type: 'pin.submit', pin: 'short1!' });
    expect(flow.context().problem).toEqual({ code: 'pin.invalid' });
    expect(flow.calls).toEqual([]);
  });

  it('hands the sealed PIN over, and saves it as created once the server has it', async () => {
    const flow = await withPin(withKey);
    expect(flow.step()).toBe('pin');
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

  it('says why the PIN could not be handed over, and takes it again', async () => {
    const flow = await withPin(withKey);
    flow.pending.setPin.fail({ code: 'pin.save', hint: 'unavailable' });
    await settle();
    expect(flow.step()).toBe('pin');
    expect(flow.told('failure')).toEqual([
      { type: 'failure', problem: { code: 'pin.save', hint: 'unavailable' }, step: 'pin' },
    ]);
    flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
    expect(flow.context().problem).toBeNull();
    expect(flow.saved).toEqual([]);
  });

  it('without a key of the server keeps the sealed PIN for call 4, and it is created once that is answered', async () => {
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

  it.each(['data.decline', 'data.share'] as const)(
    'asks for the PIN again where %s ended the opening without a call',
    async (choice) => {
      const flow = await withPin(onboarded);
      flow.send({ type: choice });
      flow.pending.prepareResult.resolve(resultFor(shareRequestOf(flow)));
      await settle();
      expect(flow.told('complete')).toHaveLength(1);
      expect(flow.saved.at(-1)).toMatchObject({ pinCreated: false });
    },
  );

  it('stays when the PIN cannot be protected', async () => {
    const flow = openFlow(onboarded);
    flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
    flow.pending.encryptPin.fail({ code: 'pin.encrypt' });
    await settle();
    expect(flow.step()).toBe('pin');
    expect(flow.context().problem).toEqual({ code: 'pin.encrypt' });
  });
});

describe('training step', () => {
  it('runs four timed steps, then "All set!", then leads to the data request 1 s later', () => {
    const flow = openFlow(returning, {}, 'training');
    const seen = [2000, 2500, 3000, 2000].map((ms) => {
      const step = selectTrainingStep(flow.actor.getSnapshot());
      flow.wait(ms);
      return step;
    });
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(selectTrainingStep(flow.actor.getSnapshot())).toBe(5);
    flow.wait(1000);
    expect(flow.step()).toBe('dataRequest');
    expect(flow.saved.at(-1)?.trainingCompleted).toBe(true);
  });

  it('leads to the e-mail step when nobody is signed in', () => {
    const flow = openFlow(null, {}, 'training');
    for (const ms of [2000, 2500, 3000, 2000, 1000]) flow.wait(ms);
    expect(flow.step()).toBe('email');
  });
});

describe('data request step', () => {
  it('offers basic switched on, personality and preferences off', () => {
    const rows = selectRows(openFlow(returning).actor.getSnapshot());
    expect(rows.map(({ id, isSelected, required }) => [id, isSelected, required])).toEqual([
      ['basic', true, true],
      ['personality', false, false],
      ['preferences', false, false],
    ]);
  });

  it('keeps basic chosen when a decline came to nothing', async () => {
    const flow = openFlow(returning);
    flow.send({ type: 'data.decline' });
    flow.pending.prepareResult.fail({ code: 'share.submission', params: { reason: 'no WebCrypto' } });
    await settle();
    flow.send({ type: 'data.toggle', id: 'personality' });
    expect(flow.context().selected).toEqual(['basic', 'personality']);
  });

  it('never lets basic be toggled off', () => {
    const flow = openFlow(returning);
    flow.send({ type: 'data.toggle', id: 'basic' });
    expect(flow.context().selected).toEqual(['basic']);
  });

  it('disables Share when nothing is selected', () => {
    const tiers = {
      kind: 'tiers',
      tiers: { Small: { type: 'Personality', descriptions: 'Who you are' } },
    } as const;
    const flow = openFlow(returning, { requestData: tiers });
    expect(selectCanShare(flow.actor.getSnapshot())).toBe(false);
    flow.send({ type: 'data.share' });
    expect(flow.calls).toEqual([]);
    flow.send({ type: 'data.toggle', id: 'small' });
    expect(selectCanShare(flow.actor.getSnapshot())).toBe(true);
  });

  it('without auto-fetch completes at once with the choice, and makes no call', async () => {
    const flow = openFlow(returning);
    flow.send({ type: 'data.toggle', id: 'preferences' });
    await prepare(flow);
    expect(flow.step()).toBeNull();
    expect(flow.emitted.slice(-2).map(({ type }) => type)).toEqual(['complete', 'close']);
    expect(flow.told('complete')).toEqual([
      expect.objectContaining({
        result: expect.objectContaining({ approvedData: ['basic', 'preferences'] }),
      }),
    ]);
    expect(flow.calls.map(({ name }) => name)).toEqual(['prepareResult']);
  });

  it('with auto-fetch shows the outcome for 1.5 s before the callback', async () => {
    const flow = await sharing();
    flow.pending.share.resolve({ response: { ok: 1 }, access: ACCESS });
    await settle();
    flow.wait(1499);
    expect(flow.told('complete')).toEqual([]);
    flow.wait(1);
    expect(flow.told('complete')).toEqual([
      {
        type: 'complete',
        access: ACCESS,
        result: expect.objectContaining({ success: true, apiUrl: ACCESS.apiUrl, apiResponse: { ok: 1 } }),
      },
    ]);
    expect(flow.saved.at(-1)?.lastDataRequest).toEqual({
      approvedData: ['basic'],
      timestamp: '2026-11-21T10:00:00.000Z',
    });
  });

  it('after a failed call still calls back after 2 s, with success false and the error', async () => {
    const flow = await sharing();
    flow.pending.share.fail({ code: 'share.http', params: { status: 503 } });
    await settle();
    expect(flow.context().problem).toEqual({ code: 'share.http', params: { status: 503 } });
    flow.wait(1999);
    expect(flow.told('complete')).toEqual([]);
    flow.wait(1);
    expect(flow.told('complete')).toEqual([
      {
        type: 'complete',
        access: null,
        result: expect.objectContaining({ success: false, error: 'API request failed: 503' }),
      },
    ]);
  });

  const reported = async () => {
    const flow = await sharing();
    flow.pending.share.fail({ code: 'share.http', params: { status: 503 } });
    await settle();
    flow.wait(600_000);
    return flow;
  };

  it('stays on the screen after the callback, until the person closes it', async () => {
    const flow = await reported();
    expect(flow.step()).toBe('dataRequest');
    expect(selectShare(flow.actor.getSnapshot())).toBe('failed');
    flow.send({ type: 'close', reason: 'escape' });
    expect(flow.told('complete')).toHaveLength(1);
    expect(flow.told('close')).toEqual([{ type: 'close', reason: 'escape' }]);
  });

  it('is tried again after the callback in a new opening with a result of its own', async () => {
    const flow = await reported();
    await prepare(flow);
    flow.pending.share.resolve({ response: {}, access: null });
    await settle();
    flow.wait(1500);
    expect(flow.emitted.map(({ type }) => type)).toEqual([
      'open',
      'step',
      'failure',
      'complete',
      'close',
      'open',
      'step',
      'complete',
      'close',
    ]);
    expect(flow.told('step').at(-1)).toEqual({ type: 'step', step: 'dataRequest' });
    expect(flow.told('complete')).toMatchObject([
      { result: { success: false } },
      { result: { success: true } },
    ]);
    expect(flow.told('close').at(0)).toEqual({ type: 'close', reason: 'complete' });
  });

  it('closes after the callback where the person signs out in another tab', async () => {
    const flow = await reported();
    flow.watchers.gone();
    expect(flow.step()).toBeNull();
    expect(flow.context().user).toBeNull();
    expect(flow.told('complete')).toHaveLength(1);
    expect(flow.told('close')).toEqual([{ type: 'close', reason: 'complete' }]);
  });

  it('lets the person try again before that, and then completes once', async () => {
    const flow = await sharing();
    flow.pending.share.fail({ code: 'share.http', params: { status: 503 } });
    await settle();
    await prepare(flow);
    flow.pending.share.resolve({ response: {}, access: null });
    await settle();
    flow.wait(5000);
    expect(flow.told('complete')).toHaveLength(1);
    expect(flow.told('complete')[0]).toMatchObject({ result: { success: true } });
  });

  it('completes at once, with the outcome, when the person closes while it shows', async () => {
    const flow = await sharing();
    flow.pending.share.resolve({ response: {}, access: ACCESS });
    await settle();
    flow.send({ type: 'close', reason: 'button' });
    expect(flow.emitted.slice(-2)).toEqual([
      expect.objectContaining({ type: 'complete' }),
      { type: 'close', reason: 'button' },
    ]);
  });

  it('completes nothing for a person who closes before sharing', () => {
    const flow = openFlow(returning);
    flow.send({ type: 'close', reason: 'backdrop' });
    expect(flow.told('complete')).toEqual([]);
    expect(flow.told('close')).toEqual([{ type: 'close', reason: 'backdrop' }]);
  });

  it("completes as rejected with nothing approved on Don't share", async () => {
    const flow = openFlow(returning, { autoFetch: true });
    flow.send({ type: 'data.decline' });
    expect(flow.context().selected).toEqual([]);
    flow.pending.prepareResult.resolve(
      resultFor({
        ...flow.context(),
        appName: 'Jobs',
        requestData: flow.context().options.requestData,
        approved: [],
      }),
    );
    await settle();
    expect(flow.told('complete')).toEqual([
      expect.objectContaining({ result: expect.objectContaining({ approvedData: [], rejected: true }) }),
    ]);
    expect(flow.calls.map(({ name }) => name)).toEqual(['prepareResult']);
    expect(flow.saved.at(-1)?.lastDataRequest).toBeUndefined();
  });
});

describe('signing out', () => {
  it.each([
    ['onboarding', newUser],
    ['pin', onboarded],
    ['dataRequest', returning],
  ])('from %s forgets the record and goes to the e-mail step', (_, user) => {
    const flow = openFlow(user);
    flow.send({ type: 'user.signOut' });
    expect(flow.step()).toBe('email');
    expect(flow.forgottenTimes()).toBe(1);
    expect(flow.context()).toMatchObject({ user: null, email: '' });
    expect(flow.told('signout')).toEqual([{ type: 'signout', username: 'ada' }]);
  });

  it.each([
    ['onboarding', newUser],
    ['pin', onboarded],
    ['dataRequest', returning],
  ] as const)('stays at %s and says so where the browser keeps the record', (step, user) => {
    const flow = openFlow(user);
    flow.storage.refusesRemoval = true;
    flow.send({ type: 'user.signOut' });
    expect(flow.step()).toBe(step);
    expect(flow.context()).toMatchObject({ user });
    expect(flow.told('signout')).toEqual([]);
    expect(flow.told('failure')).toEqual([{ type: 'failure', problem: { code: 'signout.refused' }, step }]);
    expect(flow.calls.map(({ name }) => name)).not.toContain('endSession');
  });

  it('in another tab signs out here', () => {
    const flow = openFlow(returning);
    flow.watchers.gone();
    expect(flow.step()).toBe('email');
    expect(flow.context().user).toBeNull();
  });
});

describe('closing', () => {
  it('emits close exactly once', () => {
    const flow = openFlow();
    flow.send({ type: 'close', reason: 'escape' });
    flow.send({ type: 'close', reason: 'api' });
    expect(flow.told('close')).toEqual([{ type: 'close', reason: 'escape' }]);
  });
});
