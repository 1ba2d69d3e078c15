import { z } from 'zod';
import { returnAddressIn } from '../apps/addresses.ts';
import type { AuthenticatedClient } from '../apps/clients.ts';
import type { CodeExchange } from '../consent/code-exchange.ts';
import { openingOf } from '../facts/approvals.ts';
import { announced } from '../facts/openid.ts';
import { Problem } from '../problem.ts';
import { type Definition, define, type Input, NO_BODY, type Route } from './call.ts';
import type { CallParts } from './modules.ts';
import { line } from './schemas.ts';

/** `secret` is `null` for a public client. */
interface ClientCredentials {
  readonly id: string;
  readonly secret: string | null;
}

/** OAuth encodes each part of HTTP Basic as a form first (RFC 6749, section 2.3.1). */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Problem('oauth.client');
  }
};

const basicOf = (header: string): ClientCredentials => {
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header) ?? [];
  const [, id = '', secret = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  // Clients without a secret may send an empty one (RFC 6749, section 2.3.1), such as requests-oauthlib.
  return { id: decoded(id), secret: secret === '' ? null : decoded(secret) };
};

/** @throws Problem oauth.client if there is no id; oauth.request for both HTTP Basic and parameters */
const credentialsOf = (
  headers: Headers,
  given: { readonly client_id?: string | undefined; readonly client_secret?: string | undefined },
): ClientCredentials => {
  const header = headers.get('authorization');
  if (header === null) {
    if (given.client_id === undefined) throw new Problem('oauth.client');
    return { id: given.client_id, secret: given.client_secret ?? null };
  }
  const basic = basicOf(header);
  const isContradicted = given.client_id !== undefined && given.client_id !== basic.id;
  if (given.client_secret !== undefined || isContradicted)
    throw new Problem('oauth.request', 'The client identifies itself in two ways');
  return basic;
};

type CallInput = Pick<
  Input<'anonymous', Parameters<typeof credentialsOf>[1]>,
  'allowOrigin' | 'body' | 'headers' | 'noteApp'
>;

/**
 * Only the origins of a public application may read the answer: a secret in a page would be public.
 * @throws Problem oauth.client, oauth.request, app.suspended
 */
const oauthClient = async (
  { apps, clients }: CallParts,
  { allowOrigin, body, headers, noteApp }: CallInput,
): Promise<AuthenticatedClient> => {
  const { id, secret } = credentialsOf(headers, body);
  const client = await clients.authenticate(id, secret);
  noteApp(id);
  const origin = headers.get('origin');
  if (secret === null && origin !== null && (await apps.hasOrigin(id, origin))) allowOrigin(origin);
  return client;
};

const body = z.looseObject({
  grant_type: line(200).meta({ description: '`authorization_code` or `refresh_token`.' }),
  code: line(200).optional().meta({ description: 'The `code` of call 4 or of a sign-in.' }),
  refresh_token: line(200).optional().meta({
    description:
      'The last refresh token. The answer has the next one, and the same one if it is sent again within a minute.',
  }),
  scope: line(2_000).optional().meta({ description: 'Narrowed to what the refresh token has.' }),
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

const GIVEN = {
  scope: z.string().meta({ description: 'Scopes of `scopes_supported`, separated by spaces.' }),
  approvals: z.string().meta({
    description:
      'What the person approved: `small`, `medium`, `large`, `traits`, `reasons`, separated by spaces.',
  }),
};

const answer = z.object({
  access_token: z.string().meta({ description: 'The bearer token of call 5. It lasts an hour at most.' }),
  token_type: z.literal('Bearer'),
  expires_in: z.int().meta({ description: 'Seconds.' }),
  ...GIVEN,
  refresh_token: z.string().optional().meta({
    description: 'With `offline_access`. It is replaced at its use, and ends with the grant.',
  }),
  id_token: z.string().optional().meta({
    description:
      'With `openid`: who signed in, as a JWT, signed by the application’s `id_token_signed_response_alg`.',
  }),
  api_url: z.url().meta({ description: 'Address of call 5.' }),
});

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
  const verifier = code_verifier ?? null;
  const redirectUri = redirect_uri === undefined ? null : (returnAddressIn(redirect_uri) ?? redirect_uri);
  return byCode({ appId, hasSecret, code, verifier, origin, redirectUri }, idTokenAlg);
};

/** RFC 6749, section 3.2. */
export const token = (parts: CallParts): Route =>
  define.post('/api/token', {
    id: 'token',
    by: 'anonymous',
    isOauth: true,
    headers: ['authorization'],
    body,
    answer,
    refuses: ['oauth.client', 'app.suspended', 'oauth.grant', 'oauth.scope', 'oauth.grant-type'],
    handle: async (call) => {
      const caller = await oauthClient(parts, call);
      const { personId, accessToken, expiresInS, scope, refreshToken, idToken } = await exchanged(
        parts.codeExchange,
        caller,
        call.body,
        call.headers.get('origin'),
      );
      // A refresh alone does not mean that a question follows: applications that never ask refresh tokens too.
      const isFirst = call.body.grant_type !== 'refresh_token';
      if (personId !== null && (isFirst || parts.preparing.asks(caller.id)))
        parts.preparing.prepare(caller.id, personId, openingOf(scope));
      return Response.json(
        {
          access_token: accessToken,
          token_type: 'Bearer',
          expires_in: expiresInS,
          ...announced(scope),
          ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
          ...(idToken === null ? {} : { id_token: idToken }),
          api_url: `${parts.config.publicUrl}/api/inference`,
        } satisfies z.infer<typeof answer>,
        { headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' } },
      );
    },
  });

const revokeBody = z.looseObject({
  token: line(4_000).meta({ description: 'A refresh token, or an access token of a code.' }),
  token_type_hint: line(200).optional(),
  client_id: line(200).optional(),
  client_secret: line(200).optional(),
});

/** RFC 7009. Ends all tokens of a sign-in; the person's grant stays valid. */
export const revoke = (parts: CallParts): Route => {
  const { authorizations, refreshTokens, tokens } = parts;

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
    by: 'anonymous',
    isOauth: true,
    headers: ['authorization'],
    body: revokeBody,
    answer: z.unknown(),
    refuses: ['oauth.client', 'app.suspended'],
    handle: async (call) => {
      const { id } = await oauthClient(parts, call);
      const { token } = call.body;
      const authorization = await authorizationOf(token, id);
      if (authorization === null) await refreshTokens.revoke(id, token);
      else await authorizations.revoke(authorization, id);
      return new Response(null);
    },
  });
};

const person = z.object({
  sub: z.string().meta({ description: 'The person’s id for this application.' }),
  email: z.string().optional().meta({ description: 'With `email`, if the person gave it.' }),
  email_verified: z.boolean().optional(),
  ...GIVEN,
  api_url: z.url().meta({ description: 'Address of call 5, for the person’s interests.' }),
});

/** OpenID Connect Core, section 5.3: by GET and by POST. */
export const userinfo = ({ config: { publicUrl } }: CallParts): readonly Route[] => {
  const call: Definition<'access', undefined> = {
    id: 'userinfo',
    by: 'access',
    answer: person,
    refuses: ['access.scope'],
    handle: async ({ caller: { address: known, scope, subject } }) => {
      if (!scope.includes('openid')) throw new Problem('access.scope');
      // A test application sees sample people, who have no address.
      const address = scope.includes('email') ? known : null;
      return {
        sub: subject,
        ...(address === null ? {} : { email: address, email_verified: true }),
        ...announced(scope),
        api_url: `${publicUrl}/api/inference`,
      } satisfies z.infer<typeof person>;
    },
  };
  return [
    define.get('/api/userinfo', call),
    define.post('/api/userinfo', {
      ...call,
      id: 'userinfoByPost',
      takesFormToken: true,
      body: NO_BODY,
      refuses: ['access.scope', 'oauth.request'],
    }),
  ];
};
