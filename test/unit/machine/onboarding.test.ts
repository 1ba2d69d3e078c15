import { describe, expect, it } from 'vitest';
import { selectCanContinue, selectPlatforms } from '../../../widget/machine/selectors.ts';
import type { ConnectorName } from '../../../widget/types.ts';
import { newUser, openFlow, returning, settle } from '../../support/open-flow.ts';

type Flow = ReturnType<typeof openFlow>;

const statusOf = (flow: Flow, connector: ConnectorName) =>
  selectPlatforms(flow.actor.getSnapshot()).find((platform) => platform.connector === connector);

const press = (flow: Flow, platform: ConnectorName) => flow.send({ type: 'platform.press', platform });

const waiting = async () => {
  const flow = openFlow(newUser);
  press(flow, 'youtube');
  flow.pending.authorize.resolve('https://provider.example/allow');
  await settle();
  return flow;
};

const connected = async () => {
  const flow = await waiting();
  flow.windows[0]?.report({ type: 'oauth.connected' });
  return flow;
};

describe('an opening that the host asks for at the platforms', () => {
  it.each([
    ['starts there, for a person who has finished', returning, {}, 'onboarding'],
    ['starts as always if no person is signed in', null, {}, 'email'],
    ['starts as always if the host offers no platform', returning, { connectors: [] }, 'dataRequest'],
  ])('%s', (_, user, options, step) => {
    expect(openFlow(user, options, 'onboarding').step()).toBe(step);
    expect(openFlow(user, options).step()).toBe(user ? 'dataRequest' : 'email');
  });
});

describe('platform connection', () => {
  it('opens the window in the same task as the press, before the address is known', () => {
    const flow = openFlow(newUser);
    press(flow, 'youtube');
    expect(flow.windows).toHaveLength(1);
    expect(statusOf(flow, 'youtube')).toMatchObject({ status: 'connecting', canCancel: false });
  });

  it("sends the window to the provider's address", async () => {
    expect((await waiting()).windows[0]?.urls).toEqual(['https://provider.example/allow']);
  });

  it('marks the platform connected and saves it', async () => {
    const flow = await connected();
    expect(statusOf(flow, 'youtube')?.status).toBe('connected');
    expect(flow.saved.at(-1)?.connectedAccounts).toEqual(['youtube']);
    expect(flow.windows[0]?.closed).toBe(true);
  });

  it('disconnects a connected platform locally', async () => {
    const flow = await connected();
    press(flow, 'youtube');
    expect(statusOf(flow, 'youtube')?.status).toBe('idle');
    expect(flow.saved.at(-1)?.connectedAccounts).toEqual([]);
  });

  it('ignores a press while another platform is connecting', async () => {
    const flow = await waiting();
    press(flow, 'github');
    expect(flow.windows).toHaveLength(1);
    expect(statusOf(flow, 'github')?.status).toBe('idle');
  });

  it('ignores a platform the host does not list', () => {
    const flow = openFlow(newUser);
    press(flow, 'reddit');
    expect(flow.windows).toHaveLength(0);
  });

  it.each([
    ['a failed authorize call', 'authorize.http'],
    ['an answer without an address', 'authorize.url'],
    ['no network', 'request.unreachable'],
  ] as const)('shows %s on the platform and lets the person try again', async (_, code) => {
    const flow = openFlow(newUser);
    press(flow, 'youtube');
    flow.pending.authorize.fail({ code });
    await settle();
    expect(statusOf(flow, 'youtube')).toMatchObject({ status: 'failed', problem: { code } });
    expect(flow.notified('failure')).toEqual([{ type: 'failure', problem: { code }, step: 'onboarding' }]);
    expect(flow.windows[0]?.closed).toBe(true);

    press(flow, 'youtube');
    expect(statusOf(flow, 'youtube')?.status).toBe('connecting');
  });

  it('says so when the popup was blocked', () => {
    const flow = openFlow(newUser);
    press(flow, 'youtube');
    flow.windows[0]?.report({ type: 'oauth.blocked' });
    expect(statusOf(flow, 'youtube')).toMatchObject({ status: 'failed', problem: { code: 'popup.blocked' } });
  });

  it('keeps the failure of another platform while this one is connected', () => {
    const flow = openFlow(newUser);
    press(flow, 'youtube');
    flow.windows[0]?.report({ type: 'oauth.blocked' });
    press(flow, 'github');
    flow.windows[1]?.report({ type: 'oauth.connected' });
    expect(statusOf(flow, 'github')?.status).toBe('connected');
    expect(statusOf(flow, 'youtube')).toMatchObject({ status: 'failed', problem: { code: 'popup.blocked' } });
  });

  it('cancels at once when the window closes while still blank', () => {
    const flow = openFlow(newUser);
    press(flow, 'youtube');
    flow.windows[0]?.report({ type: 'oauth.closed', blank: true });
    expect(statusOf(flow, 'youtube')).toMatchObject({ problem: { code: 'connection.cancelled' } });
  });

  it('waits 15 s for a result after the window appears closed', async () => {
    const flow = await waiting();
    flow.windows[0]?.report({ type: 'oauth.closed', blank: false });
    expect(statusOf(flow, 'youtube')).toMatchObject({ status: 'connecting', canCancel: true });
    flow.wait(14_999);
    expect(statusOf(flow, 'youtube')?.status).toBe('connecting');
    flow.wait(1);
    expect(statusOf(flow, 'youtube')).toMatchObject({ problem: { code: 'connection.cancelled' } });
  });

  it('accepts a late success from a window that appears closed', async () => {
    const flow = await waiting();
    flow.windows[0]?.report({ type: 'oauth.closed', blank: false });
    flow.windows[0]?.report({ type: 'oauth.connected' });
    expect(statusOf(flow, 'youtube')?.status).toBe('connected');
  });

  it('cancels at once on Cancel', async () => {
    const flow = await waiting();
    flow.windows[0]?.report({ type: 'oauth.closed', blank: false });
    flow.send({ type: 'platform.cancel' });
    expect(statusOf(flow, 'youtube')).toMatchObject({ problem: { code: 'connection.cancelled' } });
  });

  it('stays connectable while unconfirmed: a press starts a new attempt and ends the old', async () => {
    const flow = await waiting();
    flow.windows[0]?.report({ type: 'oauth.closed', blank: false });
    press(flow, 'youtube');
    expect(flow.windows.map(({ closed }) => closed)).toEqual([true, false]);
    expect(flow.windows[1]?.attempt).toEqual({ platform: 'youtube', state: expect.any(String) });
    expect(flow.windows[1]?.attempt.state).not.toBe(flow.windows[0]?.attempt.state);
    expect(flow.calls.map(({ name }) => name)).toEqual(['authorize', 'authorize']);
  });

  it('gives up after 5 min with "Connection timeout"', async () => {
    const flow = await waiting();
    flow.wait(300_000);
    expect(statusOf(flow, 'youtube')).toMatchObject({ problem: { code: 'connection.timeout' } });
  });

  it('shows a refusal with its problem', async () => {
    const flow = await waiting();
    const problem = { code: 'connection.cancelled' } as const;
    flow.windows[0]?.report({ type: 'oauth.refused', problem });
    expect(statusOf(flow, 'youtube')).toMatchObject({ status: 'failed', problem });
  });

  it('returns from a mobile redirect without a result to the earlier state', async () => {
    const flow = await waiting();
    flow.windows[0]?.report({ type: 'oauth.leaving' });
    flow.windows[0]?.report({ type: 'oauth.restored' });
    expect(statusOf(flow, 'youtube')?.status).toBe('idle');
  });
});

describe('return from an OAuth redirect', () => {
  it('marks that platform connected', () => {
    const flow = openFlow(newUser);
    flow.send({ type: 'oauth.returned', attempt: { platform: 'github', state: 's' }, problem: null });
    expect(statusOf(flow, 'github')?.status).toBe('connected');
    expect(flow.saved.at(-1)?.connectedAccounts).toEqual(['github']);
  });

  it('counts only while no platform is connecting', async () => {
    const flow = await waiting();
    flow.send({ type: 'oauth.returned', attempt: { platform: 'youtube', state: 's' }, problem: null });
    expect(statusOf(flow, 'youtube')?.status).toBe('connecting');
  });

  it('shows a denial on that platform', () => {
    const flow = openFlow(newUser);
    flow.send({
      type: 'oauth.returned',
      attempt: { platform: 'github', state: 's' },
      problem: { code: 'connection.timeout' },
    });
    expect(statusOf(flow, 'github')?.status).toBe('failed');
    expect(flow.notified('failure')).toMatchObject([{ problem: { code: 'connection.timeout' } }]);
  });
});

describe('leaving the onboarding', () => {
  it('enables Continue once a platform is connected', async () => {
    expect(selectCanContinue(openFlow(newUser).actor.getSnapshot())).toBe(false);
    expect(selectCanContinue((await connected()).actor.getSnapshot())).toBe(true);
  });

  it('is not finished by a platform that was connected elsewhere and is not listed here', () => {
    const flow = openFlow({ ...newUser, connectedAccounts: ['github'] }, { connectors: ['youtube'] });
    expect(selectCanContinue(flow.actor.getSnapshot())).toBe(false);
    flow.send({ type: 'onboarding.continue' });
    expect(flow.step()).toBe('onboarding');
    expect(flow.saved).toEqual([]);
  });

  it('leads to the PIN and saves that the onboarding is complete', async () => {
    const flow = await connected();
    flow.send({ type: 'onboarding.continue' });
    expect(flow.step()).toBe('pin');
    expect(flow.saved.at(-1)?.onboardingComplete).toBe(true);
  });

  it('completes with no connections on Skip for now', async () => {
    const flow = await connected();
    flow.send({ type: 'onboarding.skip' });
    expect(flow.step()).toBe('pin');
    expect(flow.saved.at(-1)?.connectedAccounts).toEqual([]);
  });

  it('closes a window that is still open', async () => {
    const flow = await waiting();
    flow.send({ type: 'onboarding.skip' });
    expect(flow.windows[0]?.closed).toBe(true);
    expect(statusOf(flow, 'youtube')?.status).toBe('idle');
  });
});
