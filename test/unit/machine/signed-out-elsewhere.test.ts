import { describe, expect, it } from 'vitest';
import { resultFor } from '../../support/controlled-ports.ts';
import { newUser, OPTIONS, onboarded, openFlow, returning, settle } from '../../support/open-flow.ts';

type Flow = ReturnType<typeof openFlow>;

const atSuccess = async () => {
  const flow = openFlow();
  flow.send({ type: 'email.submit', email: 'ada@example.org' });
  flow.pending.sendCode.resolve(undefined);
  await settle();
  flow.wait(0);
  flow.send({ type: 'code.submit', code: '123456' });
  flow.pending.confirmCode.resolve({ token: 't', isNewUser: true });
  await settle();
  return flow;
};

const sharing = async () => {
  const flow = openFlow(returning, { autoFetch: true });
  flow.send({ type: 'data.share' });
  const request = { ...OPTIONS, user: returning, approved: ['basic'], encryptedPin: '' };
  flow.pending.prepareResult.resolve(resultFor(request));
  await settle();
  return flow;
};

const preparing = async () => {
  const flow = openFlow(returning);
  flow.send({ type: 'data.share' });
  return flow;
};

/** Records that are saved after another tab signed out. */
const savedAfterGone = (flow: Flow) => {
  const before = flow.saved.length;
  flow.watchers.gone();
  return () => flow.saved.slice(before);
};

describe('a person who signed out in another tab', () => {
  it.each([
    ['success', atSuccess],
    ['onboarding', async () => openFlow(newUser)],
    ['pin', async () => openFlow(onboarded)],
    ['training', async () => openFlow(returning, {}, 'training')],
    ['dataRequest', async () => openFlow(returning)],
    ['dataRequest', preparing],
    ['dataRequest', sharing],
  ])('is moved from %s to the e-mail step, and never saved again', async (step, start) => {
    const flow = await start();
    expect(flow.step()).toBe(step);
    const saved = savedAfterGone(flow);
    flow.wait(60_000);
    expect(flow.step()).toBe('email');
    expect(flow.context().user).toBeNull();
    expect(saved()).toEqual([]);
  });

  it.each([
    ['went well', (flow: Flow) => flow.pending.share.resolve({ response: {}, access: null }), true],
    [
      'failed',
      (flow: Flow) => flow.pending.share.fail({ code: 'share.http', params: { status: 503 } }),
      false,
    ],
  ])(
    'has shared nevertheless if the call %s: the host is notified once, nothing is saved',
    async (_, end, success) => {
      const flow = await sharing();
      end(flow);
      await settle();
      const saved = savedAfterGone(flow);
      flow.wait(60_000);
      expect(flow.notified('complete')).toMatchObject([{ result: { success } }]);
      expect(flow.notified('close')).toEqual([{ type: 'close', reason: 'complete' }]);
      expect(saved()).toEqual([]);
    },
  );

  it('ends nothing during a training without a signed-in person', () => {
    const flow = openFlow(null, {}, 'training');
    flow.watchers.gone();
    expect(flow.step()).toBe('training');
  });
});
