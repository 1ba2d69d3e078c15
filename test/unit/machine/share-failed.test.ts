import { describe, expect, it } from 'vitest';
import { selectShare } from '../../../widget/machine/selectors.ts';
import { resultFor } from '../../support/controlled-ports.ts';
import { openFlow, returning, settle } from '../../support/open-flow.ts';
import { type Flow, prepare, shareRequestOf } from './sharing-flows.ts';

const failing = async (flow: Flow) => {
  await prepare(flow);
  flow.pending.share.fail({ code: 'share.http', params: { status: 503 } });
  await settle();
  return flow;
};
const succeed = async (flow: Flow) => {
  await prepare(flow);
  flow.pending.share.resolve({ response: {}, access: null });
  await settle();
};
const failed = () => failing(openFlow(returning, { autoFetch: true }));
/** A flow whose failed share was reported to the host some time ago. */
const reported = async () => {
  const flow = await failed();
  flow.wait(600_000);
  return flow;
};

describe('after a failed share', () => {
  it('stays visible after the callback, until the person closes it', async () => {
    const flow = await reported();
    expect(flow.step()).toBe('dataRequest');
    expect(selectShare(flow.actor.getSnapshot())).toBe('failed');
    flow.send({ type: 'close', reason: 'escape' });
    expect(flow.step()).toBeNull();
    expect(flow.notified('complete')).toHaveLength(1);
    expect(flow.notified('close')).toEqual([{ type: 'close', reason: 'escape' }]);
  });

  it('is retried after the callback in a new opening with its own result', async () => {
    const flow = await reported();
    await succeed(flow);
    flow.wait(1500);
    expect(flow.emitted.map(({ type }) => type)).toEqual([
      'open',
      'step',
      'failure',
      'complete',
      'close',
      'open',
      'step',
      'complete',
      'close',
    ]);
    expect(flow.notified('step').at(-1)).toEqual({ type: 'step', step: 'dataRequest' });
    expect(flow.notified('complete')).toMatchObject([
      { result: { success: false } },
      { result: { success: true } },
    ]);
    expect(flow.notified('close').at(0)).toEqual({ type: 'close', reason: 'complete' });
  });

  it('is declined after the callback in a new opening with its own result', async () => {
    const flow = await reported();
    flow.send({ type: 'data.decline' });
    flow.pending.prepareResult.resolve(resultFor(shareRequestOf(flow)));
    await settle();
    expect(flow.emitted.slice(3).map(({ type }) => type)).toEqual([
      'complete',
      'close',
      'open',
      'step',
      'complete',
      'close',
    ]);
    expect(flow.notified('complete')).toMatchObject([
      { result: { success: false } },
      { result: { approvedData: [], rejected: true } },
    ]);
  });

  it('signs out after the callback: the e-mail step belongs to the next opening', async () => {
    const flow = await reported();
    flow.send({ type: 'user.signOut' });
    expect(flow.step()).toBe('email');
    expect(flow.context()).toMatchObject({ user: null, problem: null, selected: [] });
    expect(flow.emitted.slice(3).map(({ type }) => type)).toEqual([
      'complete',
      'signout',
      'close',
      'open',
      'step',
    ]);
  });

  it('can be declined before the callback, and then completes once, as rejected', async () => {
    const flow = await failed();
    flow.send({ type: 'data.decline' });
    flow.pending.prepareResult.resolve(resultFor(shareRequestOf(flow)));
    await settle();
    flow.wait(5000);
    expect(flow.notified('complete')).toMatchObject([{ result: { approvedData: [], rejected: true } }]);
    expect(flow.notified('open')).toHaveLength(1);
  });

  it('calls back at once if the person signs out before the callback, and saves no record', async () => {
    const flow = await failed();
    const saved = flow.saved.length;
    flow.send({ type: 'user.signOut' });
    expect(flow.step()).toBe('email');
    expect(flow.emitted.slice(3).map(({ type }) => type)).toEqual([
      'signout',
      'complete',
      'close',
      'open',
      'step',
    ]);
    expect(flow.notified('complete')).toMatchObject([{ result: { success: false } }]);
    expect(flow.saved).toHaveLength(saved);
  });

  it('retries with the current choice, and not with an empty one', async () => {
    const tiers = { Small: { type: 'Personality', descriptions: 'Who you are' } } as const;
    const flow = openFlow(returning, { autoFetch: true, requestData: { tiers } });
    flow.send({ type: 'data.toggle', id: 'small' });
    await failing(flow);
    flow.send({ type: 'data.toggle', id: 'small' });
    flow.send({ type: 'data.share' });
    expect(flow.calls.map(({ name }) => name)).toEqual(['prepareResult', 'share']);
    flow.send({ type: 'data.toggle', id: 'small' });
    flow.send({ type: 'data.share' });
    expect(flow.calls.at(-1)).toMatchObject({ name: 'prepareResult', input: { approved: ['small'] } });
  });

  it('closes after the callback if the person signs out in another tab', async () => {
    const flow = await reported();
    flow.watchers.gone();
    expect(flow.step()).toBeNull();
    expect(flow.context().user).toBeNull();
    expect(flow.notified('complete')).toHaveLength(1);
    expect(flow.notified('close')).toEqual([{ type: 'close', reason: 'complete' }]);
  });

  it('lets the person try again before that, and then completes once', async () => {
    const flow = await failed();
    await succeed(flow);
    flow.wait(5000);
    expect(flow.notified('complete')).toHaveLength(1);
    expect(flow.notified('complete')[0]).toMatchObject({ result: { success: true } });
  });
});
