import { expect, it } from 'vitest';
import { RequestError } from '../../../widget/errors.ts';
import {
  selectBusy,
  selectEmail,
  selectProblem,
  selectResend,
  selectResendInS,
  selectUsername,
} from '../../../widget/machine/selectors.ts';
import { newUser, openFlow, returning, settle } from '../../support/open-flow.ts';
import { askForCode, atCode, confirmCode, EMAIL, failure, namesOf, signedIn, stateOf } from './flows.ts';

it.each([
  ['no record', null, 'email'],
  ['a person with a PIN', returning, 'dataRequest'],
])('an opening for %s emits open first, then its step', (_, user, step) => {
  const flow = openFlow(user);
  expect(flow.emitted).toEqual([{ type: 'open' }, { type: 'step', step }]);
  expect([selectUsername(stateOf(flow)), selectEmail(stateOf(flow))]).toEqual(
    user ? ['ada', EMAIL] : [null, ''],
  );
});

it('an invalid e-mail is refused without a call', () => {
  const flow = openFlow();
  flow.send({ type: 'email.submit', email: 'a@b' });
  expect([flow.context().problem, flow.calls]).toEqual([{ code: 'email.invalid' }, []]);
  expect(flow.notified('failure')).toEqual([failure('email', { code: 'email.invalid' })]);
  flow.send({ type: 'email.submit', email: EMAIL });
  expect(flow.context().problem).toBeNull();
});

it('one code is sent however often the person presses, and not after the dialog closes', () => {
  const flow = openFlow();
  expect(selectBusy(stateOf(flow))).toBe(false);
  flow.send({ type: 'email.submit', email: EMAIL });
  flow.send({ type: 'email.submit', email: EMAIL });
  expect([flow.calls.length, selectBusy(stateOf(flow))]).toEqual([1, true]);
  flow.send({ type: 'close', reason: 'escape' });
  expect(flow.calls[0]?.signal?.aborted).toBe(true);
});

it('the address stays if sending fails, and a second try works', async () => {
  const flow = openFlow();
  flow.send({ type: 'email.submit', email: ` ${EMAIL} ` });
  flow.pending.sendCode.fail({ code: 'code.send', hint: 'unavailable' });
  await settle();
  expect(flow.context()).toMatchObject({ email: EMAIL, problem: { code: 'code.send' } });
  await askForCode(flow);
  expect([flow.step(), selectBusy(stateOf(flow)), flow.context().problem]).toEqual(['code', false, null]);
});

it('a wrong code is shown, and the person can try again', async () => {
  const flow = await atCode();
  flow.send({ type: 'code.submit', code: '000000' });
  expect(selectBusy(stateOf(flow))).toBe(true);
  flow.pending.confirmCode.fail({ code: 'code.invalid' });
  await settle();
  expect([selectBusy(stateOf(flow)), selectProblem(stateOf(flow))]).toEqual([
    false,
    { code: 'code.invalid' },
  ]);
  flow.send({ type: 'code.submit', code: '123456' });
  expect(selectProblem(stateOf(flow))).toBeNull();
  expect(namesOf(flow)).toEqual(['sendCode', 'confirmCode', 'confirmCode']);
});

it('a new code may be requested 30 s after the last, which are counted down', async () => {
  const flow = await atCode();
  flow.send({ type: 'code.resend' });
  expect([selectResend(stateOf(flow)), selectResendInS(stateOf(flow))]).toEqual(['cooling', 30]);
  flow.watchers.tick();
  flow.watchers.tick();
  expect(selectResendInS(stateOf(flow))).toBe(28);
  flow.wait(29_999);
  expect(selectResend(stateOf(flow))).toBe('cooling');
  flow.wait(1);
  expect(selectResend(stateOf(flow))).toBe('ready');
  flow.send({ type: 'code.resend' });
  expect(selectResend(stateOf(flow))).toBe('sending');
  flow.pending.sendCode.resolve(undefined);
  await settle();
  expect([selectResend(stateOf(flow)), namesOf(flow)]).toEqual(['cooling', ['sendCode', 'sendCode']]);
});

it.each([
  ['waits for the time that the server names', 90, 'cooling'],
  ['can be asked for at once if it names none', undefined, 'ready'],
])('a new code that fails %s', async (_, retryAfterS, state) => {
  const flow = await atCode();
  flow.wait(30_000);
  flow.send({ type: 'code.resend' });
  flow.pending.sendCode.reject(new RequestError(429, 'Too Many Requests', retryAfterS));
  await settle();
  flow.wait(89_999);
  expect(selectResend(stateOf(flow))).toBe(state);
  flow.wait(1);
  expect(selectResend(stateOf(flow))).toBe('ready');
  expect(flow.context().problem).toMatchObject({ code: 'code.send' });
  expect(flow.notified('failure')).toEqual([failure('code', flow.context().problem ?? {})]);
});

it('one request runs at a time: no confirmation while a code is sent, and no new code while confirming', async () => {
  const flow = await atCode();
  flow.wait(30_000);
  flow.send({ type: 'code.resend' });
  flow.send({ type: 'code.submit', code: '123456' });
  expect(namesOf(flow)).toEqual(['sendCode', 'sendCode']);
  flow.pending.sendCode.resolve(undefined);
  await settle();
  flow.wait(30_000);
  flow.send({ type: 'code.submit', code: '123456' });
  flow.send({ type: 'code.resend' });
  expect(flow.calls.at(-1)?.name).toBe('confirmCode');
});

it('"Use another e-mail" goes back and still knows the first', async () => {
  const flow = await atCode();
  flow.send({ type: 'email.change' });
  expect([flow.step(), flow.context().email]).toEqual(['email', EMAIL]);
});

it('a new user goes to the onboarding 1 s after the code, marked not complete and without a PIN', async () => {
  const flow = await signedIn({ token: 't', isNewUser: true });
  expect(JSON.stringify(flow.context())).not.toContain('123456');
  flow.wait(999);
  expect(flow.step()).toBe('success');
  flow.wait(1);
  expect(flow.step()).toBe('onboarding');
  expect(flow.saved.at(-1)).toMatchObject({ verified: true, onboardingComplete: false, pinCreated: false });
});

it('an existing user goes to the data request and is saved as complete', async () => {
  const flow = await signedIn({ token: 't', isNewUser: false, userState: 'existing', flowType: 'login' });
  flow.wait(1000);
  expect(flow.step()).toBe('dataRequest');
  expect(flow.saved.at(-1)).toMatchObject({ onboardingComplete: true, pinCreated: true });
});

it('if the host offers no platform, a new user goes to the PIN, and their onboarding stays not complete', async () => {
  const flow = await signedIn({ token: 't', isNewUser: true }, { connectors: [] });
  flow.wait(1000);
  expect([flow.step(), flow.saved.at(-1)]).toMatchObject(['pin', { onboardingComplete: false }]);
  expect(openFlow(newUser, { connectors: [] }).step()).toBe('pin');
});

it('each step of a new person is reported as it is entered, and shows no message of the previous step', async () => {
  const flow = await atCode();
  flow.send({ type: 'code.submit', code: '' });
  await confirmCode(flow, { token: 't', isNewUser: true });
  flow.wait(1000);
  flow.send({ type: 'onboarding.skip' });
  for (const pin of ['short', 'correct-h0rse!']) flow.send({ type: 'pin.submit', pin });
  flow.pending.encryptPin.resolve('cipher');
  await settle();
  const steps = ['email', 'code', 'success', 'onboarding', 'pin', 'dataRequest'];
  expect(flow.notified('step')).toEqual(steps.map((step) => ({ type: 'step', step })));
  expect(flow.context().problem).toBeNull();
});
