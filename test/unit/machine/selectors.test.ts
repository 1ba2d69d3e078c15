import { describe, expect, it } from 'vitest';
import {
  selectBusy,
  selectCanShare,
  selectEmail,
  selectPlatforms,
  selectProblem,
  selectResend,
  selectResendInS,
  selectSetUpStep,
  selectShare,
  selectStep,
  selectUsername,
} from '../../../widget/machine/selectors.ts';
import { resultFor } from '../../support/controlled-ports.ts';
import { newUser, onboarded, openFlow, returning, settle } from '../../support/open-flow.ts';

type Flow = ReturnType<typeof openFlow>;
const now = (flow: Flow) => flow.actor.getSnapshot();

const atCode = async () => {
  const flow = openFlow();
  flow.send({ type: 'email.submit', email: 'ada@example.org' });
  flow.pending.sendCode.resolve(undefined);
  await settle();
  flow.wait(0);
  return flow;
};

const result = resultFor({
  user: returning,
  appName: 'Jobs',
  requestData: { ids: ['basic'] },
  approved: ['basic'],
  encryptedPin: '',
});

describe('the signed-in person', () => {
  it('is null before the sign-in, and the e-mail field is empty', () => {
    const flow = openFlow();
    expect([selectUsername(now(flow)), selectEmail(now(flow))]).toEqual([null, '']);
  });

  it('is the person of the saved record', () => {
    const flow = openFlow({ ...newUser, connectedAccounts: ['github'] });
    expect([selectUsername(now(flow)), selectEmail(now(flow))]).toEqual(['ada', 'ada@example.org']);
    expect(selectPlatforms(now(flow)).map(({ status }) => status)).toEqual(['idle', 'connected', 'idle']);
  });
});

describe('the running operation', () => {
  it('is the sending of a code until it is sent', async () => {
    const flow = openFlow();
    expect(selectBusy(now(flow))).toBe(false);
    flow.send({ type: 'email.submit', email: 'ada@example.org' });
    expect(selectBusy(now(flow))).toBe(true);
    flow.pending.sendCode.resolve(undefined);
    await settle();
    expect(selectBusy(now(flow))).toBe(true);
    flow.wait(0);
    expect([selectStep(now(flow)), selectBusy(now(flow))]).toEqual(['code', false]);
  });

  it('is the confirmation of a code until it is answered', async () => {
    const flow = await atCode();
    flow.send({ type: 'code.submit', code: '123456' });
    expect(selectBusy(now(flow))).toBe(true);
    flow.pending.confirmCode.fail({ code: 'code.invalid' });
    await settle();
    expect([selectBusy(now(flow)), selectProblem(now(flow))]).toEqual([false, { code: 'code.invalid' }]);
    flow.send({ type: 'code.submit', code: '123456' });
    expect(selectProblem(now(flow))).toBeNull();
  });

  it('is the encryption of a PIN, and a page that is navigating to the provider', () => {
    const pin = openFlow(onboarded);
    expect(selectBusy(now(pin))).toBe(false);
    pin.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
    expect(selectBusy(now(pin))).toBe(true);
  });

  it('is a page that is navigating to the provider', async () => {
    const flow = openFlow(newUser);
    flow.send({ type: 'platform.press', platform: 'youtube' });
    flow.pending.authorize.resolve('https://provider.example/allow');
    await settle();
    expect(selectBusy(now(flow))).toBe(false);
    flow.windows[0]?.report({ type: 'oauth.leaving' });
    expect(selectBusy(now(flow))).toBe(true);
  });
});

describe('a new code', () => {
  it('may be requested after the visible 30 s', async () => {
    const flow = await atCode();
    expect([selectResend(now(flow)), selectResendInS(now(flow))]).toEqual(['cooling', 30]);
    flow.watchers.tick();
    expect(selectResendInS(now(flow))).toBe(29);
    flow.wait(30_000);
    expect(selectResend(now(flow))).toBe('ready');
  });
});

describe('the sharing', () => {
  it('is a choice, running, and done, and is offered in the first only', async () => {
    const flow = openFlow(returning, { autoFetch: true });
    expect([selectShare(now(flow)), selectCanShare(now(flow))]).toEqual(['choosing', true]);
    flow.send({ type: 'data.share' });
    expect([selectShare(now(flow)), selectBusy(now(flow)), selectCanShare(now(flow))]).toEqual([
      'sharing',
      true,
      false,
    ]);
    flow.pending.prepareResult.resolve(result);
    await settle();
    expect([selectShare(now(flow)), selectBusy(now(flow))]).toEqual(['sharing', true]);
    flow.pending.share.resolve({ response: {}, access: null });
    await settle();
    expect([selectShare(now(flow)), selectBusy(now(flow)), selectCanShare(now(flow))]).toEqual([
      'shared',
      false,
      false,
    ]);
  });

  it('is offered again after it failed, with the error’s own text', async () => {
    const flow = openFlow(returning, { autoFetch: true });
    flow.send({ type: 'data.share' });
    flow.pending.prepareResult.resolve(result);
    await settle();
    flow.pending.share.reject(new Error('of the browser'));
    await settle();
    const problem = { code: 'share.submission', params: { reason: 'of the browser' } };
    expect([selectShare(now(flow)), selectCanShare(now(flow))]).toEqual(['failed', true]);
    expect(flow.notified('failure')).toEqual([{ type: 'failure', problem, step: 'dataRequest' }]);
    expect(flow.context().result).toMatchObject({
      success: false,
      error: 'Submission failed: of the browser',
    });
  });
});

describe('the set-up of a new person', () => {
  it('has three steps', async () => {
    const flow = openFlow(newUser);
    expect(selectSetUpStep(now(flow))).toBe(1);
    flow.send({ type: 'onboarding.skip' });
    expect(selectSetUpStep(now(flow))).toBe(2);
    flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
    flow.pending.encryptPin.resolve('cipher');
    await settle();
    expect(selectSetUpStep(now(flow))).toBe(3);
  });

  it.each([
    ['at the e-mail', null],
    ['at the data request of an earlier visit’s person', returning],
  ])('is none %s', (_, user) => {
    expect(selectSetUpStep(now(openFlow(user)))).toBeNull();
  });

  it('is none in the training', () => {
    expect(selectSetUpStep(now(openFlow(returning, {}, 'training')))).toBeNull();
  });
});

describe('a platform', () => {
  it('that failed shows the reason until it is connected', async () => {
    const flow = openFlow(newUser);
    flow.send({ type: 'platform.press', platform: 'youtube' });
    flow.pending.authorize.fail({ code: 'authorize.url', params: { keys: 'url' } });
    await settle();
    const status = () => selectPlatforms(now(flow))[0];
    expect(status()).toMatchObject({ status: 'failed', problem: { code: 'authorize.url' } });
    flow.send({ type: 'platform.press', platform: 'youtube' });
    flow.windows[1]?.report({ type: 'oauth.connected' });
    flow.send({ type: 'platform.press', platform: 'youtube' });
    expect(status()).toMatchObject({ status: 'idle' });
  });

  it('that was connected, refused or given up leaves no attempt behind', async () => {
    for (const report of [
      { type: 'oauth.connected' },
      { type: 'oauth.refused', problem: { code: 'connection.cancelled' } },
      { type: 'oauth.blocked' },
    ] as const) {
      const flow = openFlow(newUser);
      flow.send({ type: 'platform.press', platform: 'youtube' });
      expect(flow.context().attempt).toMatchObject({ platform: 'youtube' });
      flow.windows[0]?.report(report);
      expect(flow.context().attempt).toBeNull();
      expect(flow.notified('failure')).toHaveLength(report.type === 'oauth.connected' ? 0 : 1);
    }
  });

  it('that is connected again is listed once, and the others stay', () => {
    const flow = openFlow({ ...newUser, connectedAccounts: ['youtube', 'github'] });
    flow.send({ type: 'oauth.returned', attempt: { platform: 'youtube', state: 's' }, problem: null });
    expect(flow.saved.at(-1)?.connectedAccounts).toEqual(['github', 'youtube']);
    flow.send({ type: 'platform.press', platform: 'github' });
    expect(flow.saved.at(-1)?.connectedAccounts).toEqual(['youtube']);
    flow.send({ type: 'onboarding.skip' });
    expect(flow.context().connected).toEqual([]);
  });

  it('that failed emits the failure, which does not stop the onboarding', () => {
    const flow = openFlow({ ...newUser, connectedAccounts: ['github'] });
    flow.send({
      type: 'oauth.returned',
      attempt: { platform: 'youtube', state: 's' },
      problem: { code: 'connection.cancelled' },
    });
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: { code: 'connection.cancelled' }, step: 'onboarding' },
    ]);
    flow.send({ type: 'onboarding.continue' });
    expect(flow.step()).toBe('pin');
  });

  it('unconfirmed is not given up for a press on another', async () => {
    const flow = openFlow(newUser);
    flow.send({ type: 'platform.press', platform: 'youtube' });
    flow.pending.authorize.resolve('https://provider.example/allow');
    await settle();
    flow.windows[0]?.report({ type: 'oauth.closed', blank: false });
    flow.send({ type: 'platform.press', platform: 'github' });
    expect(flow.windows).toHaveLength(1);
    expect(selectPlatforms(now(flow))[0]).toMatchObject({ status: 'connecting', canCancel: true });
  });
});
