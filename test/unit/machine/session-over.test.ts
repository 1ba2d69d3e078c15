import { describe, expect, it } from 'vitest';
import { selectIsExpired } from '../../../widget/machine/selectors.ts';
import type { SignIn } from '../../../widget/types.ts';
import { resultFor } from '../../support/controlled-ports.ts';
import { newUser, onboarded, openFlow, returning, settle } from '../../support/open-flow.ts';

type Flow = ReturnType<typeof openFlow>;

const EXPIRED = { code: 'session.expired' } as const;
const EXISTING: SignIn = { token: 'token-2', isNewUser: false, expiresAt: '2026-12-21T10:00:00.000Z' };

/** Signs in at the e-mail step, up to the step after it. */
const signIn = async (flow: Flow, answer: SignIn = EXISTING, email = flow.context().email) => {
  flow.send({ type: 'email.submit', email });
  flow.pending.sendCode.resolve(undefined);
  await settle();
  flow.wait(0);
  flow.send({ type: 'code.submit', code: '123456' });
  flow.pending.confirmCode.resolve(answer);
  await settle();
  flow.wait(1000);
};

/** A person who chose Personality, and whose session has ended when call 4 runs. */
const expiredWhileSharing = async () => {
  const flow = openFlow(returning, { autoFetch: true });
  flow.send({ type: 'data.toggle', id: 'personality' });
  await share(flow);
  flow.pending.share.fail(EXPIRED);
  await settle();
  return flow;
};

const share = async (flow: Flow) => {
  flow.send({ type: 'data.share' });
  const { options, selected, user } = flow.context();
  flow.pending.prepareResult.resolve(resultFor({ ...options, user, approved: selected, encryptedPin: '' }));
  await settle();
};

const expiredWhileConnecting = async () => {
  const flow = openFlow({ ...newUser, connectedAccounts: ['github'] });
  flow.send({ type: 'platform.press', platform: 'youtube' });
  flow.pending.authorize.fail(EXPIRED);
  await settle();
  return flow;
};

describe.each([
  ['sharing', expiredWhileSharing],
  ['connecting a platform', expiredWhileConnecting],
])('a session that ends while %s', (_, expire) => {
  it('leads to the e-mail step with the address filled in, and the record is removed', async () => {
    const flow = await expire();
    expect([flow.step(), selectIsExpired(flow.actor.getSnapshot())]).toEqual(['email', true]);
    expect(flow.context()).toMatchObject({ user: null, email: 'ada@example.org' });
    expect(flow.forgottenTimes()).toBe(1);
  });

  it('is reported to the host as a failure of the e-mail step, after its stepchange, and completes nothing', async () => {
    const flow = await expire();
    expect(flow.emitted.slice(-2)).toEqual([
      { type: 'step', step: 'email' },
      { type: 'failure', problem: EXPIRED, step: 'email' },
    ]);
    expect([...flow.notified('complete'), ...flow.notified('signout')]).toEqual([]);
  });
});

describe('signing in again', () => {
  it('continues at the data request with the same choice, and shares it with the new token', async () => {
    const flow = await expiredWhileSharing();
    await signIn(flow);
    expect([flow.step(), selectIsExpired(flow.actor.getSnapshot())]).toEqual(['dataRequest', false]);
    expect(flow.context().selected).toEqual(['basic', 'personality']);
    await share(flow);
    expect(flow.calls.at(-1)?.input).toMatchObject({
      approved: ['basic', 'personality'],
      user: { token: 'token-2', expiresAt: EXISTING.expiresAt },
    });
  });

  it('continues at the platforms, with those that were connected', async () => {
    const flow = await expiredWhileConnecting();
    await signIn(flow);
    expect(flow.step()).toBe('onboarding');
    expect(flow.context().connected).toEqual(['github']);
    expect(flow.saved.at(-1)).toMatchObject({ connectedAccounts: ['github'], token: 'token-2' });
  });

  it('continues at the PIN, if the server could not accept it', async () => {
    const pinKey = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'session-1' } as const;
    const flow = openFlow({ ...onboarded, pinKey });
    flow.send({ type: 'pin.submit', pin: 'correct-h0rse!' });
    flow.pending.encryptPin.resolve('cipher');
    await settle();
    flow.pending.setPin.fail(EXPIRED);
    await settle();
    await signIn(flow);
    expect(flow.step()).toBe('pin');
  });

  it('as another person keeps neither the choice nor the platforms', async () => {
    const flow = await expiredWhileSharing();
    await signIn(flow, EXISTING, 'bob@example.org');
    expect(flow.context()).toMatchObject({ selected: ['basic'], connected: [] });
  });

  it('begins again if the server no longer knows the person', async () => {
    const flow = await expiredWhileSharing();
    await signIn(flow, { token: 'token-2', isNewUser: true });
    expect(flow.step()).toBe('onboarding');
    expect(flow.saved.at(-1)).toMatchObject({ onboardingComplete: false, pinCreated: false });
  });
});

describe('the choice of a person who signs out', () => {
  it('is not used for the next person', async () => {
    const flow = openFlow(returning);
    flow.send({ type: 'data.toggle', id: 'personality' });
    flow.send({ type: 'user.signOut' });
    await signIn(flow, EXISTING, 'bob@example.org');
    expect(flow.context().selected).toEqual(['basic']);
  });
});
