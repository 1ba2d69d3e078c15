import { describe, expect, it } from 'vitest';
import { selectTrainingStep } from '../../../widget/machine/selectors.ts';
import { newUser, onboarded, openFlow, returning } from '../../support/open-flow.ts';

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

  it('is reported to the host as an opening at this step', () => {
    expect(openFlow(returning, {}, 'training').emitted).toEqual([
      { type: 'open' },
      { type: 'step', step: 'training' },
    ]);
  });

  it('leads to the e-mail step if no person is signed in', () => {
    const flow = openFlow(null, {}, 'training');
    for (const ms of [2000, 2500, 3000, 2000, 1000]) flow.wait(ms);
    expect(flow.step()).toBe('email');
  });
});

describe('signing out', () => {
  it.each([
    ['onboarding', newUser],
    ['pin', onboarded],
    ['dataRequest', returning],
  ])('from %s removes the record and goes to the e-mail step', (_, user) => {
    const flow = openFlow(user);
    flow.send({ type: 'user.signOut' });
    expect(flow.step()).toBe('email');
    expect(flow.forgottenTimes()).toBe(1);
    expect(flow.context()).toMatchObject({ user: null, email: '' });
    expect(flow.notified('signout')).toEqual([{ type: 'signout', username: 'ada' }]);
  });

  it.each([
    ['onboarding', newUser],
    ['pin', onboarded],
    ['dataRequest', returning],
  ] as const)('stays at %s and says so if the browser keeps the record', (step, user) => {
    const flow = openFlow(user);
    flow.storage.refusesRemoval = true;
    flow.send({ type: 'user.signOut' });
    expect(flow.step()).toBe(step);
    expect(flow.context()).toMatchObject({ user });
    expect(flow.notified('signout')).toEqual([]);
    expect(flow.notified('failure')).toEqual([
      { type: 'failure', problem: { code: 'signout.refused' }, step },
    ]);
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
    expect(flow.notified('close')).toEqual([{ type: 'close', reason: 'escape' }]);
  });
});
