import { expect, it } from 'vitest';
import { selectTrainingStep } from '../../../widget/machine/selectors.ts';
import { newUser, onboarded, openFlow, returning, settle } from '../../support/open-flow.ts';
import { DOWN, type Flow, failure, namesOf, prepare, signedIn, stateOf, TRAINING_MS } from './flows.ts';

it('the training runs four timed steps, then "All set!", then leads to the data request 1 s later', () => {
  const flow = openFlow(returning, {}, 'training');
  expect(flow.emitted).toEqual([{ type: 'open' }, { type: 'step', step: 'training' }]);
  const seen = TRAINING_MS.map((ms) => {
    const step = selectTrainingStep(stateOf(flow));
    flow.wait(ms);
    return step;
  });
  expect([seen, flow.step()]).toEqual([[1, 2, 3, 4, 5], 'dataRequest']);
  expect(flow.saved.at(-1)?.trainingCompleted).toBe(true);
});

it('the training without a signed-in person leads to the e-mail step, and ends with no sign-out', () => {
  const flow = openFlow(null, {}, 'training');
  flow.watchers.gone();
  expect(flow.step()).toBe('training');
  for (const ms of TRAINING_MS) flow.wait(ms);
  expect(flow.step()).toBe('email');
});

it.each([
  ['onboarding', newUser],
  ['pin', onboarded],
  ['dataRequest', returning],
])('signing out from %s removes the record and goes to the e-mail step', (_, user) => {
  const flow = openFlow(user);
  flow.send({ type: 'user.signOut' });
  expect([flow.step(), flow.forgottenTimes()]).toEqual(['email', 1]);
  expect(flow.context()).toMatchObject({ user: null, email: '' });
  expect(flow.notified('signout')).toEqual([{ type: 'signout', username: 'ada' }]);
});

it.each([
  ['onboarding', newUser],
  ['pin', onboarded],
  ['dataRequest', returning],
] as const)('signing out stays at %s and says so if the browser keeps the record', (step, user) => {
  const flow = openFlow(user);
  flow.storage.refusesRemoval = true;
  flow.send({ type: 'user.signOut' });
  expect([flow.step(), flow.context().user, flow.notified('signout')]).toEqual([step, user, []]);
  expect(flow.notified('failure')).toEqual([failure(step, { code: 'signout.refused' })]);
  expect(namesOf(flow)).not.toContain('endSession');
});

const sharing = () => prepare(openFlow(returning, { autoFetch: true }));

const preparing = () => {
  const flow = openFlow(returning);
  flow.send({ type: 'data.share' });
  return flow;
};

it.each<[string, () => Flow | Promise<Flow>]>([
  ['success', () => signedIn({ token: 't', isNewUser: true })],
  ['onboarding', () => openFlow(newUser)],
  ['pin', () => openFlow(onboarded)],
  ['training', () => openFlow(returning, {}, 'training')],
  ['dataRequest', () => openFlow(returning)],
  ['dataRequest', preparing],
  ['dataRequest', sharing],
])(
  'a sign-out in another tab moves the person from %s to the e-mail step, and saves nothing',
  async (step, start) => {
    const flow = await start();
    expect(flow.step()).toBe(step);
    const saved = flow.saved.length;
    flow.watchers.gone();
    flow.wait(60_000);
    expect([flow.step(), flow.context().user, flow.saved.length]).toEqual(['email', null, saved]);
  },
);

it.each([
  ['went well', (flow: Flow) => flow.pending.share.resolve({ response: {}, access: null }), true],
  ['failed', (flow: Flow) => flow.pending.share.fail(DOWN), false],
])(
  'a sign-out in another tab after a share that %s still notifies the host once',
  async (_, end, success) => {
    const flow = await sharing();
    end(flow);
    await settle();
    const saved = flow.saved.length;
    flow.watchers.gone();
    flow.wait(60_000);
    expect(flow.notified('complete')).toMatchObject([{ result: { success } }]);
    expect(flow.notified('close')).toEqual([{ type: 'close', reason: 'complete' }]);
    expect(flow.saved).toHaveLength(saved);
  },
);
