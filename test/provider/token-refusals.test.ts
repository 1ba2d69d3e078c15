import { describe, expect, it } from 'vitest';
import { CONNECTOR_IDS, type ConnectorId } from '../../provider/config-platforms.ts';
import { OperatorError, PlatformError } from '../../provider/platforms/bounded-fetch.ts';
import { CONNECTORS } from '../../provider/platforms/connectors.ts';
import { clientOf, json, OWN } from './support/platform-client.ts';

const withPause = (status: number, headers: HeadersInit) => Response.json({}, { status, headers });
const form = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' } });

describe('a token call that is refused', () => {
  it.each<[string, ConnectorId, Response]>([
    ['Reddit’s number', 'reddit', json(400, { error: 400 })],
    ['Reddit’s message', 'reddit', json(400, { message: 'Bad Request', error: 400 })],
    ['Pinterest’s code', 'pinterest', json(401, { code: 283, message: 'Invalid refresh token' })],
    ['Google’s word', 'youtube', json(400, { error: 'invalid_grant' })],
    ['GitHub’s 200', 'github', json(200, { error: 'bad_refresh_token' })],
    ['a form', 'github', form('error=bad_refresh_token&error_description=Expired')],
    ['a description only', 'reddit', json(400, { error_description: 'Token revoked' })],
    ['an empty 400', 'reddit', new Response('', { status: 400 })],
    ['an empty 401', 'pinterest', new Response(null, { status: 401 })],
    ['an empty token', 'youtube', json(200, { access_token: '', token_type: 'bearer' })],
    ['a token of null', 'youtube', json(200, { access_token: null, token_type: 'bearer' })],
    ['Meta’s code', 'facebook', json(400, { error: { code: 190, error_subcode: 460 } })],
  ])('by %s ends the token', async (_, connector, answer) => {
    const { client } = clientOf(connector, () => answer.clone());
    expect(await client.refresh(OWN)).toBeNull();
  });

  it.each<[string, Response]>([
    ['an unknown client', json(401, { error: 'invalid_client' })],
    ['an ended version', json(426, { message: 'Upgrade' })],
    ['a wrong secret at GitHub', json(200, { error: 'incorrect_client_credentials' })],
    ['a client that LinkedIn does not know', json(401, { error: 'invalid_client_id' })],
    ['an application that GitHub suspended', json(200, { error: 'application_suspended' })],
    ['another callback address', json(400, { error: 'redirect_uri_mismatch' })],
    ['a name in capitals', json(400, { error: 'INVALID_CLIENT' })],
    ['a wrong secret at Pinterest', json(401, { code: 2, message: 'Authentication failed.' })],
    ['an application that Meta does not know', json(400, { error: { code: 101 } })],
  ])('by %s is the operator’s, and asks nothing of the person', async (_, answer) => {
    const { client } = clientOf('linkedin', () => answer.clone());
    await expect(client.refresh(OWN)).rejects.toBeInstanceOf(OperatorError);
  });

  it.each<[string, Response]>([
    ['408', json(408, {})],
    ['429', json(429, { error: 'rate_limited' })],
    ['500', json(500, { error: 'invalid_grant' })],
    ['a page in front of it', new Response('<h1>Blocked</h1>', { status: 403 })],
    ['half an answer', new Response('{"acc')],
    ['a page with 400', new Response('<h1>Bad request</h1>', { status: 400 })],
    ['an empty 200', new Response('')],
    ['an empty 403', new Response(null, { status: 403 })],
    ['Meta’s fault', json(400, { error: { code: 2, is_transient: true } })],
    ['Meta’s limit', json(400, { error: { code: 4 } })],
    ['a name in capitals', json(400, { error: 'TEMPORARILY_UNAVAILABLE' })],
  ])('by %s says nothing about the token', async (_, answer) => {
    const { client } = clientOf('reddit', () => answer.clone());
    const refusal = await client.refresh(OWN).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PlatformError);
    expect(refusal).not.toBeInstanceOf(OperatorError);
  });

  it.each<[string, Response, object]>([
    ['429', json(429, {}), { isLimit: true, retryAfterMs: null }],
    ['429 with seconds', withPause(429, { 'retry-after': '90' }), { isLimit: true, retryAfterMs: 90_000 }],
    ['503 with seconds', withPause(503, { 'retry-after': '5' }), { isLimit: false, retryAfterMs: 5_000 }],
    [
      'Reddit’s header',
      withPause(429, { 'x-ratelimit-reset': '41' }),
      { isLimit: true, retryAfterMs: 41_000 },
    ],
    [
      'a page',
      new Response('<h1>', { status: 429, headers: { 'retry-after': '7' } }),
      { retryAfterMs: 7_000 },
    ],
    [
      'Google’s body',
      json(429, { error: { details: [{ retryDelay: '30s' }] } }),
      { isLimit: true, retryAfterMs: 30_000 },
    ],
  ])('keeps the pause that is named by %s', async (_, answer, pause) => {
    const { client } = clientOf('reddit', () => answer.clone());
    const refusal = await client.refresh(OWN).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'PlatformError', pause });
  });

  it('takes an answer whose optional fields are null', async () => {
    const { client } = clientOf('reddit', () =>
      json(200, {
        access_token: 'new',
        token_type: 'bearer',
        refresh_token: null,
        expires_in: null,
        scope: null,
      }),
    );
    expect(await client.refresh(OWN)).toEqual({ ...OWN, access: 'new' });
  });

  it.each<[string, Response]>([
    ['empty texts', json(200, { access_token: 'new', refresh_token: '', expires_in: '', scope: '' })],
    ['a list of scopes that is empty', json(200, { access_token: 'new', token_type: '', scope: [] })],
    ['a form', form('access_token=new&token_type=bearer&scope=')],
  ])('takes an answer with %s', async (_, answer) => {
    const { client } = clientOf('reddit', () => answer.clone());
    expect(await client.refresh(OWN)).toEqual({ ...OWN, access: 'new' });
  });

  it.each([0, -1, '0', 'never', false])(
    'takes a lifetime of %j as none that is stated',
    async (expires_in) => {
      const { client } = clientOf('reddit', () => json(200, { access_token: 'new', expires_in }));
      expect(await client.refresh(OWN)).toEqual({ ...OWN, access: 'new' });
    },
  );

  it('takes a list of scopes, and a lifetime as text', async () => {
    const answer = json(200, { access_token: 'new', scope: ['read', 'history'], expires_in: '60' });
    const { client } = clientOf('reddit', () => answer);
    expect(await client.refresh(OWN)).toMatchObject({ scope: 'read history', expiresAt: 60_000 });
  });
});

/** RFC 6750 §3.1. */
const BEARER = { 'www-authenticate': 'OAuth "Facebook Platform" "invalid_token" "Session has expired"' };

describe('a token that ended earlier is revoked', () => {
  it.each<[ConnectorId, Response]>([
    ['youtube', json(400, { error: 'invalid_token' })],
    ['facebook', json(401, { error: { code: 190 } })],
    ['github', json(404, { message: 'Not Found' })],
    ['youtube', json(400, { error: 'token_expired' })],
    ['youtube', json(400, { error: 'Invalid_Token' })],
    ['facebook', json(400, { error: { code: 2500 } })],
    ['facebook', json(400, { error: { code: 102 } })],
    ['facebook', new Response('', { status: 401, headers: BEARER })],
  ])('is done at %s', async (connector, answer) => {
    const { client } = clientOf(connector, () => answer.clone());
    await expect(client.revoke(OWN, new AbortController().signal)).resolves.toBeUndefined();
  });

  it.each([200, 400, 404])('is tried again if a network answers with a page: %i', async (status) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const { client } = clientOf('github', () => new Response('<h1>Login</h1>', { status, headers }));
    await expect(client.revoke(OWN, new AbortController().signal)).rejects.toBeInstanceOf(PlatformError);
  });

  it('is tried again if the platform fails in another way', async () => {
    const { client } = clientOf('youtube', () => json(503, {}));
    await expect(client.revoke(OWN, new AbortController().signal)).rejects.toBeInstanceOf(PlatformError);
  });

  it('needs no call at platforms without one', () => {
    expect(CONNECTOR_IDS.filter((id) => CONNECTORS[id].revocation === null)).toEqual([
      'linkedin',
      'pinterest',
      'instagram',
    ]);
  });
});
