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

describe('a token call that is refused', () => {
  it.each<[string, ConnectorId, Response]>([
    ['Reddit’s number', 'reddit', json(400, { error: 400 })],
    ['Reddit’s message', 'reddit', json(400, { message: 'Bad Request', error: 400 })],
    ['Pinterest’s code', 'pinterest', json(401, { code: 283, message: 'Invalid refresh token' })],
    ['Google’s word', 'youtube', json(400, { error: 'invalid_grant' })],
    ['GitHub’s 200', 'github', json(200, { error: 'bad_refresh_token' })],
  ])('by %s ends the token', async (_, connector, answer) => {
    const { client } = clientOf(connector, () => answer.clone());
    expect(await client.refresh(OWN)).toBeNull();
  });

  it.each<[string, Response]>([
    ['an unknown client', json(401, { error: 'invalid_client' })],
    ['an ended version', json(426, { message: 'Upgrade' })],
    ['a wrong secret at GitHub', json(200, { error: 'incorrect_client_credentials' })],
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
  ])('by %s says nothing about the token', async (_, answer) => {
    const { client } = clientOf('reddit', () => answer.clone());
    const refusal = await client.refresh(OWN).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PlatformError);
    expect(refusal).not.toBeInstanceOf(OperatorError);
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

  it('is exchanged for one of sixty days', async () => {
    const { client, asked } = clientOf('instagram', answer);
    const tokens = await client.exchange('code', 'verifier');
    expect(tokens).toMatchObject({ access: 'long', refresh: null, expiresAt: 5_184_000_000 });
    const { searchParams } = new URL(asked[1]?.url ?? '');
    expect(searchParams.get('grant_type')).toBe('ig_exchange_token');
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

describe('a token that ended earlier is revoked', () => {
  it.each<[ConnectorId, Response]>([
    ['youtube', json(400, { error: 'invalid_token' })],
    ['facebook', json(401, { error: { code: 190 } })],
    ['github', json(404, { message: 'Not Found' })],
  ])('is done at %s', async (connector, answer) => {
    const { client } = clientOf(connector, () => answer.clone());
    await expect(client.revoke(OWN, new AbortController().signal)).resolves.toBeUndefined();
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
