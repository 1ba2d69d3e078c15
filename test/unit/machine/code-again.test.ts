import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ConnectInput } from '../../../widget/machine/events.ts';
import { implement } from '../../../widget/machine/implement.ts';
import type { StartedSignIn } from '../../../widget/machine/ports.ts';
import { selectResend, selectStep } from '../../../widget/machine/selectors.ts';
import type { OpenOptions } from '../../../widget/types.ts';
import { controlledPorts, NOW } from '../../support/controlled-ports.ts';
import { newUser, OPTIONS, settle } from '../../support/open-flow.ts';
import { askForCode, atCode, confirmCode, EMAIL } from './flows.ts';

const sentAgo = (seconds: number): string => new Date(Date.parse(NOW) - seconds * 1000).toISOString();

const started: StartedSignIn = {
  email: EMAIL,
  challenge: 'challenge-2',
  earlier: ['challenge-1'],
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

it('an opening after a code was mailed starts at the code step, says so, and asks for no new code', () => {
  const flow = openAgain();
  expect(flow.emitted).toEqual([{ type: 'open' }, { type: 'step', step: 'code' }]);
  expect(flow.context()).toMatchObject({ email: EMAIL, codeLength: 8 });
  expect(flow.calls).toEqual([]);
  flow.actor.send({ type: 'code.submit', code: '12345678' });
  expect(flow.calls.at(-1)?.input).toEqual({
    email: EMAIL,
    challenge: 'challenge-2',
    earlier: ['challenge-1'],
    code: '12345678',
  });
});

it.each([
  [10, 20],
  [300, 0],
])('an opening %i s after a code was mailed allows a new one after %i s', (ago, seconds) => {
  const flow = openAgain({ started: { ...started, sentAt: sentAgo(ago) } });
  expect(flow.context().resendInS).toBe(seconds);
  if (seconds > 0) flow.clock.increment(seconds * 1000 - 1);
  expect(flow.resend()).toBe('cooling');
  flow.clock.increment(1);
  expect(flow.resend()).toBe('ready');
});

it.each([
  ['599 s', sentAgo(599), 'code'],
  ['600 s', sentAgo(600), 'email'],
  ['a time that is far ahead', sentAgo(-601), 'email'],
  ['no date', 'soon', 'email'],
  ['no code', undefined, 'email'],
])('an opening after %s starts at the right step', (_, sentAt, step) => {
  const flow = openAgain({ started: { ...started, sentAt } });
  expect([flow.step(), flow.context().email]).toEqual([step, EMAIL]);
});

it('an opening with a saved record starts at its step and with its address, whatever code was mailed', () => {
  const flow = openAgain({ user: { ...newUser, email: 'bo@example.org' } });
  expect(flow.step()).toBe('onboarding');
  expect(flow.context()).toMatchObject({ email: 'bo@example.org', challenge: undefined, sentAt: undefined });
});

it('an opening after a code was mailed starts at a training that the host asks for, but not at the platforms', () => {
  expect(openAgain({}, 'training').step()).toBe('training');
  expect(openAgain({}, 'onboarding').step()).toBe('code');
});

const kept = { email: EMAIL, challenge: 'challenge-1', earlier: [], codeLength: 6, sentAt: NOW };

it('a sign-in is kept as soon as its code was sent, also by "Send again"', async () => {
  const flow = await atCode({}, 'challenge-1');
  expect(flow.keptSignIn()).toEqual(kept);
  flow.wait(30_000);
  flow.send({ type: 'code.resend' });
  flow.pending.sendCode.resolve({ challenge: 'challenge-2', codeLength: 6 });
  await settle();
  expect(flow.keptSignIn()).toEqual({
    ...kept,
    challenge: 'challenge-2',
    earlier: ['challenge-1'],
    sentAt: sentAgo(-30),
  });
});

it.each([
  ['stay for the same address in any spelling, the last fifteen', EMAIL.toUpperCase(), 16, 14],
  ['are not for another address', 'bo@example.org', 2, 0],
])('the challenges of codes after "Use another e-mail" %s', async (_, next, count, left) => {
  const flow = await atCode({}, 'challenge-1');
  for (let number = 2; number <= count; number += 1) {
    flow.send({ type: 'email.change' });
    await askForCode(flow, number === count ? next : EMAIL, `challenge-${number}`);
  }
  expect(flow.context()).toMatchObject({ challenge: `challenge-${count}`, earlier: { length: left } });
});

it('a kept sign-in is forgotten by "Use another e-mail", also for the next opening of this machine', async () => {
  const flow = await atCode();
  flow.send({ type: 'email.change' });
  expect(flow.keptSignIn()).toBeNull();
  flow.send({ type: 'close', reason: 'button' });
  flow.send({ type: 'open' });
  expect(flow.step()).toBe('email');
});

it('a kept sign-in is forgotten by the sign-in', async () => {
  const flow = await confirmCode(await atCode(), { token: 't', isNewUser: true });
  expect([flow.step(), flow.keptSignIn()]).toEqual(['success', null]);
});

it.each([
  ['is forgotten where the code is expired', 'expired', null],
  ['is forgotten after too many tries', 'tooManyTries', null],
  ['stays after a wrong code', undefined, kept],
  ['stays where the server is unavailable', 'unavailable', kept],
] as const)('a kept sign-in %s', async (_, hint, left) => {
  const flow = await atCode({}, 'challenge-1');
  flow.send({ type: 'code.submit', code: '123456' });
  flow.pending.confirmCode.fail({ code: 'code.invalid', ...(hint && { hint }) });
  await settle();
  expect([flow.step(), flow.keptSignIn()]).toEqual(['code', left]);
});
