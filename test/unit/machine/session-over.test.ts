import { expect, it } from 'vitest';
import { selectHasPrivacyControl, selectIsExpired } from '../../../widget/machine/selectors.ts';
import type { SignIn } from '../../../widget/types.ts';
import { newUser, openFlow, returning, settle } from '../../support/open-flow.ts';
import {
  askForCode,
  confirmCode,
  EMAIL,
  type Flow,
  failure,
  prepare,
  press,
  stateOf,
  withKey,
  withPin,
} from './flows.ts';

const EXPIRED = { code: 'session.expired' } as const;
const EXISTING: SignIn = { token: 'token-2', isNewUser: false, expiresAt: '2026-12-21T10:00:00.000Z' };

const signIn = async (flow: Flow, answer = EXISTING, email = flow.context().email) => {
  await confirmCode(await askForCode(flow, email), answer);
  flow.wait(1000);
};

const expiredWhileSharing = async (hasPrivacyControl = false) => {
  const flow = openFlow(
    returning,
    { autoFetch: true },
    undefined,
    'none',
    undefined,
    false,
    hasPrivacyControl,
  );
  flow.send({ type: 'data.toggle', id: 'personality' });
  await prepare(flow);
  flow.pending.share.fail(EXPIRED);
  await settle();
  return flow;
};

const expiredWhileConnecting = async () => {
  const flow = openFlow({ ...newUser, connectedAccounts: ['github'] });
  press(flow);
  flow.pending.authorize.fail(EXPIRED);
  await settle();
  return flow;
};

it.each([
  ['sharing', () => expiredWhileSharing()],
  ['connecting a platform', expiredWhileConnecting],
])(
  'a session that ends while %s leads to the e-mail step, which reports it and completes nothing',
  async (_, expire) => {
    const flow = await expire();
    expect([flow.step(), selectIsExpired(stateOf(flow)), flow.forgottenTimes()]).toEqual(['email', true, 1]);
    expect(flow.context()).toMatchObject({ user: null, email: EMAIL });
    expect(flow.emitted.slice(-2)).toEqual([{ type: 'step', step: 'email' }, failure('email', EXPIRED)]);
    expect([...flow.notified('complete'), ...flow.notified('signout')]).toEqual([]);
  },
);

it('signing in again continues at the data request with the same choice, and shares it with the new token', async () => {
  const flow = await expiredWhileSharing();
  await signIn(flow);
  expect([flow.step(), selectIsExpired(stateOf(flow))]).toEqual(['dataRequest', false]);
  await prepare(flow);
  expect(flow.calls.at(-1)?.input).toMatchObject({
    approved: ['basic', 'personality'],
    user: { token: 'token-2', expiresAt: EXISTING.expiresAt },
  });
});

it('with Global Privacy Control, signing in again keeps no row that is optional, and says why', async () => {
  const flow = await expiredWhileSharing(true);
  await signIn(flow);
  expect([flow.context().selected, selectHasPrivacyControl(stateOf(flow))]).toEqual([['basic'], true]);
});

it('signing in again continues at the platforms, with those that were connected', async () => {
  const flow = await expiredWhileConnecting();
  await signIn(flow);
  expect([flow.step(), flow.context().connected]).toEqual(['onboarding', ['github']]);
  expect(flow.saved.at(-1)).toMatchObject({ connectedAccounts: ['github'], token: 'token-2' });
});

it('signing in again continues at the PIN, if the server could not accept it', async () => {
  const flow = await withPin(withKey);
  flow.pending.setPin.fail(EXPIRED);
  await settle();
  await signIn(flow);
  expect(flow.step()).toBe('pin');
});

it('signing in again as another person keeps neither the choice nor the platforms', async () => {
  const flow = await expiredWhileSharing();
  await signIn(flow, EXISTING, 'bob@example.org');
  expect(flow.context()).toMatchObject({ selected: ['basic'], connected: [] });
});

it('signing in again begins anew if the server no longer knows the person', async () => {
  const flow = await expiredWhileSharing();
  await signIn(flow, { token: 'token-2', isNewUser: true });
  expect(flow.step()).toBe('onboarding');
  expect(flow.saved.at(-1)).toMatchObject({ onboardingComplete: false, pinCreated: false });
});

it('the choice of a person who signs out is not used for the next person', async () => {
  const flow = openFlow(returning);
  flow.send({ type: 'data.toggle', id: 'personality' });
  flow.send({ type: 'user.signOut' });
  await signIn(flow, EXISTING, 'bob@example.org');
  expect(flow.context().selected).toEqual(['basic']);
});
