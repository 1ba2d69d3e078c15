import { PLAIN } from '../kit/oauth.ts';
import type { Codes } from '../kit/reading.ts';
import { TOKEN_LIFETIME_S } from '../kit/stand-in.ts';
import codes from './google-codes.json';

export const GOOGLE_OAUTH = {
  ...PLAIN,
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  tokenCodes: { operator: ['deleted_client', 'disabled_client', 'org_internal', 'redirect_uri_mismatch'] },
  revocation: { how: 'token-alone', url: 'https://oauth2.googleapis.com/revoke' },
  // Google gives a refresh token only with these two parameters.
  parameters: { access_type: 'offline', prompt: 'consent' },
  pkce: true,
} as const;

/**
 * https://developers.google.com/workspace/gmail/api/guides/handle-errors, …/youtube/v3/docs/errors,
 * …/google/rpc/error_details (`ErrorInfo`). A Google account without a channel has no lists at YouTube.
 */
export const GOOGLE_CODES = codes satisfies Codes;

/** Answers of a stand-in's token endpoint: https://developers.google.com/identity/protocols/oauth2/web-server */
export const googleTokens = (scope: string) => {
  const refused = { status: 400, body: { error: 'invalid_grant', error_description: 'Bad Request' } };
  return {
    given: { expires_in: TOKEN_LIFETIME_S, scope, token_type: 'Bearer' },
    refused: { code: refused, refresh: refused },
  };
};

export const googleRefusals = (...limit: readonly [status: number, domain: string, reason: string]) => {
  const error = (code: number, domain: string, reason: string, status: string) => ({
    status: code,
    body: { error: { code, message: reason, errors: [{ message: reason, domain, reason }], status } },
  });
  return {
    refusals: {
      token: error(401, 'global', 'authError', 'UNAUTHENTICATED'),
      scope: error(403, 'global', 'insufficientPermissions', 'PERMISSION_DENIED'),
    },
    limit: () => error(...limit, 'RESOURCE_EXHAUSTED'),
  };
};
