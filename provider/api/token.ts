import { z } from 'zod';
import type { AuthenticatedClient } from '../apps/clients.ts';
import type { CodeExchange } from '../consent/code-exchange.ts';
import { openingOf } from '../facts/approvals.ts';
import { Problem } from '../problem.ts';
import { define, type Route } from './call.ts';
import { type ClientParts, oauthClient } from './oauth-client.ts';
import type { Preparing } from './preparing.ts';
import { line } from './schemas.ts';

const body = z.looseObject({
  grant_type: line(200).meta({ description: '`authorization_code` or `refresh_token`.' }),
  code: line(200).optional().meta({ description: 'The `code` of call 4 or of a sign-in.' }),
  refresh_token: line(200).optional().meta({
    description: 'The last refresh token. It works once: the answer has the next one.',
  }),
  scope: line(2_000).optional().meta({ description: 'Less than the refresh token has.' }),
  code_verifier: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/)
    .optional()
    .meta({
      description: 'The verifier of the code challenge; required if there was a challenge (RFC 7636).',
    }),
  redirect_uri: z.url().max(2_000).optional().meta({
    description:
      'For a sign-in, its return address. For call 4, an address on the origin of the page that got the code, if it is sent.',
  }),
  client_id: line(200)
    .optional()
    .meta({ description: 'The application’s `id`, unless `Authorization` has it.' }),
  client_secret: line(200)
    .optional()
    .meta({ description: 'The application’s secret, unless `Authorization` has it.' }),
});

const answer = z.object({
  access_token: z.string().meta({ description: 'The bearer token of call 5. It lasts an hour at most.' }),
  token_type: z.literal('Bearer'),
  expires_in: z.int().meta({ description: 'Seconds.' }),
  scope: z.string().meta({ description: 'What the person approved, separated by spaces.' }),
  refresh_token: z.string().optional().meta({
    description: 'With `offline_access`. It works once, and ends with the grant.',
  }),
  id_token: z.string().optional().meta({
    description:
      'With `openid`: who signed in, as a JWT, signed by the application’s `id_token_signed_response_alg`.',
  }),
  api_url: z.url().meta({ description: 'Address of call 5.' }),
});

interface Parts extends ClientParts {
  readonly codeExchange: CodeExchange;
}

const exchanged = async (
  { byCode, byRefreshToken }: CodeExchange,
  { id: appId, idTokenAlg, hasSecret }: AuthenticatedClient,
  { grant_type, code, code_verifier, redirect_uri, refresh_token, scope }: z.infer<typeof body>,
  origin: string | null,
) => {
  if (grant_type === 'refresh_token') {
    if (refresh_token === undefined) throw new Problem('oauth.request', 'refresh_token is missing');
    const asked = scope?.split(' ').filter(Boolean) ?? null;
    return byRefreshToken({ appId, token: refresh_token, asked }, idTokenAlg);
  }
  if (grant_type !== 'authorization_code') throw new Problem('oauth.grant-type');
  if (code === undefined) throw new Problem('oauth.request', 'code is missing');
  const [verifier, redirectUri] = [code_verifier ?? null, redirect_uri ?? null];
  return byCode({ appId, hasSecret, code, verifier, origin, redirectUri }, idTokenAlg);
};

/** The token endpoint (RFC 6749, section 3.2). */
export const token = (
  { codeExchange, ...client }: Parts,
  publicUrl: string,
  { asks, prepare }: Pick<Preparing, 'asks' | 'prepare'>,
): Route =>
  define.post('/api/token', {
    id: 'token',
    summary: 'Exchange a one-time code or a refresh token for an access token',
    description:
      'The parameters are a form. A public application proves itself by PKCE, and its pages may read the answer; a confidential one calls from its server, with its secret. A code or refresh token that is sent twice ends what it gave.',
    by: 'anonymous',
    isOauth: true,
    headers: ['authorization'],
    body,
    answer,
    refuses: ['oauth.client', 'app.suspended', 'oauth.grant', 'oauth.scope', 'oauth.grant-type'],
    handle: async (call) => {
      const caller = await oauthClient(client, call);
      const { personId, accessToken, expiresInS, scope, refreshToken, idToken } = await exchanged(
        codeExchange,
        caller,
        call.body,
        call.headers.get('origin'),
      );
      // A refresh does not announce a question: applications that only sign people in refresh their tokens too.
      const isFirst = call.body.grant_type !== 'refresh_token';
      if (personId !== null && (isFirst || asks(caller.id))) prepare(caller.id, personId, openingOf(scope));
      return Response.json(
        {
          access_token: accessToken,
          token_type: 'Bearer',
          expires_in: expiresInS,
          scope: scope.join(' '),
          ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
          ...(idToken === null ? {} : { id_token: idToken }),
          api_url: `${publicUrl}/api/inference`,
        } satisfies z.infer<typeof answer>,
        { headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' } },
      );
    },
  });
