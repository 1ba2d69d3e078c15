import { describe, expect, it } from 'vitest';
import type { ConnectorId } from '../../provider/config-platforms.ts';
import { OperatorError, PlatformError } from '../../provider/platforms/bounded-fetch.ts';
import type { Tokens } from '../../provider/platforms/sealed-tokens.ts';
import { clientOf, json, OWN } from './support/platform-client.ts';

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
