import { expect, it } from 'vitest';
import { fieldsOf, visit } from './visitor.ts';

const FAULT = 'x-sandbox-fault';
const LIMIT = { [FAULT]: 'call=read;refuse=limit;retry=90' };

const readFrom = (connector: string, headers: Record<string, string>) =>
  visit().get(`/sandbox/platforms/${connector}/api/anything`, headers);

it.each([
  ['youtube', 403, { error: { code: 403, status: 'RESOURCE_EXHAUSTED' } }],
  ['gmail', 429, { error: { errors: [{ reason: 'rateLimitExceeded' }] } }],
  ['facebook', 400, { error: { type: 'OAuthException', code: 17 } }],
  ['github', 403, { message: 'API rate limit exceeded' }],
  ['reddit', 429, { error: 429 }],
  ['pinterest', 429, { code: 8 }],
  ['linkedin', 429, { status: 429, serviceErrorCode: 429 }],
])('a refusal of the stand-in platforms has the shape of %s', async (connector, status, body) => {
  const answer = await readFrom(connector, LIMIT);
  expect(answer.status).toBe(status);
  expect(await fieldsOf(answer)).toMatchObject(body);
  const pause = connector === 'reddit' ? 'x-ratelimit-reset' : 'retry-after';
  expect(answer.headers.get(pause)).toBe('90');
});

it('a refusal of the stand-in platforms does not occur if a fault names no call of the platforms', async () => {
  expect((await readFrom('github', { [FAULT]: 'status=503' })).status).toBe(401);
  expect((await readFrom('github', { [FAULT]: 'call=read;status=503' })).status).toBe(503);
});
