import type { ConnectorId } from '../../common/platforms/ids.ts';
import type { LongLivedCalls } from './long-lived.ts';

/** The call that revokes a token. RFC 7009 defines the first two; `github` and `graph` are the platforms' own. */
export type Revocation =
  | { readonly how: 'as-client' | 'token-alone' | 'github' | 'graph'; readonly url: string }
  /** The platform has no call: a person removes the application in the platform's settings. */
  | null;

/** A platform's data for the OAuth client. */
export interface Connector {
  readonly authorize: string;
  readonly token: string;
  readonly revocation: Revocation;
  /**
   * The call that revokes replaced tokens. It must end only these tokens, because the new ones may belong to the same
   * account. `null` if the platform would end all access of an account, or has no call.
   */
  readonly replacedRevocation: Revocation;
  /**
   * The calls that exchange the first token for a long-lived one; `null` for platforms with refresh tokens or lasting
   * ones.
   */
  readonly longLived: LongLivedCalls | null;
  /** Base address of the API. */
  readonly api: string;
  /** The minimum scopes for reading a person's interests. */
  readonly scopes: readonly string[];
  readonly separator: ' ' | ',';
  /** Additional parameters of the consent page. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether the platform documents PKCE (S256). */
  readonly pkce: boolean;
  /** The place in which the token endpoint expects the client's secret: the header or the body. */
  readonly authentication: 'basic' | 'post';
}

const PLAIN = {
  separator: ' ',
  parameters: {},
  pkce: false,
  authentication: 'post',
  replacedRevocation: null,
  longLived: null,
} as const;

const REDDIT_REVOCATION = { how: 'as-client', url: 'https://www.reddit.com/api/v1/revoke_token' } as const;
const GITHUB_APPLICATION = 'https://api.github.com/applications/{client_id}';

// https://developers.facebook.com/docs/facebook-login/guides/access-tokens/get-long-lived
const FACEBOOK_EXCHANGE = {
  url: 'https://graph.facebook.com/v24.0/oauth/access_token',
  grant: 'fb_exchange_token',
  tokenAs: 'fb_exchange_token',
  needs: ['client_id', 'client_secret'],
} as const;

const GOOGLE = {
  ...PLAIN,
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revocation: { how: 'token-alone', url: 'https://oauth2.googleapis.com/revoke' },
  // Google gives a refresh token only with these two parameters.
  parameters: { access_type: 'offline', prompt: 'consent' },
  pkce: true,
} as const;

/** The platforms, from their documentation of 2026. Each entry has the address of its page. */
export const CONNECTORS: Readonly<Record<ConnectorId, Connector>> = {
  // https://developers.google.com/identity/protocols/oauth2/web-server
  youtube: {
    ...GOOGLE,
    api: 'https://www.googleapis.com/youtube/v3',
    scopes: ['https://www.googleapis.com/auth/youtube.readonly'],
  },
  // Labels and headers, never the text of a mail: https://developers.google.com/workspace/gmail/api/auth/scopes
  gmail: {
    ...GOOGLE,
    api: 'https://gmail.googleapis.com/gmail/v1/users/me',
    scopes: ['https://www.googleapis.com/auth/gmail.metadata'],
  },
  // Signing in (`openid`, `profile`) gives a name and a picture only, and no interests.
  // https://learn.microsoft.com/linkedin/shared/authentication/authorization-code-flow
  linkedin: {
    ...PLAIN,
    authorize: 'https://www.linkedin.com/oauth/v2/authorization',
    token: 'https://www.linkedin.com/oauth/v2/accessToken',
    revocation: null,
    api: 'https://api.linkedin.com/rest',
    scopes: ['r_dma_portability_3rd_party'],
  },
  // https://github.com/reddit-archive/reddit/wiki/OAuth2
  reddit: {
    ...PLAIN,
    authorize: 'https://www.reddit.com/api/v1/authorize',
    token: 'https://www.reddit.com/api/v1/access_token',
    revocation: REDDIT_REVOCATION,
    replacedRevocation: REDDIT_REVOCATION,
    api: 'https://oauth.reddit.com',
    scopes: ['identity', 'mysubreddits', 'history'],
    parameters: { duration: 'permanent' },
    authentication: 'basic',
  },
  // https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/
  pinterest: {
    ...PLAIN,
    authorize: 'https://www.pinterest.com/oauth/',
    token: 'https://api.pinterest.com/v5/oauth/token',
    revocation: null,
    api: 'https://api.pinterest.com/v5',
    scopes: ['user_accounts:read', 'boards:read', 'pins:read'],
    separator: ',',
    authentication: 'basic',
  },
  // https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login
  instagram: {
    ...PLAIN,
    authorize: 'https://www.instagram.com/oauth/authorize',
    token: 'https://api.instagram.com/oauth/access_token',
    revocation: null,
    longLived: {
      exchange: {
        url: 'https://graph.instagram.com/access_token',
        grant: 'ig_exchange_token',
        tokenAs: 'access_token',
        needs: ['client_secret'],
      },
      renew: {
        url: 'https://graph.instagram.com/refresh_access_token',
        grant: 'ig_refresh_token',
        tokenAs: 'access_token',
        needs: [],
      },
    },
    api: 'https://graph.instagram.com/v24.0',
    scopes: ['instagram_business_basic'],
    separator: ',',
  },
  // Stars and repositories are public, so no scope is needed.
  // https://docs.github.com/apps/oauth-apps/building-oauth-apps
  github: {
    ...PLAIN,
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    revocation: { how: 'github', url: `${GITHUB_APPLICATION}/grant` },
    // https://docs.github.com/rest/apps/oauth-applications#delete-an-app-token
    replacedRevocation: { how: 'github', url: `${GITHUB_APPLICATION}/token` },
    api: 'https://api.github.com',
    scopes: [],
    pkce: true,
  },
  // https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
  facebook: {
    ...PLAIN,
    authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
    token: 'https://graph.facebook.com/v24.0/oauth/access_token',
    revocation: { how: 'graph', url: 'https://graph.facebook.com/v24.0/me/permissions' },
    // The same call also renews: it exchanges a valid long-lived token for a new one.
    longLived: { exchange: FACEBOOK_EXCHANGE, renew: FACEBOOK_EXCHANGE },
    api: 'https://graph.facebook.com/v24.0',
    scopes: ['public_profile', 'user_likes'],
    separator: ',',
  },
};
