import type { SandboxApp } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { bodyReader } from '../http/read-body.ts';
import { badRequest, Refusal } from '../http/refusal.ts';
import { webAddress } from '../http/web-address.ts';
import { AUTHORIZE_BODY } from '../openapi/calls/authorize.ts';
import { connectorNamed } from './connectors.ts';

const readAuthorize = bodyReader(AUTHORIZE_BODY);

/** Call 3: where a person signs in to a platform (contract §2.6, §4). */
export const authorizeRoutes = (app: SandboxApp) => {
  endpoint(app, '/api/:connector/authorize', {
    POST: async (context) => {
      const connector = connectorNamed(context.req.param('connector'));
      if (connector === undefined) throw new Refusal(404, 'Unknown connector');
      if (!context.req.header('x-api-key')?.trim()) throw new Refusal(401, 'The header x-api-key is missing');
      const { session } = await readAuthorize(context.req);
      const { origin } = context.env.caller;
      const url = new URL(`/oauth/${connector.id}`, origin);
      if (session.state !== undefined) url.searchParams.set('state', session.state);
      url.searchParams.set('redirect_uri', redirectAt(session.redirectUrl, origin));
      return context.json({ [connector.urlKey]: url.href });
    },
  });
};

const redirectAt = (value: string | undefined, origin: string) => {
  if (value === undefined) return `${origin}/oauth/callback`;
  const url = webAddress(value);
  if (url === null) throw badRequest('session.redirectUrl must be an absolute http(s) address');
  return url.href;
};
