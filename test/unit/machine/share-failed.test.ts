import { expect, it } from 'vitest';
import { selectShare } from '../../../widget/machine/selectors.ts';
import { openFlow, returning } from '../../support/open-flow.ts';
import { failToShare, namesOf, prepare, stateOf, succeed } from './flows.ts';

const failed = () => failToShare(openFlow(returning, { autoFetch: true }));
const reported = async () => {
  const flow = await failed();
  flow.wait(600_000);
  return flow;
};
type Failed = Awaited<ReturnType<typeof failed>>;
const eventsOf = ({ emitted }: Failed) => emitted.slice(3).map(({ type }) => type);

it('a failed share stays visible after the callback, until the person closes it', async () => {
  const flow = await reported();
  expect([flow.step(), selectShare(stateOf(flow))]).toEqual(['dataRequest', 'failed']);
  flow.send({ type: 'close', reason: 'escape' });
  expect(flow.step()).toBeNull();
  expect(flow.notified('complete')).toHaveLength(1);
  expect(flow.notified('close')).toEqual([{ type: 'close', reason: 'escape' }]);
});

it('a failed share is retried after the callback in a new opening with its own result', async () => {
  const flow = await succeed(await reported());
  flow.wait(1500);
  expect(eventsOf(flow)).toEqual(['complete', 'close', 'open', 'step', 'complete', 'close']);
  expect(flow.notified('step').at(-1)).toEqual({ type: 'step', step: 'dataRequest' });
  expect(flow.notified('complete')).toMatchObject([
    { result: { success: false } },
    { result: { success: true } },
  ]);
  expect(flow.notified('close').at(0)).toEqual({ type: 'close', reason: 'complete' });
});

it('a failed share is declined after the callback in a new opening with its own result', async () => {
  const flow = await prepare(await reported(), 'data.decline');
  expect(eventsOf(flow)).toEqual(['complete', 'close', 'open', 'step', 'complete', 'close']);
  expect(flow.notified('complete')).toMatchObject([
    { result: { success: false } },
    { result: { approvedData: [], rejected: true } },
  ]);
});

it('a sign-out after the callback of a failed share leads to the e-mail step in the next opening', async () => {
  const flow = await reported();
  flow.send({ type: 'user.signOut' });
  expect(flow.step()).toBe('email');
  expect(flow.context()).toMatchObject({ user: null, problem: null, selected: [] });
  expect(eventsOf(flow)).toEqual(['complete', 'signout', 'close', 'open', 'step']);
});

it('a failed share can be declined before the callback, and then completes once, as rejected', async () => {
  const flow = await prepare(await failed(), 'data.decline');
  flow.wait(5000);
  expect(flow.notified('complete')).toMatchObject([{ result: { approvedData: [], rejected: true } }]);
  expect(flow.notified('open')).toHaveLength(1);
});

it('a sign-out before the callback of a failed share calls back at once, and saves no record', async () => {
  const flow = await failed();
  const saved = flow.saved.length;
  flow.send({ type: 'user.signOut' });
  expect(flow.step()).toBe('email');
  expect(eventsOf(flow)).toEqual(['signout', 'complete', 'close', 'open', 'step']);
  expect(flow.notified('complete')).toMatchObject([{ result: { success: false } }]);
  expect(flow.saved).toHaveLength(saved);
});

it('a retry shares the current choice, and not an empty one', async () => {
  const tiers = { Small: { type: 'Personality', descriptions: 'Who you are' } } as const;
  const flow = openFlow(returning, { autoFetch: true, requestData: { tiers } });
  const toggle = () => flow.send({ type: 'data.toggle', id: 'small' });
  toggle();
  await failToShare(flow);
  toggle();
  flow.send({ type: 'data.share' });
  expect(namesOf(flow)).toEqual(['prepareResult', 'share']);
  toggle();
  flow.send({ type: 'data.share' });
  expect(flow.calls.at(-1)).toMatchObject({ name: 'prepareResult', input: { approved: ['small'] } });
});

it('a sign-out in another tab closes the dialog after the callback of a failed share', async () => {
  const flow = await reported();
  flow.watchers.gone();
  expect([flow.step(), flow.context().user]).toEqual([null, null]);
  expect(flow.notified('complete')).toHaveLength(1);
  expect(flow.notified('close')).toEqual([{ type: 'close', reason: 'complete' }]);
});

it('a retry before the callback completes once', async () => {
  const flow = await succeed(await failed());
  flow.wait(5000);
  expect(flow.notified('complete')).toMatchObject([{ result: { success: true } }]);
});
