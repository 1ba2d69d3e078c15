import { describe, expect, it } from 'vitest';
import { CONNECTOR_IDS, type ConnectorId } from '../../provider/config-platforms.ts';
import { OperatorError, PlatformError } from '../../provider/platforms/bounded-fetch.ts';
import { CONNECTORS } from '../../provider/platforms/connectors.ts';
import type { Tokens } from '../../provider/platforms/sealed-tokens.ts';
import { clientOf, json, OWN } from './support/platform-client.ts';

const withPause = (status: number, headers: HeadersInit) => Response.json({}, { status, headers });
const form = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' } });

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
])('a token call that is refused by %s ends the token', async (_, connector, answer) => {
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
])(
  'a token call that is refused by %s is the operator’s, and asks nothing of the person',
  async (_, answer) => {
    const { client } = clientOf('linkedin', () => answer.clone());
    await expect(client.refresh(OWN)).rejects.toBeInstanceOf(OperatorError);
  },
);

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
])('a token call that is refused by %s says nothing about the token', async (_, answer) => {
  const { client } = clientOf('reddit', () => answer.clone());
  const refusal = await client.refresh(OWN).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PlatformError);
  expect(refusal).not.toBeInstanceOf(OperatorError);
});

it.each<[string, Response, object]>([
  ['429', json(429, {}), { isLimit: true, retryAfterMs: null }],
  ['429 with seconds', withPause(429, { 'retry-after': '90' }), { isLimit: true, retryAfterMs: 90_000 }],
  ['503 with seconds', withPause(503, { 'retry-after': '5' }), { isLimit: false, retryAfterMs: 5_000 }],
  ['Reddit’s header', withPause(429, { 'x-ratelimit-reset': '41' }), { isLimit: true, retryAfterMs: 41_000 }],
  ['a page', new Response('<h1>', { status: 429, headers: { 'retry-after': '7' } }), { retryAfterMs: 7_000 }],
  [
    'Google’s body',
    json(429, { error: { details: [{ retryDelay: '30s' }] } }),
    { isLimit: true, retryAfterMs: 30_000 },
  ],
])('a token call that is refused keeps the pause that is named by %s', async (_, answer, pause) => {
  const { client } = clientOf('reddit', () => answer.clone());
  const refusal = await client.refresh(OWN).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ name: 'PlatformError', pause });
});

it('a token call that is refused takes an answer whose optional fields are null', async () => {
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
])('a token call that is refused takes an answer with %s', async (_, answer) => {
  const { client } = clientOf('reddit', () => answer.clone());
  expect(await client.refresh(OWN)).toEqual({ ...OWN, access: 'new' });
});

it.each([0, -1, '0', 'never', false])(
  'a token call that is refused takes a lifetime of %j as none that is stated',
  async (expires_in) => {
    const { client } = clientOf('reddit', () => json(200, { access_token: 'new', expires_in }));
    expect(await client.refresh(OWN)).toEqual({ ...OWN, access: 'new' });
  },
);

it('a token call that is refused takes a list of scopes, and a lifetime as text', async () => {
  const answer = json(200, { access_token: 'new', scope: ['read', 'history'], expires_in: '60' });
  const { client } = clientOf('reddit', () => answer);
  expect(await client.refresh(OWN)).toMatchObject({ scope: 'read history', expiresAt: 60_000 });
});

/** RFC 6750 §3.1. */
const BEARER = { 'www-authenticate': 'OAuth "Facebook Platform" "invalid_token" "Session has expired"' };

it.each<[ConnectorId, Response]>([
  ['youtube', json(400, { error: 'invalid_token' })],
  ['facebook', json(401, { error: { code: 190 } })],
  ['github', json(404, { message: 'Not Found' })],
  ['youtube', json(400, { error: 'token_expired' })],
  ['youtube', json(400, { error: 'Invalid_Token' })],
  ['facebook', json(400, { error: { code: 2500 } })],
  ['facebook', json(400, { error: { code: 102 } })],
  ['facebook', new Response('', { status: 401, headers: BEARER })],
])('a token that ended earlier is revoked is done at %s', async (connector, answer) => {
  const { client } = clientOf(connector, () => answer.clone());
  await expect(client.revoke(OWN, new AbortController().signal)).resolves.toBeUndefined();
});

it.each([200, 400, 404])(
  'a token that ended earlier is revoked is tried again if a network answers with a page: %i',
  async (status) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const { client } = clientOf('github', () => new Response('<h1>Login</h1>', { status, headers }));
    await expect(client.revoke(OWN, new AbortController().signal)).rejects.toBeInstanceOf(PlatformError);
  },
);

it('a token that ended earlier is revoked is tried again if the platform fails in another way', async () => {
  const { client } = clientOf('youtube', () => json(503, {}));
  await expect(client.revoke(OWN, new AbortController().signal)).rejects.toBeInstanceOf(PlatformError);
});

it('a token that ended earlier is revoked needs no call at platforms without one', () => {
  expect(CONNECTOR_IDS.filter((id) => CONNECTORS[id].revocation === null)).toEqual([
    'linkedin',
    'pinterest',
    'instagram',
  ]);
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SIXTY_DAYS_S = 5_184_000;
const LONG: Tokens = { ...OWN, access: 'long', refresh: null, expiresAt: DAY };

/** A platform as Meta documents it: the exchange and the renewal are calls by GET, and their parameters are exact. */
interface Platform {
  readonly id: ConnectorId;
  /** The answer to the code. */
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

describe.each(PLATFORMS)(
  'the first token of $id, which lasts an hour or two',
  ({ id, first, exchange, renew }) => {
    it('is exchanged for one of sixty days at once', async () => {
      const { client, asked } = clientOf(id, ({ method }) =>
        json(200, method === 'POST' ? first : LONG_ANSWER),
      );
      expect(await client.exchange('code', 'verifier')).toMatchObject({
        access: 'long',
        refresh: null,
        expiresAt: SIXTY_DAYS_S * 1000,
      });
      expect(asked.slice(1).map(addressOf)).toEqual([filled(exchange, 'short')]);
    });

    it('is exchanged later if the platform did not answer at first', async () => {
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

    it('is kept if the exchange is refused, and reads as long as it lasts', async () => {
      const { client } = clientOf(id, ({ method }) =>
        method === 'POST' ? json(200, first) : json(400, { error: { code: 10, message: 'Not allowed' } }),
      );
      expect(await client.exchange('code', 'verifier')).toMatchObject({ access: 'short', isFirst: true });
    });

    it.each([
      ['a number', SIXTY_DAYS_S],
      ['a text', `${SIXTY_DAYS_S}`],
      ['none', undefined],
      ['null', null],
    ])('becomes one of sixty days whose lifetime is %s', async (_, expires_in) => {
      const { client } = clientOf(id, () => json(200, { access_token: 'long', expires_in }));
      expect(await client.refresh({ ...LONG, isFirst: true })).toMatchObject({
        access: 'long',
        expiresAt: SIXTY_DAYS_S * 1000,
      });
    });

    it('becomes one without an end if the platform says so', async () => {
      const { client } = clientOf(id, () => json(200, { access_token: 'long', expires_in: 0 }));
      const endless = await client.refresh({ ...LONG, isFirst: true });
      expect(endless).toMatchObject({ access: 'long', expiresAt: null });
    });

    it('is renewed in its second month, while it is valid', async () => {
      const { client, asked } = clientOf(id, () => json(200, { ...LONG_ANSWER, access_token: 'renewed' }));
      expect(
        [DAY, 29 * DAY, 31 * DAY, -DAY].map((expiresAt) => client.isEnding({ ...LONG, expiresAt })),
      ).toEqual([true, true, false, false]);
      expect(await client.refresh(LONG)).toMatchObject({ access: 'renewed', expiresAt: SIXTY_DAYS_S * 1000 });
      expect(asked.map(addressOf)).toEqual([filled(renew, 'long')]);
    });

    it.each([
      ['has expired', { code: 190, error_subcode: 463, type: 'OAuthException' }],
      ['was taken back', { code: 190, error_subcode: 458, type: 'OAuthException' }],
      ['is of another application', { code: 100, type: 'OAuthException' }],
    ])('has ended when the platform says that it %s', async (_, error) => {
      const { client } = clientOf(id, () => json(400, { error }));
      expect(await client.refresh(LONG)).toBeNull();
    });

    it.each([
      ['a limit', json(400, { error: { code: 4 } })],
      ['a fault of the platform', json(500, { error: { code: 2, is_transient: true } })],
      ['a page of a network', new Response('<h1>Blocked</h1>', { status: 403 })],
    ])('has not ended by %s', async (_, answer) => {
      const { client } = clientOf(id, () => answer.clone());
      await expect(client.refresh(LONG)).rejects.toBeInstanceOf(PlatformError);
    });

    it('asks nothing of the person if the platform refuses the application', async () => {
      const { client } = clientOf(id, () => json(400, { error: { code: 101, type: 'OAuthException' } }));
      await expect(client.refresh(LONG)).rejects.toBeInstanceOf(OperatorError);
    });
  },
);

it('a token that Facebook gives for sixty days at once is not exchanged', async () => {
  const { client, asked } = clientOf('facebook', () => json(200, LONG_ANSWER));
  const long = await client.exchange('code', 'verifier');
  expect(long).toMatchObject({ access: 'long', expiresAt: SIXTY_DAYS_S * 1000 });
  expect(long).not.toHaveProperty('isFirst');
  expect(asked).toHaveLength(1);
});

it('a first token of Facebook without a lifetime is exchanged', async () => {
  const { client } = clientOf('facebook', ({ method }) =>
    json(200, method === 'POST' ? { access_token: 'short', token_type: 'bearer' } : LONG_ANSWER),
  );
  expect(await client.exchange('code', 'verifier')).toMatchObject({ access: 'long' });
});
