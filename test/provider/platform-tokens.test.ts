import { describe, expect, it } from 'vitest';
import type { ConnectorId } from '../../common/platforms/ids.ts';
import { oauthOf } from '../../common/platforms/platforms.ts';
import { PlatformError } from '../../provider/platforms/bounded-fetch.ts';
import { createPlatformClient } from '../../provider/platforms/client.ts';
import type { Tokens } from '../../provider/platforms/sealed-tokens.ts';
import { DAY } from './support/provider.ts';

const OWN: Tokens = { access: 'access-1', refresh: 'refresh-1', expiresAt: null, scope: null };

const clientOf = (id: ConnectorId, answer: (request: Request) => Response) => {
  const asked: Request[] = [];
  const fetch = (async (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    return answer(request);
  }) satisfies typeof globalThis.fetch;
  const client = createPlatformClient({
    connector: oauthOf(id),
    api: null,
    credentials: { clientId: 'client', clientSecret: 'secret' },
    redirectUri: 'https://provider.example/oauth/callback',
    network: { fetch, timeoutMs: 1_000 },
    now: () => 0,
  });
  return { client, asked };
};

const json = (status: number, body: unknown) => Response.json(body, { status });

const SIXTY_DAYS_S = 5_184_000;
const LONG: Tokens = { ...OWN, access: 'long', refresh: null, expiresAt: DAY };
const BEARER = { 'www-authenticate': 'OAuth "Facebook Platform" "invalid_token" "Session has expired"' };

const refusalOf = async (answer: Response) =>
  clientOf('reddit', () => answer.clone())
    .client.refresh(OWN)
    .catch((error: unknown) => error);

it.each<[string, Response]>([
  ['empty texts', json(200, { access_token: 'new', refresh_token: '', expires_in: '', scope: '' })],
  ['an empty list of scopes', json(200, { access_token: 'new', token_type: '', scope: [] })],
  ['a lifetime that is none', json(200, { access_token: 'new', expires_in: 'never' })],
])('a new token of a platform may come with %s', async (_, answer) => {
  expect(await refusalOf(answer)).toEqual({ ...OWN, access: 'new' });
});

it('a new token of a platform may come with a list of scopes, and a lifetime as text', async () => {
  const answer = json(200, { access_token: 'new', scope: ['read', 'history'], expires_in: '60' });
  expect(await refusalOf(answer)).toMatchObject({ scope: 'read history', expiresAt: 60_000 });
});

it.each<[ConnectorId, Response]>([
  ['youtube', json(400, { error: 'Invalid_Token' })],
  ['facebook', json(401, { error: { code: 190 } })],
  ['facebook', json(400, { error: { code: 2500 } })],
  ['facebook', new Response('', { status: 401, headers: BEARER })],
  ['github', json(404, { message: 'Not Found' })],
])('the revocation of a token that ended earlier is done at %s', async (connector, answer) => {
  const { client } = clientOf(connector, () => answer.clone());
  await expect(client.revoke(OWN, new AbortController().signal)).resolves.toBeUndefined();
});

it.each([200, 404, 503])('a revocation that a page of a network answers is repeated: %i', async (status) => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const { client } = clientOf('github', () => new Response('<h1>Login</h1>', { status, headers }));
  await expect(client.revoke(OWN, new AbortController().signal)).rejects.toBeInstanceOf(PlatformError);
});

/** A platform as Meta documents it: the exchange and the renewal are calls by GET, and their parameters are exact. */
interface Platform {
  readonly id: ConnectorId;
  readonly first: object;
  readonly exchange: string;
  readonly renew: string;
}

/** `{token}` is the token of the call. Facebook exchanges a long-lived token by the call of a first one. */
const FACEBOOK =
  'graph.facebook.com/v24.0/oauth/access_token?grant_type=fb_exchange_token&client_id=client&client_secret=secret&fb_exchange_token={token}';

/**
 * The shapes of the answers: developers.facebook.com/docs/facebook-login/guides/access-tokens/get-long-lived,
 * …/instagram-platform/reference/access_token, …/refresh_access_token.
 */
const PLATFORMS: readonly Platform[] = [
  {
    id: 'instagram',
    first: { data: [{ access_token: 'short', user_id: '1', permissions: 'instagram_business_basic' }] },
    exchange:
      'graph.instagram.com/access_token?grant_type=ig_exchange_token&client_secret=secret&access_token={token}',
    renew: 'graph.instagram.com/refresh_access_token?grant_type=ig_refresh_token&access_token={token}',
  },
  {
    id: 'facebook',
    first: { access_token: 'short', token_type: 'bearer', expires_in: 5_400 },
    exchange: FACEBOOK,
    renew: FACEBOOK,
  },
];

const LONG_ANSWER = { access_token: 'long', token_type: 'bearer', expires_in: SIXTY_DAYS_S };
const addressOf = ({ url }: Request) => url.replace('https://', '');
const filled = (address: string, token: string) => address.replace('{token}', token);

describe.each(PLATFORMS)('$id', ({ id, first, exchange, renew }) => {
  it('exchanges its first token, which lasts an hour or two, for one of sixty days', async () => {
    const { client, asked } = clientOf(id, ({ method }) =>
      json(200, method === 'POST' ? first : LONG_ANSWER),
    );
    const expected = { access: 'long', refresh: null, expiresAt: SIXTY_DAYS_S * 1000 };
    expect(await client.exchange('code', 'verifier')).toMatchObject(expected);
    expect(asked.slice(1).map(addressOf)).toEqual([filled(exchange, 'short')]);
  });

  it('exchanges its first token later if it did not answer at first', async () => {
    let isAway = true;
    const { client, asked } = clientOf(id, ({ method }) => {
      if (method === 'POST') return json(200, first);
      return isAway ? json(503, {}) : json(200, LONG_ANSWER);
    });
    const kept = await client.exchange('code', 'verifier');
    expect(kept).toMatchObject({ access: 'short', isFirst: true });
    expect(client.isEnding(kept)).toBe(true);
    isAway = false;
    const long = await client.refresh(kept);
    expect(long).toMatchObject({ access: 'long', expiresAt: SIXTY_DAYS_S * 1000 });
    expect(long).not.toHaveProperty('isFirst');
    expect(asked.slice(1).map(addressOf)).toEqual([filled(exchange, 'short'), filled(exchange, 'short')]);
  });

  it.each([
    ['a text', `${SIXTY_DAYS_S}`, SIXTY_DAYS_S * 1000],
    ['none', undefined, SIXTY_DAYS_S * 1000],
    ['endless', 0, null],
  ])('gives a long token whose lifetime is %s', async (_, expires_in, expiresAt) => {
    const { client } = clientOf(id, () => json(200, { access_token: 'long', expires_in }));
    const long = await client.refresh({ ...LONG, isFirst: true });
    expect(long).toMatchObject({ access: 'long', expiresAt });
  });

  it('renews its token in the second month, while it is valid', async () => {
    const { client, asked } = clientOf(id, () => json(200, { ...LONG_ANSWER, access_token: 'renewed' }));
    const ends = [DAY, 29 * DAY, 31 * DAY, -DAY];
    expect(ends.map((expiresAt) => client.isEnding({ ...LONG, expiresAt }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await client.refresh(LONG)).toMatchObject({ access: 'renewed', expiresAt: SIXTY_DAYS_S * 1000 });
    expect(asked.map(addressOf)).toEqual([filled(renew, 'long')]);
  });

  it.each([
    ['was taken back', { code: 190, error_subcode: 458, type: 'OAuthException' }],
    ['is of another application', { code: 100, type: 'OAuthException' }],
  ])('says that a long token %s, which ends it', async (_, error) => {
    const { client } = clientOf(id, () => json(400, { error }));
    expect(await client.refresh(LONG)).toBeNull();
  });
});

it.each([
  ['that Facebook gives for sixty days at once is not exchanged', LONG_ANSWER, 1],
  ['of Facebook without a lifetime is exchanged', { access_token: 'short', token_type: 'bearer' }, 2],
])('a first token %s', async (_, first, calls) => {
  const { client, asked } = clientOf('facebook', ({ method }) =>
    json(200, method === 'POST' ? first : LONG_ANSWER),
  );
  const long = await client.exchange('code', 'verifier');
  expect(long).toMatchObject({ access: 'long', expiresAt: SIXTY_DAYS_S * 1000 });
  expect(long).not.toHaveProperty('isFirst');
  expect(asked).toHaveLength(calls);
});
