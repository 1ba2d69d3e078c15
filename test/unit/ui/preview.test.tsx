import { expect, it, vi } from 'vitest';
import { fillText } from '../../../common/fill-text.ts';
import { preview as texts } from '../../../common/locales/en.json';
import type { Preview, PreviewView } from '../../../widget/domain/preview.ts';
import { selectUntil } from '../../../widget/machine/selectors.ts';
import { NOW } from '../../support/controlled-ports.ts';
import { returning } from '../../support/open-flow.ts';
import { showFlow } from './show-flow.tsx';

const ENTRY = {
  platform: 'youtube',
  kind: 'follows',
  text: 'Forest Ecology',
  said: 'Because you follow Forest Ecology',
};
const ANSWER: Preview = {
  InferenceResult: { status: 'complete' },
  rows: [
    { said: 'Environment 96 %', entries: [{ said: 'Environment 96 %', from: [ENTRY] }] },
    { said: 'type: Explorer', entries: [] },
    { said: null, entries: [] },
  ],
  sources: [
    { id: 'youtube', name: 'YouTube' },
    { id: 'spotify', name: 'Spotify' },
  ],
  topics: [{ id: 'law', name: 'Law' }],
  leftOut: { platforms: ['spotify'], topics: [] },
};

const showPreview = async (shown: PreviewView['shown'] = ANSWER, saved = {}) => {
  const user = { ...returning, connectedAccounts: [], ...saved };
  const options = { requestData: { ids: ['basic', 'personality', 'reasons'] }, autoFetch: true } as const;
  const app = { name: 'Jobs', until: '2027-02-20T09:00:00.000Z' };
  const strike = vi.fn(async (_: unknown) => true);
  const preview: PreviewView = { shown, text: (key, params) => fillText(texts[key], params), strike };
  const flow = await showFlow({ user, options, app, preview });
  const press = (name: string) => flow.play(() => flow.labelled(name).click());
  return { ...flow, strike, toggle: press };
};

it('each row shows in one line what the application would get, and what that rests on as not given unless Reasons is on', async () => {
  const flow = await showPreview();
  expect(flow.all('.more > summary')).toEqual([
    'Now: Environment 96 %',
    'Now: type: Explorer',
    'Now: nothing yet',
  ]);
  expect(flow.all('.read')).toEqual(['Because you follow Forest Ecology not given']);
  await flow.play(() => flow.input('Reasons').click());
  expect(flow.all('.read')).toEqual(['Because you follow Forest Ecology']);
});

it('an entry is struck out once the provider has answered, and the person reads if it still counts', async () => {
  const flow = await showPreview();
  let answer = (_: boolean) => {};
  flow.strike.mockResolvedValueOnce(false);
  flow.strike.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await flow.press('Strike out Forest Ecology');
  expect(flow.all('.more > p')).toEqual(['Forest Ecology could not be struck out. Please try again.']);
  await flow.press('Strike out Forest Ecology');
  expect(flow.strike.mock.calls).toEqual([[ENTRY], [ENTRY]]);
  expect(flow.all('.more > p')).toEqual([]);
  await flow.play(() => answer(true));
  expect(flow.all('.more > p')).toEqual(['Forest Ecology was struck out.']);
});

it('an awaited preview has its place, so no row moves when it comes', async () => {
  const flow = await showPreview(null);
  expect(flow.all('.more > summary')).toEqual(['', '', '']);
});

it('what a person limits goes with the press, and is in no way of a person who does not open the fold', async () => {
  const flow = await showPreview();
  expect(flow.context().limits).toEqual({});
  await flow.toggle('YouTube');
  await flow.toggle('Law');
  await flow.play(() => {
    const select = flow.find<HTMLSelectElement>('.only select');
    select.value = 'hour';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const limits = { shorter: 'hour', leftOut: { platforms: ['spotify', 'youtube'], topics: ['law'] } };
  expect(flow.context().limits).toEqual(limits);
  expect(flow.find('.asker').textContent).toMatch(/Access until .*\d:\d/);
  // With milliseconds, a slow phone would draw the step again and again.
  flow.wait(20);
  expect(Number(selectUntil(flow.actor.getSnapshot())) % 60_000).toBe(0);
  await flow.press('Share');
  expect(flow.calls.at(-1)).toMatchObject({ name: 'prepareResult', input: { limits } });
});

it('in a frame that may share within a grant, the end of that grant is named for what it allows, and the longest for more', async () => {
  const lastDataRequest = { approvedData: ['basic'], timestamp: NOW };
  const flow = await showPreview({ ...ANSWER, until: '2026-11-21T11:00:00.000Z' }, { lastDataRequest });
  const until = () => flow.find('.asker').textContent;
  expect(until()).toMatch(/Access until .*\d:\d/);
  await flow.play(() => flow.input('Reasons').click());
  expect(until()).toContain('Access until February 20, 2027;');
});

it('platforms that other applications connected are named at the data step and connected at the platforms', async () => {
  const flow = await showPreview();
  await flow.play(() => flow.actor.send({ type: 'platforms.found', platforms: ANSWER.sources }));
  expect(flow.find('.connected').textContent).toContain('Connected: YouTube and Spotify');
  await flow.press('Connect a platform');
  expect(flow.all('[data-status=connected] .platform-name')).toEqual(['YouTube']);
  expect(flow.context().user?.connectedAccounts).toEqual(['youtube']);
});

it('on a page of the application the data step has no preview, and leads to the one of the provider', async () => {
  const app = { id: 'app_shop', name: 'Jobs', account: 'https://id.example/account' };
  const flow = await showFlow({ user: returning, options: { autoFetch: true }, app });
  expect([flow.has('.more'), flow.has('.only')]).toEqual([false, false]);
  const link = flow.find<HTMLAnchorElement>('a[href^="https://id.example/account#preview"]');
  expect(link.textContent).toContain('See what Jobs gets');
  expect(link.getAttribute('href')).toBe('https://id.example/account#preview=app_shop/Medium,Large,Traits');
  const requestData = { tiers: { Small: { type: 'S', descriptions: 'Jobs', reasons: true } } };
  const tiered = await showFlow({ user: returning, options: { autoFetch: true, requestData }, app });
  expect(tiered.has('a[href$="#preview=app_shop/Small-tier,Reasons"]')).toBe(true);
  const sample = await showFlow({ user: returning, options: { autoFetch: true, testMode: true }, app });
  expect(sample.has('a[href*="#preview"]')).toBe(false);
});
