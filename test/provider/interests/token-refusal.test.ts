import { expect, it } from 'vitest';
import { isConnectorId } from '../../../common/platforms/ids.ts';
import { oauthOf } from '../../../common/platforms/platforms.ts';
import { OperatorError, PlatformError } from '../../../provider/platforms/bounded-fetch.ts';
import { refusalOf } from '../../../provider/platforms/token-answer.ts';

/** The codes of the platform that a case begins with. */
const codesOf = (name: string) => {
  const id = name.toLowerCase().replace(/,.*/, '').replace('meta', 'facebook').replace('google', 'youtube');
  return isConnectorId(id) ? oauthOf(id).tokenCodes : undefined;
};

const json = (status: number, body: unknown) => Response.json(body, { status });
const page = (status: number) =>
  new Response('<title>Attention Required</title>', { status, headers: { 'content-type': 'text/html' } });

it.each<[string, Response]>([
  ['Reddit, a refresh token that it does not know', json(400, { message: 'Bad Request', error: 400 })],
  ['GitHub, with 200', json(200, { error: 'bad_refresh_token' })],
  ['Pinterest', json(401, { code: 283, message: 'Invalid refresh token' })],
  ['Meta', json(400, { error: { code: 190, error_subcode: 460, type: 'OAuthException' } })],
  ['LinkedIn', json(400, { error: 'invalid_request', error_description: 'Token expired' })],
  ['Google', json(400, { error: 'invalid_grant', error_description: 'Account has been deleted' })],
  ['an empty 400', new Response('', { status: 400 })],
  ['an empty 401', new Response(null, { status: 401 })],
])('a refusal of a token endpoint ends the token: %s', async (name, answer) => {
  expect(await refusalOf(answer, codesOf(name))).toBe('ended');
});

it.each<[string, Response]>([
  ['Reddit, a wrong secret', json(401, { message: 'Unauthorized', error: 401 })],
  ['GitHub, with 200', json(200, { error: 'incorrect_client_credentials' })],
  ['Google, a deleted client', json(401, { error: 'deleted_client' })],
  ['LinkedIn', json(401, { error: 'invalid_client', error_description: 'Client authentication failed' })],
  ['Meta, a version that ended', json(400, { error: { code: 2635 } })],
])(
  'a refusal of a token endpoint is the operator’s, and asks nothing of the person: %s',
  async (name, answer) => {
    await expect(refusalOf(answer, codesOf(name))).rejects.toThrow(OperatorError);
  },
);

it.each<[string, Response]>([
  ['a network in front of Reddit', page(403)],
  ['a network in front of GitHub', page(401)],
  ['a limit as a page', page(429)],
  ['an empty 403', new Response(null, { status: 403 })],
  ['a page with 400', page(400)],
  ['Meta, a limit', json(400, { error: { code: 4 } })],
  ['a failure with a body', json(503, { error: 'invalid_grant' })],
])('a refusal of a token endpoint says nothing of the token: %s', async (name, answer) => {
  await expect(refusalOf(answer, codesOf(name))).rejects.toThrow(PlatformError);
});
