import { expect, it, onTestFinished } from 'vitest';
import { DEFAULTS } from '../../../widget/element/attributes.ts';
import { followPreview } from '../../../widget/element/follow-preview.ts';
import { selectPlatforms } from '../../../widget/machine/selectors.ts';
import type { BrowserEnvironment } from '../../../widget/services/environment.ts';
import { OPTIONS, openFlow, returning } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';

const ANSWER = {
  InferenceResult: { status: 'reading' },
  rows: [],
  topics: [],
  sources: [{ id: 'github', name: 'GitHub' }],
  leftOut: { platforms: [], topics: [] },
};

const following = () => {
  const flow = openFlow({ ...returning, connectedAccounts: [] });
  const asked: unknown[] = [];
  const timers: (() => void)[] = [];
  const document = { baseURI: 'https://id.example/frame' };
  const window = Object.assign(new EventTarget(), {
    document,
    location: { origin: 'https://id.example' },
    setTimeout: (again: () => void) => timers.push(again),
    clearTimeout: () => {},
  });
  const environment = {
    window,
    now: () => 0,
    storage: () => {
      throw new Error('blocked');
    },
    fetch: async (url: string, init: RequestInit) => {
      asked.push([url, new Headers(init.headers).get('x-embedder'), JSON.parse(String(init.body))]);
      return Response.json(ANSWER);
    },
  } as unknown as BrowserEnvironment;
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  const owner = {
    ...DEFAULTS,
    ...OPTIONS,
    apiBase: '/api',
    apiKey: 'key-1',
    embedder: 'https://jobs.example',
  };
  const read = followPreview(
    flow.actor,
    owner,
    () => 'de',
    () => {},
    ended.signal,
    environment,
  );
  return { flow, asked, timers, read };
};

it('the provider’s page asks at the data step what the application would get, and again while a platform is read or once a part is left out', async () => {
  const { flow, asked, timers, read } = following();
  await until(() => read().shown !== null);
  const confirmations = ['Medium', 'Large', 'Traits'].map((data) => ({ data, tier: false }));
  expect(asked).toEqual([['https://id.example/api/preview', 'https://jobs.example', { confirmations }]]);
  expect(read().text('nothing')).toBe('noch nichts');
  timers.pop()?.();
  await until(() => asked.length === 2);
  const leftOut = { platforms: ['github'], topics: [] };
  flow.send({ type: 'data.limit', limits: { leftOut } });
  await until(() => asked.length === 3);
  expect(asked.at(-1)).toMatchObject([expect.anything(), expect.anything(), { leftOut }]);
});

it('the preview of a person ends with their sign-out', async () => {
  const { flow, read } = following();
  await until(() => read().shown !== null);
  flow.send({ type: 'user.gone' });
  expect(read().shown).toBe(null);
});

it('a platform that was found once stays taken back if the person presses its tile', async () => {
  const { flow, timers, read } = following();
  await until(() => read().shown !== null);
  flow.send({ type: 'platform.add' });
  const status = () =>
    selectPlatforms(flow.actor.getSnapshot()).find(({ connector }) => connector === 'github')?.status;
  expect(status()).toBe('connected');
  flow.send({ type: 'platform.press', platform: 'github' });
  await until(() => timers.length > 1);
  expect(status()).toBe('idle');
});
