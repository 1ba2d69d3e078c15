import { z } from 'zod';
import { LANGUAGES } from '../../common/languages.ts';
import { ID_TOKEN_ALGS, SCOPES } from '../facts/openid.ts';
import { PROMPTS } from './authorize-messages.ts';
import { define, type Route } from './call.ts';
import type { CallParts } from './modules.ts';

/** An answer that any page may read: it is public and involves no cookie. */
const publicJson = (value: object, caching = 'public, max-age=300') =>
  Response.json(value, {
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': caching },
  });

const CLAIMS = [
  ...['sub', 'iss', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'at_hash', 'sid'],
  ...['email', 'email_verified', 'scope', 'approvals', 'api_url'],
];

/** OpenID Connect Discovery, section 3. */
const configurationOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/api/token`,
  userinfo_endpoint: `${issuer}/api/userinfo`,
  revocation_endpoint: `${issuer}/api/revoke`,
  end_session_endpoint: `${issuer}/end_session`,
  jwks_uri: `${issuer}/.well-known/jwks.json`,
  scopes_supported: SCOPES,
  claims_supported: CLAIMS,
  response_types_supported: ['code'],
  response_modes_supported: ['query', 'form_post'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  subject_types_supported: ['pairwise'],
  id_token_signing_alg_values_supported: ID_TOKEN_ALGS,
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
  revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
  code_challenge_methods_supported: ['S256'],
  prompt_values_supported: PROMPTS,
  ui_locales_supported: LANGUAGES,
  authorization_response_iss_parameter_supported: true,
  backchannel_logout_supported: true,
  backchannel_logout_session_supported: true,
  claims_parameter_supported: false,
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
});

/** The same document for OpenID Connect and for OAuth 2.0 (RFC 8414). */
const DOCUMENTS = {
  openIdConfiguration: '/.well-known/openid-configuration',
  oauthConfiguration: '/.well-known/oauth-authorization-server',
} as const;

export const openIdConfiguration = (publicUrl: string): readonly Route[] =>
  Object.entries(DOCUMENTS).map(([id, path]) =>
    define.get(path, {
      id,
      summary: 'What standard clients need to know of the provider',
      by: 'anonymous',
      answer: z.looseObject({ issuer: z.url(), authorization_endpoint: z.url(), token_endpoint: z.url() }),
      handle: async () => publicJson(configurationOf(publicUrl)),
    }),
  );

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });

/** The key of a removed secret still verifies receipts, but must never verify a token. */
export const wellKnownCalls = ({ publishedKeys, receipts, config }: CallParts): readonly Route[] => [
  define.get('/.well-known/jwks.json', {
    id: 'tokenKeys',
    by: 'anonymous',
    answer: keySet,
    handle: async () => {
      const { keys, isWhole } = await publishedKeys();
      return isWhole ? publicJson({ keys }) : publicJson({ keys }, 'no-store');
    },
  }),
  define.get('/.well-known/receipt-keys.json', {
    id: 'receiptKeys',
    by: 'anonymous',
    answer: keySet,
    handle: async () => publicJson({ keys: await receipts.keys() }),
  }),
  define.get('/.well-known/webauthn', {
    id: 'relatedOrigins',
    by: 'anonymous',
    answer: z.object({ origins: z.array(z.url()) }),
    handle: async () => publicJson({ origins: [config.publicUrl] }),
  }),
  /** https://w3c.github.io/gpc/#gpc-support-resource */
  define.get('/.well-known/gpc.json', {
    id: 'privacyControl',
    by: 'anonymous',
    answer: z.object({ gpc: z.boolean(), lastUpdate: z.iso.date() }),
    handle: async () => publicJson({ gpc: true, lastUpdate: '2026-11-29' }),
  }),
];
