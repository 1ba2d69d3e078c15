import { describe, expect, it } from 'vitest';
import { selectPlatforms } from '../../../widget/machine/selectors.ts';
import { newUser, openFlow, settle } from '../../support/open-flow.ts';

type Flow = ReturnType<typeof openFlow>;

const TICKET = 'ticket-1';

const inWindow = async () => {
  const flow = openFlow(newUser);
  flow.send({ type: 'platform.press', platform: 'youtube' });
  flow.pending.authorize.resolve('https://provider.example/allow');
  await settle();
  flow.windows[0]?.report({ type: 'oauth.connected', ticket: TICKET });
  return flow;
};

const byRedirect = async () => {
  const flow = openFlow(newUser);
  const attempt = { platform: 'youtube', state: 'state-1' } as const;
  flow.send({ type: 'oauth.returned', attempt, problem: null, ticket: TICKET });
  return flow;
};

const statusOf = (flow: Flow) => selectPlatforms(flow.actor.getSnapshot())[0];

describe.each([
  ['in a window', inWindow],
  ['by a redirect', byRedirect],
])('a result with a ticket, %s,', (_, start) => {
  it('is "Connecting..." until the server has the ticket back, then "Connected"', async () => {
    const flow = await start();
    expect(statusOf(flow)).toMatchObject({ status: 'connecting', canCancel: false });
    expect(flow.saved).toEqual([]);
    expect(flow.calls.at(-1)).toMatchObject({
      name: 'complete',
      input: { attempt: { platform: 'youtube', state: 'state-1' }, ticket: TICKET, user: newUser },
    });
    flow.pending.complete.resolve();
    await settle();
    expect(statusOf(flow)?.status).toBe('connected');
    expect(flow.saved.at(-1)?.connectedAccounts).toEqual(['youtube']);
    expect(JSON.stringify([flow.emitted, flow.saved, flow.context().ticket])).not.toContain(TICKET);
  });

  it('is "Failed" if the server refuses the ticket, and can be tried again', async () => {
    const flow = await start();
    const problem = { code: 'authorize.http', params: { status: 403, text: 'Forbidden' } } as const;
    flow.pending.complete.fail(problem);
    await settle();
    expect(statusOf(flow)).toMatchObject({ status: 'failed', problem });
    expect(flow.notified('failure')).toEqual([{ type: 'failure', problem, step: 'onboarding' }]);
    expect(flow.saved).toEqual([]);
    flow.send({ type: 'platform.press', platform: 'youtube' });
    expect(statusOf(flow)?.status).toBe('connecting');
  });

  it('is cancelled with the step', async () => {
    const flow = await start();
    flow.send({ type: 'onboarding.skip' });
    expect(flow.calls.at(-1)?.signal?.aborted).toBe(true);
    expect(flow.step()).toBe('pin');
  });
});

it('a window is closed, and no longer listened to, while its ticket is sent back', async () => {
  expect((await inWindow()).windows[0]?.closed).toBe(true);
});
