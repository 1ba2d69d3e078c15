import { describe, expect, it } from 'vitest';
import type { AppFacts } from '../../../widget/domain/app-facts.ts';
import {
  selectApp,
  selectCanContinue,
  selectCanShare,
  selectPlatforms,
} from '../../../widget/machine/selectors.ts';
import { newUser, onboarded, openFlow, returning } from '../../support/open-flow.ts';

const APP: AppFacts = {
  provider: 'Acme ID',
  name: 'Jobs',
  origin: 'https://jobs.example',
  purpose: '',
  policy: '',
};

const platformsOf = ({ actor }: ReturnType<typeof openFlow>) =>
  selectPlatforms(actor.getSnapshot()).map(({ connector }) => connector);

describe('who asks', () => {
  it('is awaited before anything can be shared; declining does not wait', () => {
    const flow = openFlow(returning, {}, undefined, 'none', 'awaited');
    expect(selectCanShare(flow.actor.getSnapshot())).toBe(false);
    flow.send({ type: 'data.share' });
    expect(flow.calls).toEqual([]);
    expect(flow.actor.getSnapshot().can({ type: 'data.decline' })).toBe(true);
    flow.send({ type: 'app.loaded', app: APP });
    expect(selectApp(flow.actor.getSnapshot())).toEqual(APP);
    flow.send({ type: 'data.share' });
    expect(flow.calls.map(({ name }) => name)).toEqual(['prepareResult']);
  });

  it('is not awaited from a server without this call', () => {
    const flow = openFlow(returning, {}, undefined, 'none', 'awaited');
    flow.send({ type: 'app.loaded', app: null });
    expect(selectCanShare(flow.actor.getSnapshot())).toBe(true);
  });
});

describe('the platforms of the onboarding', () => {
  it('are those of the host that the provider can connect', () => {
    const flow = openFlow(newUser);
    flow.send({ type: 'app.loaded', app: { ...APP, connectors: ['gmail', 'reddit', 'youtube'] } });
    expect(platformsOf(flow)).toEqual(['youtube', 'gmail']);
    expect(flow.step()).toBe('onboarding');
  });

  it('are all if downloads are read: the others lead to the reader, and cannot be pressed', () => {
    const flow = openFlow(newUser);
    const account = 'https://id.example/account';
    flow.send({ type: 'app.loaded', app: { ...APP, account, connectors: ['gmail'] } });
    const platforms = selectPlatforms(flow.actor.getSnapshot());
    expect(platforms.map(({ connector, status }) => [connector, status])).toEqual([
      ['youtube', 'download'],
      ['github', 'download'],
      ['gmail', 'idle'],
    ]);
    expect(platforms[0]).toMatchObject({ href: `${account}#download=youtube` });
    flow.send({ type: 'platform.press', platform: 'youtube' });
    expect(flow.calls).toEqual([]);
  });

  it('count as connected once their download is read, until the person presses them', () => {
    const flow = openFlow(newUser);
    const statusOf = () => selectPlatforms(flow.actor.getSnapshot())[0]?.status;
    flow.send({ type: 'app.loaded', app: { ...APP, account: 'https://id.example/account', connectors: [] } });
    expect(flow.step()).toBe('onboarding');
    expect(selectCanContinue(flow.actor.getSnapshot())).toBe(false);
    flow.send({ type: 'platform.read', platform: 'youtube' });
    expect([statusOf(), selectCanContinue(flow.actor.getSnapshot())]).toEqual(['connected', true]);
    expect(flow.saved.at(-1)).toMatchObject({ connectedAccounts: ['youtube'] });
    flow.send({ type: 'platform.press', platform: 'youtube' });
    expect(statusOf()).toBe('download');
    flow.send({ type: 'platform.read', platform: 'youtube' });
    flow.send({ type: 'onboarding.continue' });
    expect(flow.step()).toBe('pin');
  });

  it('stay those of the host if the server does not tell', () => {
    const flow = openFlow(newUser);
    flow.send({ type: 'app.loaded', app: APP });
    expect(platformsOf(flow)).toEqual(['youtube', 'github', 'gmail']);
  });

  it('end the onboarding if there are none, also for later visits', () => {
    const flow = openFlow(newUser);
    flow.send({ type: 'app.loaded', app: { ...APP, connectors: [] } });
    expect(flow.step()).toBe('pin');
    expect(flow.saved.at(-1)).toEqual(onboarded);
  });

  it('lead a person with a PIN on to the data if there are none', () => {
    const flow = openFlow({ ...newUser, pinCreated: true });
    flow.send({ type: 'app.loaded', app: { ...APP, connectors: [] } });
    expect(flow.step()).toBe('dataRequest');
    expect(flow.saved.at(-1)).toEqual(returning);
  });
});
