import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Environment, randomHex } from '../environment.ts';
import type { SandboxApp, SandboxEnv } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { page } from '../http/page.ts';
import { webAddress } from '../http/web-address.ts';
import { TEXT_LIMIT } from '../limits.ts';
import { type CONNECTORS, connectorNamed } from './connectors.ts';

type Connector = (typeof CONNECTORS)[number];

/** The address carries code and state: it must not reach another server, and the page runs its own script alone. */
const CALLBACK_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  // The window keeps its opener, whatever the policy of the page that opened it.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Where a platform would ask for consent, and the page that hands its answer back (contract §2.6, §4). */
export const oauthRoutes = (app: SandboxApp, environment: Environment) => {
  endpoint(app, '/oauth/callback', {
    GET: async (context) => context.html(await environment.callbackPage(), 200, CALLBACK_HEADERS),
  });

  endpoint(app, '/oauth/:connector', {
    GET: (context) => {
      const connector = connectorNamed(context.req.param('connector'));
      if (connector === undefined) {
        return page(
          context,
          'Unknown platform',
          html`<h1>Unknown platform</h1><p>There is nothing to sign in to here.</p>`,
          404,
        );
      }
      const back = returnAddress(context);
      if (back === null) {
        return page(
          context,
          'Cannot continue',
          html`<h1>Cannot continue</h1><p>The address to return to is not an http(s) address.</p>`,
          400,
        );
      }
      return consent(context, environment, connector, back);
    },
  });
};

const returnAddress = (context: Context<SandboxEnv>) => {
  const { origin } = context.env.caller;
  return webAddress(context.req.query('redirect_uri') ?? `${origin}/oauth/callback`);
};

const consent = (context: Context, environment: Environment, connector: Connector, back: URL) => {
  const state = context.req.query('state')?.slice(0, TEXT_LIMIT);
  const lead = (answer: Record<string, string>) => {
    const url = new URL(back);
    const values = { platform: connector.id, ...(state === undefined ? {} : { state }), ...answer };
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
    return url.href;
  };
  const title = `Connect your ${connector.name} account`;
  return page(
    context,
    title,
    html`<div class="mark" aria-hidden="true">${connector.name.slice(0, 1)}</div>
<h1>${title}</h1>
<p>An application on <strong>${back.host}</strong> asks to read:</p>
<ul>${connector.shares.map((share) => html`<li>${share}</li>`)}</ul>
<div class="choices">
<a class="choice main" href="${lead({ code: randomHex(environment, 16) })}">Allow</a>
<a class="choice" href="${lead({ error: 'access_denied' })}">Deny</a>
</div>
<p class="soft">This is the sandbox’s stand-in for ${connector.name}: no account is opened and nothing leaves this computer.</p>`,
  );
};
