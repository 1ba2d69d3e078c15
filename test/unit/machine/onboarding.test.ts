import { expect, it } from 'vitest';
import { selectBusy, selectCanContinue } from '../../../widget/machine/selectors.ts';
import { newUser, openFlow, returning, settle } from '../../support/open-flow.ts';
import { type Flow, failure, inputsOf, namesOf, platformOf, press, stateOf, waiting } from './flows.ts';

const report = (flow: Flow, event: Parameters<Flow['windows'][number]['report']>[0], index = 0) =>
  flow.windows[index]?.report(event);

const connected = async () => {
  const flow = await waiting();
  report(flow, { type: 'oauth.connected' });
  return flow;
};

it.each([
  ['there, for a person who has finished', returning, {}, 'onboarding'],
  ['as always if no person is signed in', null, {}, 'email'],
  ['as always if the host offers no platform', returning, { connectors: [] }, 'dataRequest'],
])('an opening that the host asks for at the platforms starts %s', (_, user, options, step) => {
  expect(openFlow(user, options, 'onboarding').step()).toBe(step);
  expect(openFlow(user, options).step()).toBe(user ? 'dataRequest' : 'email');
});

it('a press on a platform opens the window in the same task, before the address is known', async () => {
  const flow = openFlow(newUser);
  press(flow);
  expect(flow.windows).toHaveLength(1);
  expect(platformOf(flow)).toMatchObject({ status: 'connecting', canCancel: false });
  expect((await waiting()).windows[0]?.urls).toEqual(['https://provider.example/allow']);
});

it('a connected platform is saved, and disconnected by a press', async () => {
  const flow = await connected();
  expect([platformOf(flow)?.status, flow.windows[0]?.closed]).toEqual(['connected', true]);
  expect(flow.saved.at(-1)?.connectedAccounts).toEqual(['youtube']);
  press(flow);
  expect(platformOf(flow)?.status).toBe('idle');
  expect(flow.saved.at(-1)?.connectedAccounts).toEqual([]);
});

it('a platform that is connected again is listed once, and the others stay', () => {
  const flow = openFlow({ ...newUser, connectedAccounts: ['youtube', 'github'] });
  flow.send({ type: 'oauth.returned', attempt: { platform: 'youtube', state: 's' }, problem: null });
  expect(flow.saved.at(-1)?.connectedAccounts).toEqual(['github', 'youtube']);
  press(flow, 'github');
  expect(flow.saved.at(-1)?.connectedAccounts).toEqual(['youtube']);
  flow.send({ type: 'onboarding.skip' });
  expect(flow.context().connected).toEqual([]);
});

it('a press is ignored on a platform the host does not list, and while another one is connecting', async () => {
  const flow = openFlow(newUser);
  press(flow, 'reddit');
  expect(flow.windows).toHaveLength(0);
  const busy = await waiting();
  press(busy, 'github');
  expect([busy.windows.length, platformOf(busy, 'github')?.status]).toEqual([1, 'idle']);
  report(busy, { type: 'oauth.closed', blank: false });
  press(busy, 'github');
  expect(busy.windows).toHaveLength(1);
  expect(platformOf(busy)).toMatchObject({ status: 'connecting', canCancel: true });
});

it('a platform shows why it failed until it is connected, and can be tried again', async () => {
  const flow = openFlow(newUser);
  press(flow);
  const problem = { code: 'authorize.url', params: { keys: 'url' } } as const;
  flow.pending.authorize.fail(problem);
  await settle();
  expect(platformOf(flow)).toMatchObject({ status: 'failed', problem });
  expect(flow.notified('failure')).toEqual([failure('onboarding', problem)]);
  expect(flow.windows[0]?.closed).toBe(true);
  press(flow);
  expect(platformOf(flow)?.status).toBe('connecting');
  report(flow, { type: 'oauth.connected' }, 1);
  press(flow);
  expect(platformOf(flow)).toMatchObject({ status: 'idle' });
});

it('a platform keeps its failure while another one is connected', () => {
  const flow = openFlow(newUser);
  press(flow);
  report(flow, { type: 'oauth.blocked' });
  press(flow, 'github');
  report(flow, { type: 'oauth.connected' }, 1);
  expect(platformOf(flow, 'github')?.status).toBe('connected');
  expect(platformOf(flow)).toMatchObject({ status: 'failed', problem: { code: 'popup.blocked' } });
});

it.each([
  ['is blocked', { type: 'oauth.blocked' }, 'popup.blocked'],
  ['closes while still blank', { type: 'oauth.closed', blank: true }, 'connection.cancelled'],
  [
    'reports a refusal',
    { type: 'oauth.refused', problem: { code: 'connection.timeout' } },
    'connection.timeout',
  ],
  ['reports success', { type: 'oauth.connected' }, undefined],
] as const)('a window that %s ends its attempt at once', (_, event, code) => {
  const flow = openFlow(newUser);
  press(flow);
  expect(flow.context().attempt).toMatchObject({ platform: 'youtube' });
  report(flow, event);
  expect(flow.context().attempt).toBeNull();
  expect(platformOf(flow)).toMatchObject(
    code ? { status: 'failed', problem: { code } } : { status: 'connected' },
  );
  expect(flow.notified('failure')).toEqual(code ? [failure('onboarding', { code })] : []);
});

it('a window that appears closed has 15 s for a result, and a late success counts', async () => {
  const flow = await waiting();
  report(flow, { type: 'oauth.closed', blank: false });
  expect(platformOf(flow)).toMatchObject({ status: 'connecting', canCancel: true });
  flow.wait(14_999);
  expect(platformOf(flow)?.status).toBe('connecting');
  flow.wait(1);
  expect(platformOf(flow)).toMatchObject({ problem: { code: 'connection.cancelled' } });
  const late = await waiting();
  report(late, { type: 'oauth.closed', blank: false });
  report(late, { type: 'oauth.connected' });
  expect(platformOf(late)?.status).toBe('connected');
});

it('an attempt whose window appears closed ends by Cancel, or by a press for a new one', async () => {
  const flow = await waiting();
  report(flow, { type: 'oauth.closed', blank: false });
  flow.send({ type: 'platform.cancel' });
  expect(platformOf(flow)).toMatchObject({ problem: { code: 'connection.cancelled' } });
  const again = await waiting();
  report(again, { type: 'oauth.closed', blank: false });
  press(again);
  expect(again.windows.map(({ closed, attempt }) => [closed, attempt.state])).toEqual([
    [true, 'state-1'],
    [false, 'state-2'],
  ]);
  expect(namesOf(again)).toEqual(['authorize', 'authorize']);
});

it('an attempt is given up after 5 min with "Connection timeout"', async () => {
  const flow = await waiting();
  flow.wait(300_000);
  expect(platformOf(flow)).toMatchObject({ problem: { code: 'connection.timeout' } });
});

it('a page that navigates to the provider is busy, and usable again if it comes back without a result', async () => {
  const flow = await waiting();
  expect(selectBusy(stateOf(flow))).toBe(false);
  report(flow, { type: 'oauth.leaving' });
  expect(selectBusy(stateOf(flow))).toBe(true);
  report(flow, { type: 'oauth.restored' });
  expect([selectBusy(stateOf(flow)), platformOf(flow)?.status]).toEqual([false, 'idle']);
});

it('a redirect marks its platform connected on return, or says why it failed', () => {
  const attempt = { platform: 'github', state: 's' } as const;
  const flow = openFlow(newUser);
  flow.send({ type: 'oauth.returned', attempt, problem: null });
  expect(platformOf(flow, 'github')?.status).toBe('connected');
  expect(flow.saved.at(-1)?.connectedAccounts).toEqual(['github']);
  const refused = openFlow({ ...newUser, connectedAccounts: ['youtube'] });
  const problem = { code: 'connection.timeout' } as const;
  refused.send({ type: 'oauth.returned', attempt, problem });
  expect(platformOf(refused, 'github')?.status).toBe('failed');
  expect(refused.notified('failure')).toEqual([failure('onboarding', problem)]);
  refused.send({ type: 'onboarding.continue' });
  expect(refused.step()).toBe('pin');
});

it('a redirect counts only while no platform is connecting', async () => {
  const flow = await waiting();
  flow.send({ type: 'oauth.returned', attempt: { platform: 'youtube', state: 's' }, problem: null });
  expect(platformOf(flow)?.status).toBe('connecting');
});

it('the onboarding is finished with a listed platform, leads to the PIN and is saved as complete', async () => {
  const elsewhere = openFlow({ ...newUser, connectedAccounts: ['github'] }, { connectors: ['youtube'] });
  expect(selectCanContinue(stateOf(elsewhere))).toBe(false);
  elsewhere.send({ type: 'onboarding.continue' });
  expect([elsewhere.step(), elsewhere.saved]).toEqual(['onboarding', []]);
  const flow = await connected();
  expect(selectCanContinue(stateOf(flow))).toBe(true);
  flow.send({ type: 'onboarding.continue' });
  expect([flow.step(), flow.saved.at(-1)?.onboardingComplete]).toEqual(['pin', true]);
});

it('"Skip for now" completes the onboarding with no connections, and closes a window that is still open', async () => {
  const flow = await connected();
  flow.send({ type: 'onboarding.skip' });
  expect([flow.step(), flow.saved.at(-1)?.connectedAccounts]).toEqual(['pin', []]);
  const open = await waiting();
  open.send({ type: 'onboarding.skip' });
  expect([open.windows[0]?.closed, platformOf(open)?.status]).toEqual([true, 'idle']);
});

const TICKET = 'ticket-1';
const attempt = { platform: 'youtube', state: 'state-1' } as const;

const inWindow = async () => {
  const flow = await waiting();
  report(flow, { type: 'oauth.connected', ticket: TICKET });
  return flow;
};
const byRedirect = async () => {
  const flow = openFlow(newUser);
  flow.send({ type: 'oauth.returned', attempt, problem: null, ticket: TICKET });
  return flow;
};

const WAYS = [
  ['in a window', inWindow],
  ['by a redirect', byRedirect],
] as const;

it.each(WAYS)(
  'a result with a ticket %s is "Connecting..." until the server has the ticket back',
  async (_, start) => {
    const flow = await start();
    expect(platformOf(flow)).toMatchObject({ status: 'connecting', canCancel: false });
    expect(flow.saved).toEqual([]);
    expect(inputsOf(flow, 'complete')).toEqual([{ attempt, ticket: TICKET, user: newUser }]);
    flow.pending.complete.resolve();
    await settle();
    expect(platformOf(flow)?.status).toBe('connected');
    expect(flow.saved.at(-1)?.connectedAccounts).toEqual(['youtube']);
    expect(JSON.stringify([flow.emitted, flow.saved, flow.context().ticket])).not.toContain(TICKET);
  },
);

it.each(WAYS)(
  'a ticket %s that the server refuses is a failure, and can be tried again',
  async (_, start) => {
    const flow = await start();
    const problem = { code: 'authorize.http', params: { status: 403, text: 'Forbidden' } } as const;
    flow.pending.complete.fail(problem);
    await settle();
    expect(platformOf(flow)).toMatchObject({ status: 'failed', problem });
    expect(flow.notified('failure')).toEqual([failure('onboarding', problem)]);
    expect(flow.saved).toEqual([]);
    press(flow);
    expect(platformOf(flow)?.status).toBe('connecting');
  },
);

it('a window is closed while its ticket is sent back, which ends with the step', async () => {
  const flow = await inWindow();
  expect(flow.windows[0]?.closed).toBe(true);
  flow.send({ type: 'onboarding.skip' });
  expect([flow.calls.at(-1)?.signal?.aborted, flow.step()]).toEqual([true, 'pin']);
});
