import { expect, it } from 'vitest';
import { selectBusy, selectCanShare, selectRows, selectShare } from '../../../widget/machine/selectors.ts';
import { openFlow, returning, settle } from '../../support/open-flow.ts';
import { BROKEN, failure, namesOf, prepare, stateOf } from './flows.ts';

const sharing = () => prepare(openFlow(returning, { autoFetch: true }));

const ACCESS = { apiUrl: 'https://api.example/i', accessToken: 'a', approved: [], username: 'ada' };

it('the data request offers basic switched on for good, personality and preferences off', () => {
  const flow = openFlow(returning);
  expect(selectRows(stateOf(flow)).map(({ id, isSelected, required }) => [id, isSelected, required])).toEqual(
    [
      ['basic', true, true],
      ['personality', false, false],
      ['preferences', false, false],
    ],
  );
  flow.send({ type: 'data.toggle', id: 'basic' });
  expect(flow.context().selected).toEqual(['basic']);
});

it('basic stays chosen after a failed decline', async () => {
  const flow = openFlow(returning);
  flow.send({ type: 'data.decline' });
  flow.pending.prepareResult.fail({ code: 'share.submission', params: { reason: 'no WebCrypto' } });
  await settle();
  flow.send({ type: 'data.toggle', id: 'personality' });
  expect(flow.context().selected).toEqual(['basic', 'personality']);
});

it('nothing can be shared while nothing is selected', () => {
  const tiers = { Small: { type: 'Personality', descriptions: 'Who you are' } } as const;
  const flow = openFlow(returning, { requestData: { tiers } });
  expect(selectCanShare(stateOf(flow))).toBe(false);
  flow.send({ type: 'data.share' });
  expect(flow.calls).toEqual([]);
  flow.send({ type: 'data.toggle', id: 'small' });
  expect(selectCanShare(stateOf(flow))).toBe(true);
});

it('sharing without auto-fetch completes at once with the choice, and makes no call', async () => {
  const flow = openFlow(returning);
  flow.send({ type: 'data.toggle', id: 'preferences' });
  await prepare(flow);
  expect(flow.step()).toBeNull();
  expect(flow.emitted.slice(-2)).toMatchObject([
    { type: 'complete', result: { approvedData: ['basic', 'preferences'] } },
    { type: 'close' },
  ]);
  expect(namesOf(flow)).toEqual(['prepareResult']);
});

it('sharing with auto-fetch shows the outcome for 1.5 s before the callback', async () => {
  const flow = openFlow(returning, { autoFetch: true });
  const shown = () => [selectShare(stateOf(flow)), selectBusy(stateOf(flow)), selectCanShare(stateOf(flow))];
  expect(shown()).toEqual(['choosing', false, true]);
  flow.send({ type: 'data.share' });
  expect(shown()).toEqual(['sharing', true, false]);
  await prepare(flow);
  expect(shown()).toEqual(['sharing', true, false]);
  flow.pending.share.resolve({ response: { ok: 1 }, access: ACCESS });
  await settle();
  expect(shown()).toEqual(['shared', false, false]);
  flow.wait(1499);
  expect(flow.notified('complete')).toEqual([]);
  flow.wait(1);
  expect(flow.notified('complete')).toMatchObject([
    { access: ACCESS, result: { success: true, apiUrl: ACCESS.apiUrl, apiResponse: { ok: 1 } } },
  ]);
  expect(flow.saved.at(-1)?.lastDataRequest).toEqual({
    approvedData: ['basic'],
    timestamp: '2026-11-21T10:00:00.000Z',
  });
});

it('a failed share calls back after 2 s, with success false and the error', async () => {
  const flow = await sharing();
  flow.pending.share.fail({ code: 'share.http', params: { status: 503 } });
  await settle();
  expect(flow.context().problem).toEqual({ code: 'share.http', params: { status: 503 } });
  flow.wait(1999);
  expect(flow.notified('complete')).toEqual([]);
  flow.wait(1);
  expect(flow.notified('complete')).toMatchObject([
    { access: null, result: { success: false, error: 'API request failed: 503' } },
  ]);
});

it('sharing is offered again after it failed, with the error’s own text', async () => {
  const flow = await sharing();
  flow.pending.share.reject(BROKEN);
  await settle();
  expect([selectShare(stateOf(flow)), selectCanShare(stateOf(flow))]).toEqual(['failed', true]);
  const problem = { code: 'share.submission', params: { reason: 'of the browser' } };
  expect(flow.notified('failure')).toEqual([failure('dataRequest', problem)]);
  expect(flow.context().result).toMatchObject({ success: false, error: 'Submission failed: of the browser' });
});

it('a person who closes while the outcome is visible completes at once, with the outcome', async () => {
  const flow = await sharing();
  flow.pending.share.resolve({ response: {}, access: ACCESS });
  await settle();
  flow.send({ type: 'close', reason: 'button' });
  expect(flow.emitted.slice(-2)).toMatchObject([{ type: 'complete' }, { type: 'close', reason: 'button' }]);
});

it('a person who closes before sharing completes nothing', () => {
  const flow = openFlow(returning);
  flow.send({ type: 'close', reason: 'backdrop' });
  flow.send({ type: 'close', reason: 'api' });
  expect(flow.notified('complete')).toEqual([]);
  expect(flow.notified('close')).toEqual([{ type: 'close', reason: 'backdrop' }]);
});

it("Don't share completes as rejected with nothing approved", async () => {
  const flow = await prepare(openFlow(returning, { autoFetch: true }), 'data.decline');
  expect(flow.notified('complete')).toMatchObject([{ result: { approvedData: [], rejected: true } }]);
  expect(namesOf(flow)).toEqual(['prepareResult']);
  expect(flow.saved.at(-1)?.lastDataRequest).toBeUndefined();
});
