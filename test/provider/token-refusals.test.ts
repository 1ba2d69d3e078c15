import { describe, expect, it } from 'vitest';
import { CONNECTOR_IDS, type ConnectorId } from '../../provider/config-platforms.ts';
import { OperatorError, PlatformError } from '../../provider/platforms/bounded-fetch.ts';
import { createPlatformClient } from '../../provider/platforms/client.ts';
import { CONNECTORS } from '../../provider/platforms/connectors.ts';
import type { Tokens } from '../../provider/platforms/sealed-tokens.ts';

const HOUR = 3_600_000;
const OWN: Tokens = { access: 'access-1', refresh: 'refresh-1', expiresAt: null, scope: null };

const clientOf = (id: ConnectorId, answer: (request: Request) => Response) => {
  const asked: Request[] = [];
  const fetch = (async (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    return answer(request);
  }) satisfies typeof globalThis.fetch;
  const client = createPlatformClient({
    connector: CONNECTORS[id],
    api: null,
    credentials: { clientId: 'client', clientSecret: 'secret' },
    redirectUri: 'https://provider.example/oauth/callback',
    network: { fetch, timeoutMs: 1_000 },
    now: () => 0,
  });
  return { client, asked };
};

const json = (status: number, body: unknown) => Response.json(body, { status });
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

describe('Instagram’s token of an hour', () => {
  const answer = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'POST') return json(200, { data: [{ access_token: 'short', user_id: '1' }] });
    const long = pathname === '/access_token' ? 'long' : 'renewed';
    return searchParams.get('access_token') === 'refused'
      ? json(400, { error: { code: 190 } })
      : json(200, { access_token: long, token_type: 'bearer', expires_in: 5_184_000 });
  };

  it('has its end from a lifetime as text too', async () => {
    const { client } = clientOf('instagram', () => json(200, { access_token: 'long', expires_in: '60' }));
    expect(await client.refresh({ ...OWN, refresh: null })).toMatchObject({ expiresAt: 60_000 });
  });

  it('is exchanged for one of sixty days', async () => {
    const { client, asked } = clientOf('instagram', answer);
    const tokens = await client.exchange('code', 'verifier');
    expect(tokens).toMatchObject({ access: 'long', refresh: null, expiresAt: 5_184_000_000 });
    const { searchParams } = new URL(asked[1]?.url ?? '');
    expect(searchParams.get('grant_type')).toBe('ig_exchange_token');
  });

  it('is exchanged later if the platform did not answer at first', async () => {
    let isAway = true;
    const { client, asked } = clientOf('instagram', (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (request.method === 'GET' && isAway) return json(503, {});
      // A first token is not renewed, only exchanged.
      if (pathname === '/refresh_access_token' && searchParams.get('access_token') === 'short')
        return json(400, { error: { code: 100 } });
      return answer(request);
    });
    const first = await client.exchange('code', 'verifier');
    expect(first).toMatchObject({ access: 'short', expiresAt: HOUR, isFirst: true });
    expect(client.isEnding(first)).toBe(true);
    isAway = false;
    const long = await client.refresh(first);
    expect(long).toMatchObject({ access: 'long', expiresAt: 5_184_000_000 });
    expect(long).not.toHaveProperty('isFirst');
    expect(new URL(asked.at(-1)?.url ?? '').searchParams.get('client_secret')).toBe('secret');
  });

  it('is renewed while it is valid, and ends when the platform says so', async () => {
    const { client } = clientOf('instagram', answer);
    const tokens: Tokens = { ...OWN, access: 'long', refresh: null, expiresAt: 24 * HOUR };
    expect(client.isEnding(tokens)).toBe(true);
    expect(client.isEnding({ ...tokens, expiresAt: 59 * 24 * HOUR })).toBe(false);
    expect(await client.refresh(tokens)).toMatchObject({ access: 'renewed' });
    expect(await client.refresh({ ...tokens, access: 'refused' })).toBeNull();
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
