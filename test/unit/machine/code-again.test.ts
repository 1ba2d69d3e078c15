import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ConnectInput } from '../../../widget/machine/events.ts';
import { implement } from '../../../widget/machine/implement.ts';
import type { StartedSignIn } from '../../../widget/machine/ports.ts';
import { selectResend, selectStep } from '../../../widget/machine/selectors.ts';
import type { OpenOptions } from '../../../widget/types.ts';
import { controlledPorts, NOW } from '../../support/controlled-ports.ts';
import { newUser, OPTIONS, openFlow, settle } from '../../support/open-flow.ts';

const sentAgo = (seconds: number): string => new Date(Date.parse(NOW) - seconds * 1000).toISOString();

const started: StartedSignIn = {
  email: 'ada@example.org',
  challenge: 'challenge-1',
  codeLength: 8,
  sentAt: sentAgo(10),
};

const openAgain = (parts: Partial<ConnectInput> = {}, step?: OpenOptions['step']) => {
  const clock = new SimulatedClock();
  const controlled = controlledPorts();
  const emitted: unknown[] = [];
  const input = { options: OPTIONS, user: null, now: () => NOW, started, ...parts };
  const actor = createActor(implement(controlled.ports), { clock, input });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'open', step });
  const read = () => actor.getSnapshot();
  return {
    ...controlled,
    actor,
    clock,
    emitted,
    step: () => selectStep(read()),
    resend: () => selectResend(read()),
    context: () => read().context,
  };
};

describe('an opening after a code was mailed', () => {
  it('starts at the code step, says so, and asks for no new code', () => {
    const flow = openAgain();
    expect(flow.emitted).toEqual([{ type: 'open' }, { type: 'step', step: 'code' }]);
    expect(flow.context()).toMatchObject({ email: 'ada@example.org', codeLength: 8 });
    expect(flow.calls).toEqual([]);
  });

  it('confirms the code with the challenge of the first opening', () => {
    const flow = openAgain();
    flow.actor.send({ type: 'code.submit', code: '12345678' });
    expect(flow.calls.at(-1)?.input).toEqual({
      email: 'ada@example.org',
      challenge: 'challenge-1',
      code: '12345678',
    });
  });

  it('allows a new code 30 s after the mailed one', () => {
    const flow = openAgain();
    expect(flow.context().resendInS).toBe(20);
    flow.clock.increment(19_999);
    expect(flow.resend()).toBe('cooling');
    flow.clock.increment(1);
    expect(flow.resend()).toBe('ready');
  });

  it('allows a new code at once if the mailed one is older', () => {
    const flow = openAgain({ started: { ...started, sentAt: sentAgo(300) } });
    expect(flow.context().resendInS).toBe(0);
    flow.clock.increment(0);
    expect(flow.resend()).toBe('ready');
  });

  it.each([
    ['599 s', sentAgo(599), 'code'],
    ['600 s', sentAgo(600), 'email'],
    ['a time that is far ahead', sentAgo(-601), 'email'],
    ['no date', 'soon', 'email'],
    ['no code', undefined, 'email'],
  ])('starts, after %s, at the right step', (_, sentAt, step) => {
    const flow = openAgain({ started: { ...started, sentAt } });
    expect(flow.step()).toBe(step);
    expect(flow.context().email).toBe('ada@example.org');
  });

  it('starts at the step of a saved record, with its address', () => {
    const flow = openAgain({ user: { ...newUser, email: 'bo@example.org' } });
    expect(flow.step()).toBe('onboarding');
    expect(flow.context()).toMatchObject({
      email: 'bo@example.org',
      challenge: undefined,
      sentAt: undefined,
    });
  });

  it('starts at a training that the host asks for', () => {
    expect(openAgain({}, 'training').step()).toBe('training');
  });

  it('starts at the code step also where the host asks for the platforms, which need a person', () => {
    expect(openAgain({}, 'onboarding').step()).toBe('code');
  });
});

describe('the kept sign-in', () => {
  const atCode = async () => {
    const flow = openFlow();
    flow.send({ type: 'email.submit', email: 'ada@example.org' });
    flow.pending.sendCode.resolve({ challenge: 'challenge-1', codeLength: 6 });
    await settle();
    flow.wait(0);
    return flow;
  };
  const kept = {
    email: 'ada@example.org',
    challenge: 'challenge-1',
    codeLength: 6,
    sentAt: NOW,
  };

  it('is kept as soon as the code was sent, also by "Send again"', async () => {
    const flow = await atCode();
    expect(flow.keptSignIn()).toEqual(kept);
    flow.wait(30_000);
    flow.send({ type: 'code.resend' });
    flow.pending.sendCode.resolve({ challenge: 'challenge-2', codeLength: 6 });
    await settle();
    expect(flow.keptSignIn()).toEqual({ ...kept, challenge: 'challenge-2', sentAt: sentAgo(-30) });
  });

  it('is forgotten by "Use another e-mail", also for the next opening of this machine', async () => {
    const flow = await atCode();
    flow.send({ type: 'email.change' });
    expect(flow.keptSignIn()).toBeNull();
    flow.send({ type: 'close', reason: 'button' });
    flow.send({ type: 'open' });
    expect(flow.step()).toBe('email');
  });

  it('is forgotten by the sign-in', async () => {
    const flow = await atCode();
    flow.send({ type: 'code.submit', code: '123456' });
    flow.pending.confirmCode.resolve({ token: 't', isNewUser: true });
    await settle();
    expect(flow.step()).toBe('success');
    expect(flow.keptSignIn()).toBeNull();
  });

  it.each(['expired', 'tooManyTries'] as const)('is forgotten where the code is %s', async (hint) => {
    const flow = await atCode();
    flow.send({ type: 'code.submit', code: '123456' });
    flow.pending.confirmCode.fail({ code: 'code.invalid', hint });
    await settle();
    expect([flow.step(), flow.keptSignIn()]).toEqual(['code', null]);
  });

  it.each([undefined, 'unreachable', 'unavailable'] as const)(
    'stays after a failure with the hint %s',
    async (hint) => {
      const flow = await atCode();
      flow.send({ type: 'code.submit', code: '000000' });
      flow.pending.confirmCode.fail({ code: 'code.invalid', ...(hint && { hint }) });
      await settle();
      expect(flow.keptSignIn()).toEqual(kept);
    },
  );
});
