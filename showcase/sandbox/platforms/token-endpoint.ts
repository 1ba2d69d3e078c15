import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type ConnectorId, isConnectorId } from '../../../common/platforms/ids.ts';
import { TOKEN_LIFETIME_S } from '../../../common/platforms/kit/stand-in.ts';
import { oauthOf, standInOf } from '../../../common/platforms/platforms.ts';
import { SAMPLE_PEOPLE } from '../../../provider/interests/sample-people.ts';
import type { PlatformsOptions } from '../../../provider/platforms/platforms.ts';
import { type Environment, randomHex } from '../environment.ts';
import type { PlatformRefusal } from '../http/faults.ts';
import { endpoint, Refusal, readText, type SandboxApp } from '../http/requests.ts';
import { BoundedMap, CODES_REMEMBERED, PLATFORM_CODE_LIFETIME_MS, TOKENS_REMEMBERED } from '../limits.ts';

interface Consent {
  readonly connector: string;
  readonly redirectUri: string;
  /** PKCE (S256). */
  readonly challenge: string;
  readonly person: string;
}

type Account = Pick<Consent, 'connector' | 'person'>;

interface Token extends Account {
  readonly use: 'access' | 'refresh';
  readonly at: number;
}

export type PlatformCodes = ReturnType<typeof createPlatformCodes>;

export const createPlatformCodes = (environment: Environment) => {
  const codes = new BoundedMap<string, (Consent & { readonly at: number }) | null>(CODES_REMEMBERED);
  const tokens = new BoundedMap<string, Token | null>(TOKENS_REMEMBERED);
  const issueToken = ({ connector, person }: Account, use: Token['use']) => {
    const token = randomHex(environment, 24);
    tokens.set(token, { connector, person, use, at: environment.now() });
    return token;
  };

  return {
    issue: (consent: Consent): string => {
      const code = randomHex(environment, 16);
      codes.set(code, { ...consent, at: environment.now() });
      return code;
    },

    /** A code works once and for ten minutes. */
    use: (code: string): Consent | null => {
      const consent = codes.get(code) ?? null;
      codes.set(code, null);
      return consent !== null && environment.now() - consent.at < PLATFORM_CODE_LIFETIME_MS ? consent : null;
    },

    tokensFor: (account: Account) => ({
      access_token: issueToken(account, 'access'),
      refresh_token: issueToken(account, 'refresh'),
    }),

    /** `null` if the token is unknown, revoked or an hour old. */
    personOf: (connector: string, token: string): string | null => {
      const issued = tokens.get(token);
      if (issued?.connector !== connector || issued.use !== 'access') return null;
      return environment.now() - issued.at < TOKEN_LIFETIME_S * 1_000 ? issued.person : null;
    },

    /** A token works once; the answer has the next one. */
    renew: (connector: string, token: string): Account | null => {
      const issued = tokens.get(token);
      if (issued?.connector !== connector || issued.use !== 'refresh') return null;
      tokens.set(token, null);
      return issued;
    },

    revoke: (connector: string, token: string): boolean => {
      const isKnown = tokens.get(token)?.connector === connector;
      if (isKnown) tokens.set(token, null);
      return isKnown;
    },
  };
};

/** A refusal in the platform's own format. The pause is in `Retry-After`; Reddit has its own header. */
const refusalOf = (connector: ConnectorId, { refusal, retryS }: PlatformRefusal): Response => {
  const { refusals, limit, hasOwnPause } = standInOf(connector);
  const isNamed = refusal === 'limit' && retryS !== undefined && !hasOwnPause;
  const pause: Record<string, string> = isNamed ? { 'Retry-After': `${retryS}` } : {};
  const { status, body, headers = {} } = refusal === 'limit' ? limit(retryS) : refusals[refusal];
  return Response.json(body, { status, headers: { ...headers, ...pause } });
};

const tokenRefusal = (connector: ConnectorId, grant: 'code' | 'refresh'): Response => {
  const { status, body } = standInOf(connector).refused[grant];
  return Response.json(body, { status });
};

/** The token endpoint refuses in the platform's format; for some time in OAuth's (RFC 6749 §5.2). */
export const declinedByPlatform = (path: string, refusal: PlatformRefusal): Response => {
  const connector = path.split('/')[3];
  const isKnown = isConnectorId(connector);
  if (path.includes('/api/') && isKnown) return refusalOf(connector, refusal);
  if (refusal.refusal !== 'limit')
    return isKnown ? tokenRefusal(connector, 'refresh') : declined('invalid_grant');
  const headers: Record<string, string> =
    refusal.retryS === undefined ? {} : { 'Retry-After': `${refusal.retryS}` };
  return Response.json({ error: 'temporarily_unavailable' }, { status: 429, headers });
};

export const CLIENT = { clientId: 'sandbox', clientSecret: 'sandbox-secret' };

const GRANTS: readonly string[] = ['authorization_code', 'refresh_token'];
const BASIC = `Basic ${btoa(`${CLIENT.clientId}:${CLIENT.clientSecret}`)}`;

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const declined = (error: string, status: 400 | 401 = 400) => Response.json({ error }, { status });

const formOf = async ({ req }: Context) => new URLSearchParams(await readText(req.raw));

const requireConnector = ({ req }: Context) => {
  const connector = req.param('connector');
  if (!isConnectorId(connector)) throw new Refusal(404, 'Unknown platform');
  return connector;
};

/** Tokens for a code or a refresh token (RFC 6749, 7636), and revocation (RFC 7009). */
export const tokenRoutes = (app: SandboxApp, codes: PlatformCodes) => {
  const byCode = (connector: string, form: URLSearchParams): Account | null => {
    const consent = codes.use(form.get('code') ?? '');
    const isRight =
      consent?.connector === connector &&
      consent.redirectUri === form.get('redirect_uri') &&
      consent.challenge === challengeOf(form.get('code_verifier') ?? '');
    return isRight ? consent : null;
  };
  const accountOf = (connector: string, form: URLSearchParams) =>
    form.get('grant_type') === 'refresh_token'
      ? codes.renew(connector, form.get('refresh_token') ?? '')
      : byCode(connector, form);

  endpoint(app, '/sandbox/platforms/:connector/token', {
    POST: async (context) => {
      const connector = requireConnector(context);
      if (context.req.header('authorization') !== BASIC) return declined('invalid_client', 401);
      const form = await formOf(context);
      if (!GRANTS.includes(form.get('grant_type') ?? '')) return declined('unsupported_grant_type');
      const account = accountOf(connector, form);
      if (account === null)
        return tokenRefusal(connector, form.get('grant_type') === 'refresh_token' ? 'refresh' : 'code');
      return Response.json({ ...codes.tokensFor(account), ...standInOf(connector).given });
    },
  });

  endpoint(app, '/sandbox/platforms/:connector/revoke', {
    POST: async (context) => {
      const connector = requireConnector(context);
      if (context.req.header('authorization') !== BASIC) return declined('invalid_client', 401);
      codes.revoke(connector, (await formOf(context)).get('token') ?? '');
      // An unknown token gets the same answer (RFC 7009 §2.2).
      return context.body(null, 200);
    },
  });
};

export const apiRoutes = (app: SandboxApp, codes: PlatformCodes) => {
  endpoint(app, '/sandbox/platforms/:connector/api/*', {
    GET: (context) => {
      const connector = requireConnector(context);
      const token = (context.req.header('authorization') ?? '').replace(/^Bearer /, '');
      const id = codes.personOf(connector, token);
      const person = SAMPLE_PEOPLE.find((each) => each.id === id);
      if (person === undefined) return refusalOf(connector, { refusal: 'token' });
      const { pathname, origin, searchParams: query } = new URL(context.req.url);
      const [, path = ''] = pathname.split(`/${connector}/api/`);
      const call = { path, query, base: `${origin}${pathname}`, account: person.id };
      const answer = standInOf(connector).answer(person[connector] ?? [], call);
      if (answer === null) return Response.json({ status: 404 }, { status: 404 });
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
};

export const standInAt =
  (origin: string): PlatformsOptions['standIn'] =>
  (id) => {
    const revocation = { how: 'as-client', url: `${origin}/sandbox/platforms/${id}/revoke` } as const;
    return {
      credentials: CLIENT,
      api: `${origin}/sandbox/platforms/${id}/api`,
      connector: {
        ...oauthOf(id),
        authorize: `${origin}/oauth/${id}`,
        token: `${origin}/sandbox/platforms/${id}/token`,
        revocation,
        replacedRevocation: revocation,
        longLived: null,
        parameters: {},
        pkce: true,
        authentication: 'basic',
      },
    };
  };
