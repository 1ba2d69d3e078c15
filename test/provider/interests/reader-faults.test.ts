import { expect, it } from 'vitest';
import { MAX_SIGNALS } from '../../support/max-signals.ts';
import { createPlatformApi, readAll } from './support/platform-api.ts';

const SUBSCRIPTIONS = 'www.googleapis.com/youtube/v3/subscriptions';
const VIDEOS = 'www.googleapis.com/youtube/v3/videos';

const page = (from: number, count: number, nextPageToken?: string) => ({
  items: Array.from({ length: count }, (_, index) => ({ snippet: { title: `Channel ${from + index}` } })),
  nextPageToken,
  pageInfo: { totalResults: 1_000 },
});

it('a reading starts again from a position that it cannot read', async () => {
  for (const from of ['', 'x', '{}', '[7]', '{"list":-1,"cursor":7}']) {
    const { fetch, asked } = createPlatformApi({ [SUBSCRIPTIONS]: [page(0, 1)], [VIDEOS]: [page(0, 1)] });
    await readAll('youtube', fetch, { from });
    expect(asked).toHaveLength(2);
  }
});

it('a reading ends at once on request', async () => {
  const { fetch, asked } = createPlatformApi({ [SUBSCRIPTIONS]: [page(0, 50, 'two')] });
  const { error } = await readAll('youtube', fetch, {
    signal: AbortSignal.abort(new Error('stopping')),
  });
  expect([asked, error]).toEqual([[], new Error('stopping')]);
});

it('a reading takes no more than its share of a list that never ends', async () => {
  const { fetch } = createPlatformApi({
    [SUBSCRIPTIONS]: [page(0, 50, 'more')],
    [VIDEOS]: [page(0, 50, 'more')],
  });
  const { signals, batches } = await readAll('youtube', fetch);
  expect(signals).toHaveLength(MAX_SIGNALS);
  expect(batches.at(-1)).toMatchObject({ read: 150, total: 150, position: null });
});

it('a reading gives up on empty pages that always name a next one', async () => {
  const { fetch, asked } = createPlatformApi({
    [SUBSCRIPTIONS]: [page(0, 0, 'more')],
    [VIDEOS]: [page(0, 0, 'more')],
  });
  expect((await readAll('youtube', fetch)).error).toBeNull();
  expect(asked.length).toBeLessThanOrEqual(80);
});
