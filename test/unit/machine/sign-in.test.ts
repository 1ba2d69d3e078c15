import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../widget/errors.ts';
import type { FlowOptions } from '../../../widget/machine/events.ts';
import { selectBusy, selectResend } from '../../../widget/machine/selectors.ts';
import type { SignIn, UserRecord } from '../../../widget/types.ts';
import { newUser, onboarded, openFlow, returning, settle } from '../../support/open-flow.ts';

const atCode = async (options: Partial<FlowOptions> = {}) => {
  const flow = openFlow(null, options);
  flow.send({ type: 'email.submit', email: 'ada@example.org' });
  flow.pending.sendCode.resolve(undefined);
  await settle();
  flow.wait(0);
  return flow;
};

const signedIn = async (answer: SignIn, options: Partial<FlowOptions> = {}) => {
  const flow = await atCode(options);
  flow.send({ type: 'code.submit', code: '123456' });
  flow.pending.confirmCode.resolve(answer);
  await settle();
  return flow;
};

describe('start step', () => {
  const unverified: UserRecord = { ...newUser, verified: false };
  it.each([
    ['no record', null, 'email'],
    ['a record that was never verified', unverified, 'email'],
    ['verified but onboarding not complete', newUser, 'onboarding'],
    ['onboarding complete but no PIN', onboarded, 'pin'],
    ['onboarding complete and PIN created', returning, 'dataRequest'],
  ])('starts, for %s, at the right step', (_, user, step) => {
    expect(openFlow(user).step()).toBe(step);
  });

  it('emits open first, then the step', () => {
    expect(openFlow(newUser).emitted).toEqual([{ type: 'open' }, { type: 'step', step: 'onboarding' }]);
  });
});

describe('email step', () => {
  it('refuses an invalid e-mail with the specified text and makes no call', () => {
    const flow = openFlow();
    flow.send({ type: 'email.submit', email: 'a@b' });
    expect(flow.context().problem).toEqual({ code: 'email.invalid' });
    expect(flow.calls).toEqual([]);
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: { code: 'email.invalid' }, step: 'email' },
    ]);
    flow.send({ type: 'email.submit', email: 'ada@example.org' });
    expect(flow.context().problem).toBeNull();
  });

  it('sends one code however often the person presses', () => {
    const flow = openFlow();
    flow.send({ type: 'email.submit', email: 'ada@example.org' });
    flow.send({ type: 'email.submit', email: 'ada@example.org' });
    expect(flow.calls).toHaveLength(1);
    expect(selectBusy(flow.actor.getSnapshot())).toBe(true);
  });

  it('keeps the address if sending fails, and a second try works', async () => {
    const flow = openFlow();
    flow.send({ type: 'email.submit', email: ' ada@example.org ' });
    flow.pending.sendCode.fail({ code: 'code.send', hint: 'unavailable' });
    await settle();
    expect(flow.context()).toMatchObject({ email: 'ada@example.org', problem: { code: 'code.send' } });

    flow.send({ type: 'email.submit', email: 'ada@example.org' });
    flow.pending.sendCode.resolve(undefined);
    await settle();
    flow.wait(0);
    expect(flow.step()).toBe('code');
    expect(flow.context().problem).toBeNull();
  });

  it('cancels the request when the dialog closes', () => {
    const flow = openFlow();
    flow.send({ type: 'email.submit', email: 'ada@example.org' });
    flow.send({ type: 'close', reason: 'escape' });
    expect(flow.calls[0]?.signal?.aborted).toBe(true);
  });
});

describe('code step', () => {
  it('confirms the code as typed or pasted, without spaces and dashes', async () => {
    const flow = await atCode();
    flow.send({ type: 'code.submit', code: '12 34-56' });
    expect(flow.calls.at(-1)?.input).toEqual({ email: 'ada@example.org', code: '123456' });
  });

  it('never keeps the code in the context', async () => {
    const flow = await signedIn({ token: 't', isNewUser: true });
    expect(JSON.stringify(flow.context())).not.toContain('123456');
  });

  it('shows a wrong code and lets the person try again', async () => {
    const flow = await atCode();
    flow.send({ type: 'code.submit', code: '000000' });
    flow.pending.confirmCode.fail({ code: 'code.invalid' });
    await settle();
    expect(flow.context().problem).toEqual({ code: 'code.invalid' });
    flow.send({ type: 'code.submit', code: '123456' });
    expect(flow.calls.filter(({ name }) => name === 'confirmCode')).toHaveLength(2);
  });

  it('allows a new code 30 s after the last', async () => {
    const flow = await atCode();
    flow.send({ type: 'code.resend' });
    flow.wait(29_999);
    expect(selectResend(flow.actor.getSnapshot())).toBe('cooling');
    flow.wait(1);
    flow.send({ type: 'code.resend' });
    expect(selectResend(flow.actor.getSnapshot())).toBe('sending');
    flow.pending.sendCode.resolve(undefined);
    await settle();
    expect(selectResend(flow.actor.getSnapshot())).toBe('cooling');
    expect(flow.calls.filter(({ name }) => name === 'sendCode')).toHaveLength(2);
  });

  it.each([
    ['cools down again if the server names a wait', 30, 'cooling'],
    ['can be asked for at once if it names none', undefined, 'ready'],
  ])('a new code that fails %s', async (_, retryAfterS, state) => {
    const flow = await atCode();
    flow.wait(30_000);
    flow.send({ type: 'code.resend' });
    flow.pending.sendCode.reject(new RequestError(429, 'Too Many Requests', retryAfterS));
    await settle();
    expect(selectResend(flow.actor.getSnapshot())).toBe(state);
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: flow.context().problem, step: 'code' },
    ]);
    expect(flow.context().problem).toMatchObject({ code: 'code.send' });
  });

  it('counts the seconds down for display', async () => {
    const flow = await atCode();
    flow.watchers.tick();
    flow.watchers.tick();
    expect(flow.context().resendInS).toBe(28);
  });

  it('makes one request at a time: no confirmation while a code is sent, and no new code while confirming', async () => {
    const flow = await atCode();
    flow.wait(30_000);
    flow.send({ type: 'code.resend' });
    flow.send({ type: 'code.submit', code: '123456' });
    expect(flow.calls.map(({ name }) => name)).toEqual(['sendCode', 'sendCode']);

    flow.pending.sendCode.resolve(undefined);
    await settle();
    flow.wait(30_000);
    flow.send({ type: 'code.submit', code: '123456' });
    flow.send({ type: 'code.resend' });
    expect(flow.calls.at(-1)?.name).toBe('confirmCode');
  });

  it('goes back for another e-mail and still knows the first', async () => {
    const flow = await atCode();
    flow.send({ type: 'email.change' });
    expect(flow.step()).toBe('email');
    expect(flow.context().email).toBe('ada@example.org');
  });
});

describe('if the host offers no platform', () => {
  it('a new user goes on to the PIN, and their onboarding stays not complete', async () => {
    const flow = await signedIn({ token: 't', isNewUser: true }, { connectors: [] });
    flow.wait(1000);
    expect(flow.step()).toBe('pin');
    expect(flow.saved.at(-1)).toMatchObject({ onboardingComplete: false });
  });

  it('a verified record without onboarding opens at the PIN', () => {
    expect(openFlow(newUser, { connectors: [] }).step()).toBe('pin');
  });
});

describe('after e-mail authentication', () => {
  it.each<[string, SignIn]>([
    ['isNewUser is true', { token: 't', isNewUser: true }],
    ['flowType is onboarding', { token: 't', flowType: 'onboarding' }],
    ['userState is new', { token: 't', userState: 'new' }],
  ])(
    'a new user (%s) goes to onboarding after 1 s, marked not complete and without a PIN',
    async (_, answer) => {
      const flow = await signedIn(answer);
      expect(flow.step()).toBe('success');
      flow.wait(999);
      expect(flow.step()).toBe('success');
      flow.wait(1);
      expect(flow.step()).toBe('onboarding');
      expect(flow.saved.at(-1)).toMatchObject({
        verified: true,
        onboardingComplete: false,
        pinCreated: false,
      });
    },
  );

  it('an existing user goes to dataRequest and is saved as complete', async () => {
    const flow = await signedIn({ token: 't', isNewUser: false, userState: 'existing', flowType: 'login' });
    flow.wait(1000);
    expect(flow.step()).toBe('dataRequest');
    expect(flow.saved.at(-1)).toMatchObject({ onboardingComplete: true, pinCreated: true });
  });
});

it('reports each step of a new person as it is entered, and shows no message of the previous step', async () => {
  const flow = await atCode();
  flow.send({ type: 'code.submit', code: '' });
  flow.send({ type: 'code.submit', code: '123456' });
  flow.pending.confirmCode.resolve({ token: 't', isNewUser: true });
  await settle();
  flow.wait(1000);
  flow.send({ type: 'onboarding.skip' });
  flow.send({ type: 'pin.submit', pin: 'short' });
  flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
  flow.pending.encryptPin.resolve('cipher');
  await settle();
  const steps = ['email', 'code', 'success', 'onboarding', 'pin', 'dataRequest'];
  expect(flow.notified('step')).toEqual(steps.map((step) => ({ type: 'step', step })));
  expect(flow.context().problem).toBeNull();
});
