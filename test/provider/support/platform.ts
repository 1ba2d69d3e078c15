import { createHash } from 'node:crypto';
import { CONNECTOR_IDS } from '../../../common/platforms/ids.ts';
import { oauthOf } from '../../../common/platforms/platforms.ts';
import { FORM_TYPE, pressedForm } from '../../support/confirmation.ts';
import { ask } from './ask.ts';
import { CALLBACK, startProvider, type TestProvider } from './provider.ts';
import { signIn, textOf } from './sign-in.ts';

export const STATE = 'a-state-of-the-widget-of-128-bits';
const TIMEOUT_MS = 40;

export const CREDENTIALS = Object.fromEntries(
  CONNECTOR_IDS.flatMap((id) => [
    [`${id.toUpperCase()}_CLIENT_ID`, `${id}-client`],
    [`${id.toUpperCase()}_CLIENT_SECRET`, `${id}-secret`],
  ]),
);

/** One Google client for both platforms, as Google's console gives it. */
export const ONE_GOOGLE_CLIENT = Object.fromEntries(
  ['YOUTUBE', 'GMAIL'].flatMap((id) => [
    [`${id}_CLIENT_ID`, 'google-client'],
    [`${id}_CLIENT_SECRET`, 'google-secret'],
  ]),
);

interface Consent {
  readonly redirectUri: string;
  readonly challenge: string | null;
}

/** The token and revocation calls of all platforms. Codes work once; PKCE and the client's secret are verified. */
export const createPlatformServers = () => {
  const consents = new Map<string, Consent>();
  const issued: string[] = [];
  const revoked: string[] = [];
  const agents: string[] = [];
  let begun = 0;
  let answer: ((request: Request) => Promise<Response>) | null = null;

  const isClient = (request: Request, form: URLSearchParams) => {
    const [, basic = ''] = /^Basic (.*)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    const [id, secret] = basic ? atob(basic).split(':') : [];
    const [clientId, clientSecret] = [id ?? form.get('client_id'), secret ?? form.get('client_secret')];
    return clientSecret === clientId?.replace('client', 'secret');
  };

  const token = async (request: Request) => {
    const form = new URLSearchParams(await request.text());
    const consent = consents.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      consent !== undefined &&
      isClient(request, form) &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === consent.redirectUri &&
      (consent.challenge === null || consent.challenge === challenge);
    if (!isRight) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    consents.delete(form.get('code') ?? '');
    const access_token = `access-${issued.length}-of-a-platform`;
    const refresh_token = `refresh-${issued.length}-of-a-platform`;
    issued.push(access_token, refresh_token);
    return Response.json({
      access_token,
      refresh_token,
      token_type: 'Bearer',
      expires_in: 3_600,
      scope: 'x',
    });
  };

  const handle = async (request: Request) => {
    agents.push(request.headers.get('user-agent') ?? '');
    if (answer !== null) return answer(request);
    if (CONNECTOR_IDS.some((id) => oauthOf(id).token === request.url)) return token(request);
    if (request.method === 'GET') return new Response(null, { status: 401 });
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const body = await request.text();
    const { hostname, pathname } = new URL(request.url);
    revoked.push(`${request.method} ${hostname}${pathname} ${body || bearer}`);
    return new Response(null, { status: 204 });
  };

  const consent = (consentUrl: string, result: Record<string, string> | null = null) => {
    const { searchParams } = new URL(consentUrl);
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    const code = `code-${begun}-of-a-platform`;
    begun += 1;
    if (result === null) consents.set(code, { redirectUri, challenge: searchParams.get('code_challenge') });
    const back = new URL(redirectUri);
    for (const [name, value] of Object.entries(result ?? { code })) back.searchParams.set(name, value);
    back.searchParams.set('state', searchParams.get('state') ?? '');
    return `${back.pathname}${back.search}`;
  };

  return {
    handle,
    network: {
      fetch: ((input, init) => handle(new Request(input, init))) satisfies typeof fetch,
      timeoutMs: TIMEOUT_MS,
    },
    issued,
    revoked,
    agents,
    allow: (consentUrl: string) => consent(consentUrl),
    deny: (consentUrl: string, error = 'access_denied') => consent(consentUrl, { error }),
    /** Makes every platform give this answer from now on; `null` resets it. */
    answerWith: (given: ((request: Request) => Promise<Response>) | null) => {
      answer = given;
    },
  };
};

export const startConnecting = async (variables: Readonly<Record<string, string>> = {}) => {
  const platform = createPlatformServers();
  const provider = await startProvider({
    variables: { ...CREDENTIALS, ...variables },
    platforms: { network: platform.network },
  });
  const { key } = await provider.addApp();
  const { token } = await signIn(provider, key);
  return { platform, provider, key, token, ...connecting(provider, platform, { key, token }) };
};

type Platform = ReturnType<typeof createPlatformServers>;

export const connecting = (
  provider: Reached,
  platform: Pick<Platform, 'allow'>,
  { key, token }: { readonly key: string; readonly token: string },
) => {
  const begin = (connector = 'github', session: object = {}) =>
    ask(provider, `/api/${connector}/authorize`, {
      key,
      token,
      body: { session: { username: 'amal', state: STATE, redirectUrl: CALLBACK, ...session } },
    });
  const consentUrl = async (connector?: string, session?: object) =>
    textOf(await begin(connector, session), 'url');
  const complete = (
    ticket: string,
    { connector = 'github', ...asked }: { connector?: string; token?: string; state?: string } = {},
  ) =>
    ask(provider, `/api/${connector}/complete`, {
      key,
      token: asked.token ?? token,
      body: { state: asked.state ?? STATE, ticket },
    });
  const ticket = async (connector?: string) =>
    (await arrive(provider, platform.allow(await consentUrl(connector)))).searchParams.get('ticket') ?? '';
  const accounts = async () => {
    const { body } = await ask(provider, '/api/person/export', { key, token, body: {} });
    return body.platforms;
  };
  return { begin, consentUrl, complete, ticket, accounts };
};

export const pressOn = (
  provider: Reached,
  path: string,
  page: string,
  { press = 'connect', headers = {} }: { press?: string; headers?: Readonly<Record<string, string>> } = {},
) =>
  ask(provider, path.replace(/\?.*/, ''), {
    origin: provider.config.publicUrl,
    headers: { 'content-type': FORM_TYPE, ...headers },
    body: pressedForm(page, press),
  });

type Reached = Pick<TestProvider, 'fetch'> & { readonly config: Pick<TestProvider['config'], 'publicUrl'> };

export const arrive = async (provider: Reached, path: string): Promise<URL> => {
  const shown = await ask(provider, path, { origin: null });
  const { status, headers, text } = shown.status === 200 ? await pressOn(provider, path, shown.text) : shown;
  const location = headers.get('location');
  if (status !== 303 || location === null) throw new Error(`Led nowhere: ${status} ${text}`);
  return new URL(location);
};
