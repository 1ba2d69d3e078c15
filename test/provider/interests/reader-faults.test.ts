import { describe, expect, it } from 'vitest';
import { CONNECTOR_IDS, type ConnectorId } from '../../../provider/config-platforms.ts';
import { ACCESS } from '../../../provider/facts/access.ts';
import { listsOf } from '../../../provider/facts/lists.ts';
import { ReadError } from '../../../provider/platforms/readers/read-error.ts';
import { MAX_SIGNALS } from '../../support/max-signals.ts';
import { createPlatformApi, readAll, TOKEN } from './support/platform-api.ts';

const SUBSCRIPTIONS = 'www.googleapis.com/youtube/v3/subscriptions';
const VIDEOS = 'www.googleapis.com/youtube/v3/videos';
const DATE = 'Sun, 01 Mar 2026 10:00:00 GMT';

const page = (from: number, count: number, nextPageToken?: string) => ({
  items: Array.from({ length: count }, (_, index) => ({ snippet: { title: `Channel ${from + index}` } })),
  nextPageToken,
  pageInfo: { totalResults: 1_000 },
});

const refusal = (status: number, headers: Record<string, string> = {}, body: object = {}) =>
  Response.json(body, { status, headers });

const googleRefusal = (reason: string) => refusal(403, {}, { error: { code: 403, errors: [{ reason }] } });
const graphRefusal = (code: number) =>
  refusal(400, {}, { error: { code, type: 'OAuthException', message: 'No' } });

/** One call to any platform, which gives the same answer to everything. */
const faultOf = async (answer: Response | Error | object, connector: ConnectorId = 'youtube') => {
  const fetch = async () => {
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  };
  const { error } = await readAll(connector, fetch);
  return error instanceof ReadError ? [error.fault, error.retryAfterMs] : error;
};

describe('faults of a reading', () => {
  it.each([
    ['a token that ended', refusal(401), ['token', null]],
    ['a missing scope', googleRefusal('insufficientPermissions'), ['scope', null]],
    ['429 with seconds to wait', refusal(429, { 'retry-after': '30' }), ['limited', 30_000]],
    [
      '429 with a date',
      refusal(429, { date: DATE, 'retry-after': 'Sun, 01 Mar 2026 10:02:00 GMT' }),
      ['limited', 120_000],
    ],
    ['429 without a word', refusal(429), ['limited', null]],
    ['429 with nonsense', refusal(429, { 'retry-after': 'soon' }), ['limited', null]],
    ['a fault of its own', refusal(503), ['unreachable', null]],
    ['a page that it no longer knows', refusal(400), ['nonsense', null]],
    ['no network', new TypeError('fetch failed'), ['unreachable', null]],
    ['half a page', new Response('{"items":[{"snippet":{"tit'), ['unreachable', null]],
    ['a page of HTML', new Response('<h1>Bad gateway</h1>'), ['unreachable', null]],
    ['another shape', { items: 'none' }, ['nonsense', null]],
    ['an empty object', {}, ['nonsense', null]],
  ])('%s', async (_, answer, fault) => {
    expect(await faultOf(answer)).toEqual(fault);
  });

  it('recognises the limits of each platform by its own signs', async () => {
    const github = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': `${Date.parse(DATE) / 1000 + 90}`,
      date: DATE,
    };
    expect(await faultOf(refusal(403, github), 'github')).toEqual(['limited', 90_000]);
    expect(await faultOf(refusal(429, { 'x-ratelimit-reset': '41' }), 'reddit')).toEqual(['limited', 41_000]);
    expect(await faultOf(googleRefusal('userRateLimitExceeded'), 'gmail')).toEqual(['limited', null]);
    expect(await faultOf(googleRefusal('quotaExceeded'))).toEqual(['limited', null]);
    const secondary = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' };
    expect(await faultOf(refusal(403, {}, secondary), 'github')).toEqual(['limited', null]);
    for (const code of [4, 17, 32, 341, 368, 613, 80_002]) {
      expect(await faultOf(graphRefusal(code), 'facebook')).toEqual(['limited', null]);
    }
    expect(await faultOf(graphRefusal(190), 'instagram')).toEqual(['token', null]);
    expect(await faultOf(graphRefusal(10), 'facebook')).toEqual(['scope', null]);
    expect(await faultOf(graphRefusal(2), 'facebook')).toEqual(['unreachable', null]);
  });

  it.each(CONNECTOR_IDS)('%s: every fault is one of five, and contains no token', async (connector) => {
    const answers = [
      refusal(401),
      refusal(403),
      refusal(429),
      refusal(500),
      new Response('{'),
      { data: 7 },
      new TypeError('x'),
    ];
    for (const answer of answers) {
      const { error } = await readAll(connector, async () => {
        if (answer instanceof Error) throw answer;
        return answer instanceof Response ? answer.clone() : Response.json(answer);
      });
      expect(error).toBeInstanceOf(ReadError);
      expect(String(error)).not.toContain(TOKEN);
    }
  });

  it('keeps the signals before a 401 in the middle, and continues from there with a new token', async () => {
    const broken = createPlatformApi({ [SUBSCRIPTIONS]: [page(0, 50, 'two'), refusal(401)] });
    const before = await readAll('youtube', broken.fetch);
    expect([before.signals.length, before.error]).toEqual([
      50,
      new ReadError('token', null, undefined, '401'),
    ]);
    const mended = createPlatformApi({ [SUBSCRIPTIONS]: [page(50, 10)], [VIDEOS]: [page(100, 1)] });
    const from = before.batches.at(-1)?.position ?? null;
    const after = await readAll('youtube', mended.fetch, { from });
    expect(new URL(mended.asked[0] ?? '').searchParams.get('pageToken')).toBe('two');
    expect(after.signals[0]?.text).toBe('Channel 50');
    expect(after.batches[0]?.read).toBe(60);
    expect(after.error).toBeNull();
  });

  it('starts again from a position that it cannot read', async () => {
    for (const from of ['', 'x', '{}', '[7]', '{"list":-1,"cursor":7}']) {
      const { fetch, asked } = createPlatformApi({ [SUBSCRIPTIONS]: [page(0, 1)], [VIDEOS]: [page(0, 1)] });
      await readAll('youtube', fetch, { from });
      expect(asked).toHaveLength(2);
    }
  });

  it('ends at once on request', async () => {
    const { fetch, asked } = createPlatformApi({ [SUBSCRIPTIONS]: [page(0, 50, 'two')] });
    const { error } = await readAll('youtube', fetch, {
      signal: AbortSignal.abort(new Error('stopping')),
    });
    expect([asked, error]).toEqual([[], new Error('stopping')]);
  });
});

describe('bounds of a reading', () => {
  it.each(CONNECTOR_IDS)('are 500 signals at most for all lists of %s together', (connector) => {
    const atMost = listsOf(connector).reduce((sum, [, list]) => sum + list.atMost, 0);
    expect(atMost).toBeLessThanOrEqual(MAX_SIGNALS);
  });

  it('reads no more than its share of a list that never ends', async () => {
    const { fetch } = createPlatformApi({
      [SUBSCRIPTIONS]: [page(0, 50, 'more')],
      [VIDEOS]: [page(0, 50, 'more')],
    });
    const { signals, batches } = await readAll('youtube', fetch);
    expect(signals).toHaveLength(MAX_SIGNALS);
    expect(batches.at(-1)).toMatchObject({ read: 150, total: 150, position: null });
  });

  it('gives up on empty pages that always name a next one', async () => {
    const { fetch, asked } = createPlatformApi({
      [SUBSCRIPTIONS]: [page(0, 0, 'more')],
      [VIDEOS]: [page(0, 0, 'more')],
    });
    expect((await readAll('youtube', fetch)).error).toBeNull();
    expect(asked.length).toBeLessThanOrEqual(80);
  });

  it('keeps texts short, on one line and without control characters', async () => {
    const title = `Bio\u0000logy\n\tnow ${'word '.repeat(60)}`;
    const { fetch } = createPlatformApi({
      [SUBSCRIPTIONS]: [
        { items: [{ snippet: { title, description: title.repeat(9) } }, { snippet: { title: ' ' } }] },
      ],
      [VIDEOS]: [page(0, 0)],
    });
    const { signals } = await readAll('youtube', fetch);
    expect(signals).toHaveLength(1);
    expect(signals[0]?.text).toMatch(/^Bio logy now (word ?)+$/);
    expect([signals[0]?.text.length, signals[0]?.about?.length]).toSatisfy(
      ([text = 0, about = 0]: number[]) => text <= 120 && about <= 300,
    );
  });

  it('names each platform’s requirements', () => {
    for (const connector of CONNECTOR_IDS) {
      const { review, quota, cost, page: source } = ACCESS[connector];
      expect([review, quota, cost].map(({ length }) => length > 0)).toEqual([true, true, true]);
      expect(source).toMatch(/^https:\/\//);
    }
  });

  it('names the facts that a platform’s own pages did not confirm', () => {
    expect(CONNECTOR_IDS.filter((connector) => ACCESS[connector].unconfirmed)).toEqual([
      'reddit',
      'instagram',
    ]);
  });
});
