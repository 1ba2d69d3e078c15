import { PLATFORM_TOKEN_LIFETIME_S } from '../limits.ts';
import type { CONNECTORS } from './connectors.ts';

type ConnectorId = (typeof CONNECTORS)[number]['id'];

interface IssuedTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** The kind of a call to a token endpoint: `code` after a consent, `refresh` for an earlier token. */
type Grant = 'code' | 'refresh';

interface TokenAnswers {
  /** The fields of the answer in addition to the tokens. */
  readonly given: object;
  /** The answer to a code or a token that is unknown, used up or too old. */
  readonly refused: Readonly<Record<Grant, readonly [status: number, body: object]>>;
}

const expires_in = PLATFORM_TOKEN_LIFETIME_S;
const YEAR_S = 31_536_000;

/** https://developers.google.com/identity/protocols/oauth2/web-server */
const google = (scope: string): TokenAnswers => {
  const refused = [400, { error: 'invalid_grant', error_description: 'Bad Request' }] as const;
  return { given: { expires_in, scope, token_type: 'Bearer' }, refused: { code: refused, refresh: refused } };
};

/** https://learn.microsoft.com/linkedin/shared/authentication/authorization-code-flow */
const linkedin: TokenAnswers = {
  given: {
    expires_in,
    refresh_token_expires_in: YEAR_S,
    scope: 'r_dma_portability_3rd_party',
    token_type: 'Bearer',
  },
  refused: {
    code: [400, { error: 'invalid_request', error_description: 'Unable to retrieve access token' }],
    refresh: [400, { error: 'invalid_grant', error_description: 'The refresh token is invalid or expired' }],
  },
};

/** Seen in the recordings of praw-dev/prawcore, `tests/integration/cassettes/TestAuthorizer.*`. */
const reddit: TokenAnswers = {
  given: { token_type: 'bearer', expires_in, scope: 'identity mysubreddits history' },
  refused: {
    // Reddit answers a refusal with the status of a success.
    code: [200, { error: 'invalid_grant' }],
    refresh: [400, { message: 'Bad Request', error: 400 }],
  },
};

/** Seen in public tests of Pinterest's own quick start, whose `expires_in` is a text. */
const pinterest: TokenAnswers = {
  given: {
    response_type: 'authorization_code',
    token_type: 'bearer',
    expires_in: `${expires_in}`,
    refresh_token_expires_in: YEAR_S,
    scope: 'user_accounts:read boards:read pins:read',
  },
  refused: {
    code: [400, { code: 1, message: 'Invalid authorization code' }],
    refresh: [401, { code: 283, message: 'Invalid refresh token' }],
  },
};

/**
 * Seen in the test data of restfb/restfb, `json/instagram/accesstoken.json`: permissions in place of the scope, and no
 * type. The platform itself gives no refresh token; this stand-in does, because its tokens cannot be exchanged.
 */
const instagram: TokenAnswers = {
  given: { user_id: '1234567890', permissions: ['instagram_business_basic'] },
  refused: {
    code: [400, { error_type: 'OAuthException', code: 400, error_message: 'Invalid authorization code' }],
    refresh: [400, { error: { message: 'Session has expired', type: 'IGApiException', code: 190 } }],
  },
};

/**
 * Seen in the test data of sns-sdks/python-facebook, `testdata/base/long_term_token.json`. The platform itself gives no
 * refresh token.
 */
const facebook: TokenAnswers = {
  given: { token_type: 'bearer', expires_in },
  refused: {
    code: [
      400,
      { error: { message: 'This authorization code has been used.', type: 'OAuthException', code: 100 } },
    ],
    refresh: [
      400,
      { error: { message: 'Session has expired', type: 'OAuthException', code: 190, error_subcode: 463 } },
    ],
  },
};

/** https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app */
const github: TokenAnswers = {
  given: { expires_in, refresh_token_expires_in: YEAR_S / 2, scope: '', token_type: 'bearer' },
  refused: {
    code: [200, { error: 'bad_verification_code', error_description: 'The code is incorrect or expired.' }],
    refresh: [200, { error: 'bad_refresh_token', error_description: 'The token is incorrect or expired.' }],
  },
};

const ANSWERS: Readonly<Record<ConnectorId, TokenAnswers>> = {
  youtube: google('https://www.googleapis.com/auth/youtube.readonly'),
  gmail: google('https://www.googleapis.com/auth/gmail.metadata'),
  linkedin,
  reddit,
  pinterest,
  instagram,
  facebook,
  github,
};

/** A platform's answer with tokens, in its own format. */
export const tokenAnswer = (connector: ConnectorId, tokens: IssuedTokens): Response =>
  Response.json({ ...tokens, ...ANSWERS[connector].given });

/** A platform's refusal of a code or of an earlier token. */
export const tokenRefusal = (connector: ConnectorId, grant: Grant): Response => {
  const [status, body] = ANSWERS[connector].refused[grant];
  return Response.json(body, { status });
};
