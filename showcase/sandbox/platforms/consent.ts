import type { Context } from 'hono';
import { html } from 'hono/html';
import { type ConnectorId, isConnectorId } from '../../../common/platforms/ids.ts';
import { platformName, standInOf } from '../../../common/platforms/platforms.ts';
import type { SamplePerson } from '../../../provider/interests/sample-people.ts';
import { SAMPLE_PEOPLE } from '../../../provider/interests/sample-people.ts';
import type { Environment } from '../environment.ts';
import { page, shortPage } from '../http/page.ts';
import { endpoint, type SandboxApp } from '../http/requests.ts';
import { CLIENT, type PlatformCodes } from './token-endpoint.ts';

/** The address has code and state: it must not reach another server, and only the page's own script may run. */
const CALLBACK_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  // The window keeps its opener, whatever policy the opener's page has.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The consent pages of the platforms (contract §4), and the page that gives the answer to the widget (contract §2.6). */
export const consentRoutes = (app: SandboxApp, environment: Environment, codes: PlatformCodes) => {
  endpoint(app, '/oauth/callback', {
    GET: async (context) => context.html(await environment.callbackPage(), 200, CALLBACK_HEADERS),
  });

  endpoint(app, '/oauth/:connector', {
    GET: (context) => {
      const connector = context.req.param('connector');
      if (!isConnectorId(connector))
        return shortPage(context, 'Unknown platform', 'There is nothing to sign in to here.', 404);
      const request = requestOf(context.req.query(), connector, environment.origin);
      if (request !== null) return consent(context, connector, request, codes);
      const text = `The application that sent you here is not one that ${platformName(connector)} knows.`;
      return shortPage(context, 'Cannot continue', text, 400);
    },
  });
};

interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly state: string;
  readonly person: SamplePerson;
}

/** A request that is not from the one known application must not redirect. */
const requestOf = (
  query: Readonly<Record<string, string>>,
  id: ConnectorId,
  origin: string,
): AuthorizationRequest | null => {
  const {
    client_id,
    redirect_uri,
    response_type,
    code_challenge = '',
    code_challenge_method,
    state = '',
    account,
  } = query;
  const [usual] = SAMPLE_PEOPLE;
  const person = SAMPLE_PEOPLE.find(({ id: each }) => each === account) ?? usual;
  const isKnown =
    client_id === CLIENT.clientId &&
    redirect_uri === `${origin}/oauth/${id}/callback` &&
    response_type === 'code' &&
    code_challenge_method === 'S256' &&
    code_challenge !== '';
  return isKnown ? { redirectUri: redirect_uri, challenge: code_challenge, state, person } : null;
};

const consent = (
  context: Context,
  connector: ConnectorId,
  { redirectUri, challenge, state, person }: AuthorizationRequest,
  codes: PlatformCodes,
) => {
  const lead = (answer: Record<string, string>) => {
    const url = new URL(redirectUri);
    for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value);
    return url.href;
  };
  const code = codes.issue({ connector, redirectUri, challenge, person: person.id });
  const name = platformName(connector);
  const title = `Connect your ${name} account`;
  return page(
    context,
    title,
    html`<div class="mark" aria-hidden="true">${name.slice(0, 1)}</div>
<h1>${title}</h1>
<p>An application on <strong>${new URL(redirectUri).host}</strong> asks to read:</p>
<ul>${standInOf(connector).shares.map((share) => html`<li>${share}</li>`)}</ul>
<p id="account">Choose a sample account</p>
<p class="accounts" role="group" aria-labelledby="account">${SAMPLE_PEOPLE.map((each) => accountLink(context, each, person))}</p>
<div class="choices">
<a class="choice main" href="${lead({ code })}">Allow</a>
<a class="choice" href="${lead({ error: 'access_denied' })}">Deny</a>
</div>
<p class="soft">This is the sandbox’s stand-in for ${name}: no account is opened and nothing leaves this computer.</p>`,
  );
};

/** A link, because the page has no script. */
const accountLink = ({ req }: Context, { id, name }: SamplePerson, chosen: SamplePerson) => {
  const query = new URL(req.url).searchParams;
  query.set('account', id);
  return id === chosen.id
    ? html`<a class="account" aria-current="true" href="?${query.toString()}">${name}</a>`
    : html`<a class="account" href="?${query.toString()}">${name}</a>`;
};
