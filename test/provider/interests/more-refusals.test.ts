import { describe, expect, it } from 'vitest';
import type { ConnectorId } from '../../../provider/config-platforms.ts';
import { ReadError } from '../../../provider/platforms/readers/read-error.ts';
import { createPlatformApi, readAll } from './support/platform-api.ts';

const json = (status: number, body: unknown, headers = {}) => Response.json(body, { status, headers });
const page = (status: number) =>
  new Response('<h1>Blocked</h1>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
const google = (status: number, reason: string) =>
  json(status, { error: { code: status, errors: [{ reason }] } });

const faultOf = async (connector: ConnectorId, answer: Response) => {
  const { error } = await readAll(connector, async () => answer.clone());
  return error instanceof ReadError ? error.fault : error;
};
const pauseOf = async (answer: Response) => {
  const { error } = await readAll('reddit', async () => answer.clone());
  return error instanceof ReadError ? error.retryAfterMs : error;
};

describe('a refusal that passes', () => {
  it.each<[string, ConnectorId, Response]>([
    ['a page of a network in place of a 401', 'reddit', page(401)],
    ['a page with 451', 'pinterest', page(451)],
    ['a redirect to a login of the network', 'github', new Response(null, { status: 302 })],
    ['an unchanged answer that was not asked for', 'github', new Response(null, { status: 304 })],
    ['408', 'linkedin', json(408, { message: 'Timeout' })],
    ['425', 'linkedin', json(425, {})],
  ])('is tried again: %s', async (_, connector, answer) => {
    expect(await faultOf(connector, answer)).toBe('unreachable');
  });

  it.each([405, 406, 409, 410, 415])('is tried again: %i, which no scope causes', async (status) => {
    expect(await faultOf('pinterest', json(status, { message: 'No' }))).toBe('nonsense');
  });
});

describe('a refusal of the application', () => {
  it.each<[string, ConnectorId, Response]>([
    ['no key at Google', 'youtube', google(403, 'dailyLimitExceededUnreg')],
    ['an API key of another site', 'youtube', google(403, 'API_KEY_HTTP_REFERRER_BLOCKED')],
    ['a suspended project', 'gmail', google(403, 'CONSUMER_SUSPENDED')],
    ['a project without billing', 'gmail', google(403, 'BILLING_DISABLED')],
    ['a missing proof of the secret at Meta', 'facebook', json(400, { error: { code: 104 } })],
    ['a version that Meta ended', 'instagram', json(400, { error: { code: 2635 } })],
    ['LinkedIn’s missing version', 'linkedin', json(400, { code: 'VERSION_MISSING', status: 400 })],
  ])('is the operator’s: %s', async (_, connector, answer) => {
    expect(await faultOf(connector, answer)).toBe('operator');
  });
});

it('reads the number of a Meta error from a text too', async () => {
  expect(await faultOf('facebook', json(400, { error: { code: '190' } }))).toBe('token');
});

describe('a number of Meta with two meanings', () => {
  // Seen in the test data of restfb/restfb and sns-sdks/python-facebook, and in reports of people.
  it.each<[string, object, string]>([
    ['a path that does not exist', { code: 2500, message: 'Unknown path components: /day' }, 'nonsense'],
    ['no token', { code: 2500, message: 'An active access token must be used' }, 'token'],
    [
      'an object that the permissions do not open',
      { code: 100, error_subcode: 33, message: 'Unsupported get request.' },
      'scope',
    ],
    [
      'a list that the account does not allow',
      { code: 100, message: 'Unsupported request - method type: get' },
      'scope',
    ],
    [
      'a missing permission',
      { code: 100, message: '(#100) Missing permission or reviewable feature' },
      'scope',
    ],
    ['a wrong parameter', { code: 100, message: '(#100) Tried accessing nonexisting field' }, 'nonsense'],
  ])('is read with its text: %s', async (_, error, fault) => {
    const answer = json(400, { error: { type: 'IGApiException', fbtrace_id: 'A0', ...error } });
    expect(await faultOf('instagram', answer)).toBe(fault);
    expect(await faultOf('facebook', answer)).toBe(fault);
  });
});

it('ends the reading of a Google account without Gmail, and asks nothing of the person', async () => {
  const answer = json(400, {
    error: { code: 400, status: 'FAILED_PRECONDITION', errors: [{ reason: 'failedPrecondition' }] },
  });
  const { error, batches } = await readAll('gmail', async () => answer.clone());
  expect([error, batches.at(-1)?.position]).toEqual([null, null]);
});

describe('a named pause', () => {
  const later = (ms: number) => Date.now() + ms;
  it.each<[string, Response, number]>([
    ['milliseconds since 1970', json(429, {}, { 'x-ratelimit-reset': `${later(90_000)}` }), 90_000],
    ['seconds since 1970', json(429, {}, { 'x-ratelimit-reset': `${later(90_000) / 1000}` }), 90_000],
    ['a date', json(429, {}, { 'retry-after': new Date(later(90_000)).toUTCString() }), 90_000],
    ['a part of a second', json(429, {}, { 'retry-after': '0.4' }), 1_000],
    [
      'Google’s RetryInfo',
      json(429, {
        error: { details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '90s' }] },
      }),
      90_000,
    ],
  ])('is understood without the header Date: %s', async (_, answer, ms) => {
    const pause = Number(await pauseOf(answer));
    expect(Math.abs(pause - ms)).toBeLessThanOrEqual(2_000);
  });

  it.each(['-5', '', 'NaN', 'Infinity', '1e400', 'yesterday', 'Sun, 01 Mar 2026 10:00:00 GMT'])(
    'that is none is ignored: %j',
    async (given) => {
      expect(await pauseOf(json(429, {}, { 'retry-after': given }))).toBeNull();
    },
  );
});

const BOARDS = 'api.pinterest.com/v5/boards';
const PINS = 'api.pinterest.com/v5/pins';
const INSTAGRAM = 'graph.instagram.com/v24.0/me/media';
const captions = async (...texts: readonly unknown[]) => {
  const { fetch } = createPlatformApi({
    [INSTAGRAM]: [{ data: texts.map((caption) => ({ caption })), paging: {} }],
  });
  return (await readAll('instagram', fetch)).signals.map(({ text }) => text);
};

describe('texts as people write them', () => {
  it.each([
    ['a zero-width joiner', '\u200d'],
    ['joiners and a variation selector', '\u200c\ufe0f \u200d'],
    ['a Hangul filler', '\u3164'],
    ['an empty Braille cell', '\u2800\u2800'],
    ['a soft hyphen', '\u00ad'],
  ])('are blank with nothing but %s', async (_, text) => {
    expect(await captions(text, 'Bread')).toEqual(['Bread']);
    const { fetch } = createPlatformApi({
      [BOARDS]: [{ items: [] }],
      [PINS]: [{ items: [{ title: text, description: 'Bread ovens' }] }],
    });
    expect((await readAll('pinterest', fetch)).signals.map((signal) => signal.text)).toEqual(['Bread ovens']);
  });

  it.each([
    ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 cricket'],
    ['flags of countries', '🇩🇪🇯🇵 trains'],
    ['a keycap', '1️⃣ Brot'],
    ['combining marks', 'Cafe\u0301 de\u0301jeuner'],
    ['a family', '👩‍👩‍👧‍👦'],
  ])('keep %s', async (_, text) => {
    expect(await captions(text)).toEqual([text]);
  });

  it('loses hidden hyphens and marks of direction without a gap', async () => {
    expect(await captions('Donau\u00addampf\u00adschiff', 'בית\u200f ספר', 'data\u2060base\ufeff')).toEqual([
      'Donaudampfschiff',
      'בית ספר',
      'database',
    ]);
  });

  it('cuts Thai between words and a row of flags between flags', async () => {
    const [thai = '', flags = ''] = await captions('การทำสวนในเมืองใหญ่'.repeat(20), '🇩🇪'.repeat(90));
    expect([thai.length, flags.length].every((length) => length > 90 && length <= 120)).toBe(true);
    expect(flags.replaceAll('🇩🇪', '')).toBe('');
  });
});

describe('entries with impossible values', () => {
  it.each([1e300, -1e300, 1_700_000_000.000_5, '+275760-09-14', 'soon', Number.NaN, null, {}, []])(
    'have a time that a database can store, or none: %j',
    async (created_utc) => {
      const { fetch } = createPlatformApi({
        'oauth.reddit.com/subreddits/mine/subscriber': [{ data: { children: [] } }],
        'oauth.reddit.com/api/v1/me': [{ name: 'jane' }],
        'oauth.reddit.com/user/jane/saved': [
          { data: { children: [{ data: { title: 'Ovens', created_utc } }, null, { data: 7 }] } },
        ],
      });
      const { error, signals } = await readAll('reddit', fetch);
      const at = signals[0]?.at ?? null;
      expect([error, signals.length]).toEqual([null, 1]);
      expect(at === null || (Number.isSafeInteger(at) && Math.abs(at) < 8.64e15)).toBe(true);
    },
  );

  it('has no time for a mail whose date is no date', async () => {
    const base = 'gmail.googleapis.com/gmail/v1/users/me/messages';
    const payload = { headers: [{ name: 'List-Id', value: 'Robotics Weekly <robotics.example.org>' }] };
    const at = async (internalDate: unknown) => {
      const { fetch } = createPlatformApi({
        [base]: [{ messages: [{ id: 'a' }], resultSizeEstimate: 1 }],
        [`${base}/a`]: [{ id: 'a', payload, internalDate }],
      });
      return (await readAll('gmail', fetch)).signals.map((signal) => signal.at);
    };
    expect(await at(null)).toEqual([null]);
    expect(await at('1e300')).toEqual([null]);
    expect(await at('1700000000000')).toEqual([1_700_000_000_000]);
  });

  it('ends a list of LinkedIn whose next page has no address', async () => {
    const answer = {
      elements: [{ snapshotData: [{ Name: 'Welding' }] }],
      paging: { links: [{ rel: 'next', href: 'http://[' }] },
    };
    const { fetch } = createPlatformApi({ 'api.linkedin.com/rest/memberSnapshotData': [answer] });
    const { error, signals } = await readAll('linkedin', fetch);
    expect([error, signals.map(({ text }) => text)]).toEqual([null, ['Welding']]);
  });

  it('goes on where Meta names the next page by its address only, and after an empty page', async () => {
    const next = 'https://graph.facebook.com/v24.0/1/likes?access_token=x&limit=100&after=QVFI';
    const { fetch, asked } = createPlatformApi({
      'graph.facebook.com/v24.0/me/likes': [
        { data: [{ name: 'Wetlands Trust', created_time: '2026-03-01T10:00:00+0000' }], paging: { next } },
        { data: [], paging: { cursors: { after: 'QVFJ' }, next } },
        { data: [{ name: 'Bird watching' }], paging: { cursors: { before: 'a', after: 'b' } } },
      ],
    });
    const { error, signals } = await readAll('facebook', fetch);
    expect([error, signals.map(({ text, at }) => [text, at])]).toEqual([
      null,
      [
        ['Wetlands Trust', Date.UTC(2026, 2, 1, 10)],
        ['Bird watching', null],
      ],
    ]);
    expect(asked.map((url) => new URL(url).searchParams.get('after'))).toEqual([null, 'QVFI', 'QVFJ']);
  });

  it('reads an empty list that Google leaves out', async () => {
    const none = { pageInfo: { totalResults: 0 } };
    const { fetch } = createPlatformApi({
      'www.googleapis.com/youtube/v3/subscriptions': [none],
      'www.googleapis.com/youtube/v3/videos': [none],
    });
    expect((await readAll('youtube', fetch)).error).toBeNull();
  });
});
