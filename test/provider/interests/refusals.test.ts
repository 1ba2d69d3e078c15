import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { CONNECTOR_IDS, type ConnectorId } from '../../../common/platforms/ids.ts';
import { ReadError } from '../../../common/platforms/kit/read-error.ts';
import { readAll } from './support/platform-api.ts';

/** An answer of a platform's documents or of public recordings of its clients, and the fault that it is. */
interface Refusal {
  readonly connector: ConnectorId;
  readonly what: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly fault: string | null;
}

const REFUSALS: readonly Refusal[] = readFileSync(resolve(import.meta.dirname, 'refusals.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const json = (status: number, body: unknown, headers = {}) => Response.json(body, { status, headers });
const answerOf = ({ status, headers = {}, body }: Refusal) => {
  if (typeof body === 'string') return new Response(body, { status, headers });
  return body === undefined ? new Response(null, { status, headers }) : json(status, body, headers);
};

/** The error of a platform that gives this answer to every call; `null` if its reading ends without one. */
const errorOf = async (connector: ConnectorId, answer: Response | Error) => {
  const { error } = await readAll(connector, async () => {
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  if (error !== null && !(error instanceof ReadError)) throw error;
  return error;
};
const pauseOf = async (connector: ConnectorId, headers: Record<string, string>, body: object = {}) =>
  (await errorOf(connector, json(429, body, headers)))?.retryAfterMs;

it.each(CONNECTOR_IDS)('each recorded refusal of %s is read as what it is', async (connector) => {
  const own = REFUSALS.filter((refusal) => refusal.connector === connector);
  const read: string[] = [];
  for (const refusal of own)
    read.push(`${refusal.what}: ${(await errorOf(connector, answerOf(refusal)))?.fault ?? null}`);
  expect(own.length).toBeGreaterThan(3);
  expect(read).toEqual(own.map(({ what, fault }) => `${what}: ${fault}`));
});

it.each([
  ['no network', new TypeError('fetch failed'), 'unreachable'],
  ['half a page', new Response('{"items":[{"snippet":{"tit'), 'unreachable'],
  ['a page of HTML', new Response('<h1>Bad gateway</h1>'), 'unreachable'],
  ['a fault of its own', json(503, {}), 'unreachable'],
  ['another shape', json(200, { items: 'none' }), 'nonsense'],
  ['an empty object', json(200, {}), 'nonsense'],
])('a platform that gives %s is tried again', async (_, answer, fault) => {
  expect((await errorOf('youtube', answer))?.fault).toBe(fault);
});

// RFC 6750 §3.1: the body of such an answer may be empty.
it.each([
  [403, 'Bearer realm="api", error="insufficient_scope", scope="read"', 'scope'],
  [403, 'Bearer error=invalid_token', 'token'],
  [400, 'Bearer error="invalid_token", error_description="expired"', 'token'],
])('a refusal of any platform is read from its challenge: %i %s', async (status, challenge, fault) => {
  for (const connector of CONNECTOR_IDS) {
    const answer = new Response('', { status, headers: { 'www-authenticate': challenge } });
    expect((await errorOf(connector, answer))?.fault).toBe(fault);
  }
});

it.each(['{"error":null,"message":null}', '[]', 'Forbidden'])(
  'a refusal of any platform passes if it has no error of the platform: 403 %s',
  async (body) => {
    for (const connector of CONNECTOR_IDS)
      expect((await errorOf(connector, new Response(body, { status: 403 })))?.fault).toBe('unreachable');
  },
);

it('a refusal names its status and reason for the log, and no other word of the answer', async () => {
  const off = { error: { code: 403, errors: [{ reason: 'accessNotConfigured' }] } };
  expect((await errorOf('youtube', json(403, off)))?.message).toBe(
    'The platform refuses the application (403 accessNotConfigured)',
  );
  const talkative = json(401, { error: 'Jane Roe <jane@corp.example> may not read this' });
  expect((await errorOf('reddit', talkative))?.message).toBe('The platform does not take the token (401)');
});

const DATE = 'Sun, 01 Mar 2026 10:00:00 GMT';
const META = 'x-business-use-case-usage';

it.each<[string, ConnectorId, Record<string, string>, number | null]>([
  ['seconds', 'youtube', { 'retry-after': '30' }, 30_000],
  [
    'a date beside the header Date',
    'youtube',
    { date: DATE, 'retry-after': 'Sun, 01 Mar 2026 10:02:00 GMT' },
    120_000,
  ],
  ['a header that was sent twice', 'pinterest', { 'retry-after': '90, 90' }, 90_000],
  ['Reddit’s seconds', 'reddit', { 'x-ratelimit-reset': '41' }, 41_000],
  [
    'GitHub’s time',
    'github',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${Date.parse(DATE) / 1000 + 90}`, date: DATE },
    90_000,
  ],
  [
    'Meta’s minutes',
    'instagram',
    { [META]: '{"17":[{"call_count":100,"estimated_time_to_regain_access":4},{"call_count":1}]}' },
    240_000,
  ],
  ...['-5', '', 'NaN', 'Infinity', '1e400', 'yesterday', DATE].map(
    (given): [string, ConnectorId, Record<string, string>, null] => [
      `no pause: ${given}`,
      'reddit',
      { 'retry-after': given },
      null,
    ],
  ),
])('a platform that asks for a pause names it as %s', async (_, connector, headers, pause) => {
  expect(await pauseOf(connector, headers)).toBe(pause);
});

it('a pause is understood without the header Date, and in the words of Google', async () => {
  const at = Date.now() + 90_000;
  const info = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '90s' };
  const pauses = [
    await pauseOf('reddit', { 'x-ratelimit-reset': `${at}` }),
    await pauseOf('reddit', { 'x-ratelimit-reset': `${at / 1000}` }),
    await pauseOf('reddit', { 'retry-after': new Date(at).toUTCString() }),
    await pauseOf('reddit', {}, { error: { details: [info] } }),
  ];
  for (const pause of pauses) expect(Math.abs(Number(pause) - 90_000)).toBeLessThanOrEqual(2_000);
});
