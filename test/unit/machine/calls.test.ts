import { describe, expect, it } from 'vitest';
import { newUser, OPTIONS, onboarded, openFlow, returning, settle } from '../../support/open-flow.ts';

type Flow = ReturnType<typeof openFlow>;

const inputsOf = (flow: Flow, call: string) =>
  flow.calls.filter(({ name }) => name === call).map(({ input }) => input);

const atCode = async () => {
  const flow = openFlow();
  flow.send({ type: 'email.submit', email: ' ada@example.org ' });
  flow.pending.sendCode.resolve(undefined);
  await settle();
  flow.wait(0);
  return flow;
};

const withPin = async () => {
  const flow = openFlow(onboarded);
  flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
  flow.pending.encryptPin.resolve('cipher');
  await settle();
  return flow;
};

describe('the content of a call', () => {
  it('is the typed e-mail without the spaces around it, at the first and at each new code', async () => {
    const flow = await atCode();
    flow.wait(30_000);
    flow.send({ type: 'code.resend' });
    expect(inputsOf(flow, 'sendCode')).toEqual([{ email: 'ada@example.org' }, { email: 'ada@example.org' }]);
  });

  it('is the code that was typed last', async () => {
    const flow = await atCode();
    flow.send({ type: 'code.submit', code: '000000' });
    flow.pending.confirmCode.fail({ code: 'code.invalid' });
    await settle();
    flow.send({ type: 'code.submit', code: '12 34-56' });
    expect(inputsOf(flow, 'confirmCode')).toEqual([
      { email: 'ada@example.org', code: '000000' },
      { email: 'ada@example.org', code: '123456' },
    ]);
  });

  it('is the challenge of the newest code', async () => {
    const flow = openFlow();
    flow.send({ type: 'email.submit', email: 'ada@example.org' });
    flow.pending.sendCode.resolve({ challenge: 'challenge-1', codeLength: 6 });
    await settle();
    flow.wait(0);
    flow.wait(30_000);
    flow.send({ type: 'code.submit', code: '000000' });
    flow.pending.confirmCode.fail({ code: 'code.invalid' });
    await settle();
    flow.send({ type: 'code.resend' });
    flow.pending.sendCode.resolve({ challenge: 'challenge-2', codeLength: 6 });
    await settle();
    flow.send({ type: 'code.submit', code: '123456' });
    expect(inputsOf(flow, 'confirmCode')).toMatchObject([
      { challenge: 'challenge-1' },
      { code: '123456', challenge: 'challenge-2' },
    ]);
  });

  it('is the person and a new attempt for each press', async () => {
    const flow = openFlow(newUser);
    flow.send({ type: 'platform.press', platform: 'youtube' });
    flow.windows[0]?.report({ type: 'oauth.closed', blank: true });
    flow.send({ type: 'platform.press', platform: 'github' });
    expect(inputsOf(flow, 'authorize')).toEqual([
      { attempt: { platform: 'youtube', state: 'state-1' }, user: newUser },
      { attempt: { platform: 'github', state: 'state-2' }, user: newUser },
    ]);
  });

  it('is the PIN with the person’s session, which protects it', async () => {
    expect(inputsOf(await withPin(), 'encryptPin')).toEqual([{ pin: 'correct-h0rse!', user: onboarded }]);
  });

  it('is the choice, and the encrypted PIN of a person who just set one', async () => {
    const flow = await withPin();
    flow.send({ type: 'data.toggle', id: 'preferences' });
    flow.send({ type: 'data.share' });
    expect(inputsOf(flow, 'prepareResult')).toEqual([
      {
        user: flow.context().user,
        appName: 'Jobs',
        requestData: OPTIONS.requestData,
        approved: ['basic', 'preferences'],
        encryptedPin: 'cipher',
      },
    ]);
  });

  it('has no encrypted PIN for a person who set it on an earlier visit', () => {
    const flow = openFlow(returning);
    flow.send({ type: 'data.share' });
    expect(inputsOf(flow, 'prepareResult')).toMatchObject([{ encryptedPin: '', approved: ['basic'] }]);
  });

  it('is nothing of the previous person, after they signed out', async () => {
    const flow = await withPin();
    flow.send({ type: 'user.signOut' });
    expect(flow.context()).toMatchObject({ user: null, email: '', encryptedPin: '', connected: [] });
    expect(flow.notified('signout')).toEqual([{ type: 'signout', username: 'ada' }]);
    expect(inputsOf(flow, 'endSession')).toEqual([onboarded]);
  });
});

describe('an error of another class than the widget’s own', () => {
  const broken = new Error('of the browser');

  it('while sending the code is a code that was not sent', async () => {
    const flow = openFlow();
    flow.send({ type: 'email.submit', email: 'ada@example.org' });
    flow.pending.sendCode.reject(broken);
    await settle();
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: { code: 'code.send' }, step: 'email' },
    ]);
  });

  it('while sending a new code is that of the code step, and the code can be requested again', async () => {
    const flow = await atCode();
    flow.wait(30_000);
    flow.send({ type: 'code.resend' });
    flow.pending.sendCode.reject(broken);
    await settle();
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: { code: 'code.send' }, step: 'code' },
    ]);
    flow.send({ type: 'code.resend' });
    expect(flow.context().problem).toBeNull();
    expect(inputsOf(flow, 'sendCode')).toHaveLength(3);
  });

  it('while confirming the code is a code that is not valid', async () => {
    const flow = await atCode();
    flow.send({ type: 'code.submit', code: '123456' });
    flow.pending.confirmCode.reject(broken);
    await settle();
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: { code: 'code.invalid' }, step: 'code' },
    ]);
  });

  it('while authorizing is a service that could not be reached', async () => {
    const flow = openFlow(newUser);
    flow.send({ type: 'platform.press', platform: 'youtube' });
    flow.pending.authorize.reject(broken);
    await settle();
    const problem = { code: 'request.unreachable' };
    expect(flow.notified('failure')).toEqual([{ type: 'failure', problem, step: 'onboarding' }]);
    expect(flow.context().failures).toEqual({ youtube: problem });
  });

  it('while a ticket is sent back is a service that could not be reached', async () => {
    const flow = openFlow(newUser);
    flow.send({ type: 'platform.press', platform: 'youtube' });
    flow.windows[0]?.report({ type: 'oauth.connected', ticket: 'ticket-1' });
    flow.pending.complete.reject(broken);
    await settle();
    expect(flow.context().failures).toEqual({ youtube: { code: 'request.unreachable' } });
  });

  it('while the PIN is sent is a PIN that was not saved', async () => {
    const pinKey = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'session-1' } as const;
    const flow = openFlow({ ...onboarded, pinKey });
    flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
    flow.pending.encryptPin.resolve('cipher');
    await settle();
    flow.pending.setPin.reject(broken);
    await settle();
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: { code: 'pin.save' }, step: 'pin' },
    ]);
  });

  it('while the PIN is encrypted keeps the person at the PIN', async () => {
    const flow = openFlow(onboarded);
    flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
    flow.pending.encryptPin.reject(broken);
    await settle();
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: { code: 'pin.encrypt' }, step: 'pin' },
    ]);
    flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
    expect(flow.context().problem).toBeNull();
  });

  it('while the result is prepared is a failed submission, with the error’s own text', async () => {
    const flow = openFlow(returning);
    flow.send({ type: 'data.share' });
    flow.pending.prepareResult.reject(broken);
    await settle();
    const problem = { code: 'share.submission', params: { reason: 'of the browser' } };
    expect(flow.notified('failure')).toEqual([{ type: 'failure', problem, step: 'dataRequest' }]);
    flow.send({ type: 'data.share' });
    expect(flow.context().problem).toBeNull();
  });
});

describe('an empty code', () => {
  it.each(['', ' ', '-'])('as %j is refused without a call', async (code) => {
    const flow = await atCode();
    flow.send({ type: 'code.submit', code });
    expect(inputsOf(flow, 'confirmCode')).toEqual([]);
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: { code: 'code.invalid' }, step: 'code' },
    ]);
  });
});
