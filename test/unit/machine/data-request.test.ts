import { describe, expect, it } from 'vitest';
import { selectCanShare, selectRows } from '../../../widget/machine/selectors.ts';
import { resultFor } from '../../support/controlled-ports.ts';
import { openFlow, returning, settle } from '../../support/open-flow.ts';
import { prepare } from './sharing-flows.ts';

const sharing = async () => {
  const flow = openFlow(returning, { autoFetch: true });
  await prepare(flow);
  return flow;
};

const ACCESS = { apiUrl: 'https://api.example/i', accessToken: 'a', approved: [], username: 'ada' };

describe('data request step', () => {
  it('offers basic switched on, personality and preferences off', () => {
    const rows = selectRows(openFlow(returning).actor.getSnapshot());
    expect(rows.map(({ id, isSelected, required }) => [id, isSelected, required])).toEqual([
      ['basic', true, true],
      ['personality', false, false],
      ['preferences', false, false],
    ]);
  });

  it('keeps basic chosen after a failed decline', async () => {
    const flow = openFlow(returning);
    flow.send({ type: 'data.decline' });
    flow.pending.prepareResult.fail({ code: 'share.submission', params: { reason: 'no WebCrypto' } });
    await settle();
    flow.send({ type: 'data.toggle', id: 'personality' });
    expect(flow.context().selected).toEqual(['basic', 'personality']);
  });

  it('never lets basic be toggled off', () => {
    const flow = openFlow(returning);
    flow.send({ type: 'data.toggle', id: 'basic' });
    expect(flow.context().selected).toEqual(['basic']);
  });

  it('disables Share when nothing is selected', () => {
    const tiers = {
      tiers: { Small: { type: 'Personality', descriptions: 'Who you are' } },
    } as const;
    const flow = openFlow(returning, { requestData: tiers });
    expect(selectCanShare(flow.actor.getSnapshot())).toBe(false);
    flow.send({ type: 'data.share' });
    expect(flow.calls).toEqual([]);
    flow.send({ type: 'data.toggle', id: 'small' });
    expect(selectCanShare(flow.actor.getSnapshot())).toBe(true);
  });

  it('without auto-fetch completes at once with the choice, and makes no call', async () => {
    const flow = openFlow(returning);
    flow.send({ type: 'data.toggle', id: 'preferences' });
    await prepare(flow);
    expect(flow.step()).toBeNull();
    expect(flow.emitted.slice(-2).map(({ type }) => type)).toEqual(['complete', 'close']);
    expect(flow.notified('complete')).toEqual([
      expect.objectContaining({
        result: expect.objectContaining({ approvedData: ['basic', 'preferences'] }),
      }),
    ]);
    expect(flow.calls.map(({ name }) => name)).toEqual(['prepareResult']);
  });

  it('with auto-fetch shows the outcome for 1.5 s before the callback', async () => {
    const flow = await sharing();
    flow.pending.share.resolve({ response: { ok: 1 }, access: ACCESS });
    await settle();
    flow.wait(1499);
    expect(flow.notified('complete')).toEqual([]);
    flow.wait(1);
    expect(flow.notified('complete')).toEqual([
      {
        type: 'complete',
        access: ACCESS,
        result: expect.objectContaining({ success: true, apiUrl: ACCESS.apiUrl, apiResponse: { ok: 1 } }),
      },
    ]);
    expect(flow.saved.at(-1)?.lastDataRequest).toEqual({
      approvedData: ['basic'],
      timestamp: '2026-11-21T10:00:00.000Z',
    });
  });

  it('after a failed call still calls back after 2 s, with success false and the error', async () => {
    const flow = await sharing();
    flow.pending.share.fail({ code: 'share.http', params: { status: 503 } });
    await settle();
    expect(flow.context().problem).toEqual({ code: 'share.http', params: { status: 503 } });
    flow.wait(1999);
    expect(flow.notified('complete')).toEqual([]);
    flow.wait(1);
    expect(flow.notified('complete')).toEqual([
      {
        type: 'complete',
        access: null,
        result: expect.objectContaining({ success: false, error: 'API request failed: 503' }),
      },
    ]);
  });

  it('completes at once, with the outcome, if the person closes while it is visible', async () => {
    const flow = await sharing();
    flow.pending.share.resolve({ response: {}, access: ACCESS });
    await settle();
    flow.send({ type: 'close', reason: 'button' });
    expect(flow.emitted.slice(-2)).toEqual([
      expect.objectContaining({ type: 'complete' }),
      { type: 'close', reason: 'button' },
    ]);
  });

  it('completes nothing for a person who closes before sharing', () => {
    const flow = openFlow(returning);
    flow.send({ type: 'close', reason: 'backdrop' });
    expect(flow.notified('complete')).toEqual([]);
    expect(flow.notified('close')).toEqual([{ type: 'close', reason: 'backdrop' }]);
  });

  it("completes as rejected with nothing approved on Don't share", async () => {
    const flow = openFlow(returning, { autoFetch: true });
    flow.send({ type: 'data.decline' });
    expect(flow.context().selected).toEqual([]);
    flow.pending.prepareResult.resolve(
      resultFor({
        ...flow.context(),
        appName: 'Jobs',
        requestData: flow.context().options.requestData,
        approved: [],
      }),
    );
    await settle();
    expect(flow.notified('complete')).toEqual([
      expect.objectContaining({ result: expect.objectContaining({ approvedData: [], rejected: true }) }),
    ]);
    expect(flow.calls.map(({ name }) => name)).toEqual(['prepareResult']);
    expect(flow.saved.at(-1)?.lastDataRequest).toBeUndefined();
  });
});
