import { describe, expect, it } from 'vitest';
import { CONNECTOR_IDS, type ConnectorId } from '../../../provider/config-platforms.ts';
import { ReadError } from '../../../provider/platforms/readers/read-error.ts';
import { readAll } from './support/platform-api.ts';

const refused = async (connector: ConnectorId, answer: Response) => {
  const { error } = await readAll(connector, async () => answer.clone());
  return error instanceof ReadError ? error : new ReadError('nonsense');
};
const answerOf = (status: number, body: string, headers: Record<string, string>) =>
  new Response(body, { status, headers });

describe.each(CONNECTOR_IDS)('a refusal of %s', (connector) => {
  // RFC 6750 §3.1: the body of such an answer may be empty.
  it.each([
    [403, 'Bearer realm="api", error="insufficient_scope", scope="read"', 'scope'],
    [403, 'Bearer error=invalid_token', 'token'],
    [400, 'Bearer error="invalid_token", error_description="expired"', 'token'],
  ])('%i is read from its challenge: %s', async (status, challenge, fault) => {
    expect((await refused(connector, answerOf(status, '', { 'www-authenticate': challenge }))).fault).toBe(
      fault,
    );
  });

  it.each(['{"error":null,"message":null}', '{}', '[]', 'Forbidden'])(
    'passes if it has no error of the platform: 403 %s',
    async (body) => {
      expect((await refused(connector, answerOf(403, body, {}))).fault).toBe('unreachable');
    },
  );

  it.each([
    ['a header that was sent twice', { 'retry-after': '90, 90' }, 90_000],
    [
      'Meta’s minutes',
      {
        'x-business-use-case-usage':
          '{"17":[{"type":"instagram","call_count":100,"estimated_time_to_regain_access":4},{"call_count":1}]}',
      },
      240_000,
    ],
    ['a usage without a pause', { 'x-business-use-case-usage': '{"17":[{"call_count":1}]}' }, null],
    ['a usage that is no JSON', { 'x-business-use-case-usage': '{"17' }, null],
  ])('has the pause of %s', async (_, headers, pause) => {
    const error = await refused(connector, answerOf(429, '{}', headers));
    expect([error.fault, error.retryAfterMs]).toEqual(['limited', pause]);
  });
});

it.each<ConnectorId>(['youtube', 'gmail', 'facebook', 'instagram'])(
  'passes if a gateway in front of %s answers with a message',
  async (connector) => {
    expect((await refused(connector, answerOf(403, '{"message":"Forbidden"}', {}))).fault).toBe(
      'unreachable',
    );
  },
);
