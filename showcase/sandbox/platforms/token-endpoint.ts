import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { isConnectorId } from '../../../common/platforms/ids.ts';
import { standInOf } from '../../../common/platforms/platforms.ts';
import { SAMPLE_PEOPLE } from '../../../provider/interests/sample-people.ts';
import type { SandboxApp } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { readText } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import type { Account, PlatformCodes } from './codes.ts';
import { refusalOf, tokenRefusal } from './refusals.ts';

/** The one application that the stand-in platforms know: the provider. */
export const CLIENT = { clientId: 'sandbox', clientSecret: 'sandbox-secret' };

const GRANTS: readonly string[] = ['authorization_code', 'refresh_token'];
const BASIC = `Basic ${btoa(`${CLIENT.clientId}:${CLIENT.clientSecret}`)}`;

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** RFC 6749 §5.2. */
const declined = (error: string, status: 400 | 401 = 400) => Response.json({ error }, { status });

const formOf = async ({ req }: Context) => new URLSearchParams(await readText(req.raw));

const requireConnector = ({ req }: Context) => {
  const connector = req.param('connector');
  if (!isConnectorId(connector)) throw new Refusal(404, 'Unknown platform');
  return connector;
};

/**
 * The token endpoints of the platforms: tokens for a code or a refresh token (RFC 6749, 7636), and revocation (RFC
 * 7009).
 */
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

/** The platforms' read calls for the sample person who allowed them. */
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
