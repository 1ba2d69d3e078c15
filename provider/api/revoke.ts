import { z } from 'zod';
import type { AccessTokens } from '../consent/access-tokens.ts';
import type { Authorizations } from '../consent/authorizations.ts';
import type { RefreshTokens } from '../consent/refresh-tokens.ts';
import { Problem } from '../problem.ts';
import { define, type Route } from './call.ts';
import { type ClientParts, oauthClient } from './oauth-client.ts';
import { line } from './schemas.ts';

const body = z.looseObject({
  token: line(4_000).meta({ description: 'A refresh token, or an access token of a code.' }),
  token_type_hint: line(200).optional(),
  client_id: line(200).optional(),
  client_secret: line(200).optional(),
});

interface Parts extends ClientParts {
  readonly authorizations: Pick<Authorizations, 'revoke'>;
  readonly refreshTokens: Pick<RefreshTokens, 'revoke'>;
  readonly tokens: Pick<AccessTokens, 'verify'>;
}

/** The revocation endpoint (RFC 7009). It ends all tokens of a sign-in; the person's grant stays valid. */
export const revoke = ({ authorizations, refreshTokens, tokens, ...client }: Parts): Route => {
  /** Returns the authorization of an access token of this application; `null` if there is none. */
  const authorizationOf = async (token: string, appId: string): Promise<string | null> => {
    try {
      const access = await tokens.verify(token);
      return access.appId === appId ? access.authorizationId : null;
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  };

  return define.post('/api/revoke', {
    id: 'revoke',
    summary: 'End the tokens of a sign-in',
    description:
      'For the same callers as the token endpoint. An unknown token, and one of another application, is answered alike and nothing happens.',
    by: 'anonymous',
    isOauth: true,
    headers: ['authorization'],
    body,
    answer: z.unknown(),
    refuses: ['oauth.client', 'app.suspended'],
    handle: async (call) => {
      const { id } = await oauthClient(client, call);
      const { token } = call.body;
      const authorization = await authorizationOf(token, id);
      if (authorization === null) await refreshTokens.revoke(id, token);
      else await authorizations.revoke(authorization, id);
      return new Response(null);
    },
  });
};
