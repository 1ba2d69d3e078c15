import { expect, it } from 'vitest';
import type { AppFacts } from '../../../widget/domain/app-facts.ts';
import {
  selectApp,
  selectCanContinue,
  selectCanShare,
  selectPlatforms,
} from '../../../widget/machine/selectors.ts';
import { newUser, onboarded, openFlow, returning } from '../../support/open-flow.ts';
import { type Flow, namesOf, platformOf, press, stateOf } from './flows.ts';

const APP: AppFacts = {
  provider: 'Acme ID',
  name: 'Jobs',
  origin: 'https://jobs.example',
  purpose: '',
  policy: '',
};
const account = 'https://id.example/account';

const load = (flow: Flow, more: Partial<AppFacts> = {}) => {
  flow.send({ type: 'app.loaded', app: { ...APP, ...more } });
  return flow;
};
const platformsOf = (flow: Flow) => selectPlatforms(stateOf(flow)).map(({ connector }) => connector);

it('nothing can be shared before it is known who asks; declining does not wait', () => {
  const flow = openFlow(returning, {}, undefined, 'none', 'awaited');
  expect(selectCanShare(stateOf(flow))).toBe(false);
  flow.send({ type: 'data.share' });
  expect(flow.calls).toEqual([]);
  expect(stateOf(flow).can({ type: 'data.decline' })).toBe(true);
  expect(selectApp(stateOf(load(flow)))).toEqual(APP);
  flow.send({ type: 'data.share' });
  expect(namesOf(flow)).toEqual(['prepareResult']);
});

it('who asks is not awaited from a server without this call', () => {
  const flow = openFlow(returning, {}, undefined, 'none', 'awaited');
  flow.send({ type: 'app.loaded', app: null });
  expect(selectCanShare(stateOf(flow))).toBe(true);
});

it('the onboarding shows the platforms of the host that the provider can connect, or all if it does not tell', () => {
  const flow = load(openFlow(newUser), { connectors: ['gmail', 'reddit', 'youtube'] });
  expect([flow.step(), platformsOf(flow)]).toEqual(['onboarding', ['youtube', 'gmail']]);
  expect(platformsOf(load(openFlow(newUser)))).toEqual(['youtube', 'github', 'gmail']);
});

it('the onboarding shows all platforms if downloads are read: the others lead to the reader, and cannot be pressed', () => {
  const flow = load(openFlow(newUser), { account, connectors: ['gmail'] });
  expect(selectPlatforms(stateOf(flow)).map(({ status }) => status)).toEqual([
    'download',
    'download',
    'idle',
  ]);
  expect(platformOf(flow)).toMatchObject({ href: `${account}#download=youtube` });
  press(flow);
  expect(flow.calls).toEqual([]);
});

it('a platform counts as connected once its download is read, until the person presses it', () => {
  const flow = load(openFlow(newUser), { account, connectors: [] });
  const read = () => flow.send({ type: 'platform.read', platform: 'youtube' });
  expect([flow.step(), selectCanContinue(stateOf(flow))]).toEqual(['onboarding', false]);
  read();
  expect([platformOf(flow)?.status, selectCanContinue(stateOf(flow))]).toEqual(['connected', true]);
  expect(flow.saved.at(-1)).toMatchObject({ connectedAccounts: ['youtube'] });
  press(flow);
  expect(platformOf(flow)?.status).toBe('download');
  read();
  flow.send({ type: 'onboarding.continue' });
  expect(flow.step()).toBe('pin');
});

it.each([
  ['a new person to the PIN', newUser, 'pin', onboarded],
  ['a person with a PIN to the data', { ...newUser, pinCreated: true }, 'dataRequest', returning],
])('a provider that can connect no platform leads %s, also on later visits', (_, user, step, saved) => {
  const flow = load(openFlow(user), { connectors: [] });
  expect([flow.step(), flow.saved.at(-1)]).toEqual([step, saved]);
});
