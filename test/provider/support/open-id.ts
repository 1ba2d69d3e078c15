import { createHash, randomBytes } from 'node:crypto';
import * as client from 'openid-client';
import type { AppMode } from '../../../provider/apps/app.ts';
import type { Variables } from '../../../provider/config/values.ts';
import { CLIENT_DEFAULTS, type ClientSettings } from '../../../provider/facts/openid.ts';
import type { ProviderOptions } from '../../../provider/server.ts';
import { type Asked, ask } from './ask.ts';
import { exchange } from './code.ts';
import { ISSUER } from './host-server.ts';
import { createClock, ORIGIN, startProvider, type TestProvider } from './provider.ts';
import { approving } from './share.ts';
import { EMAIL, signIn, textOf } from './sign-in.ts';

export const RETURN = `${ORIGIN}/callback`;
export const RETURN_WITH_QUERY = `${RETURN}?from=provider`;
export const VERIFIER = randomBytes(32).toString('base64url');
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

type Parameters = Readonly<Record<string, string | null>>;

type Served = Pick<TestProvider, 'fetch'> & { readonly config: Pick<TestProvider['config'], 'publicUrl'> };

export const createBrowser = (provider: Served) => {
  const { publicUrl } = provider.config;
  const cookies = new Map<string, string>();
  const go = async (path: string, asked: Asked = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ask(provider, path.replace(publicUrl, ''), {
      origin: null,
      ...asked,
      headers: { ...(cookie === '' ? {} : { cookie }), ...asked.headers },
    });
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    if (name !== undefined && value !== undefined) cookies.set(name, value);
    return answer;
  };
  const onPage = (path: string, asked: Asked = {}) =>
    go(path, { origin: publicUrl, ...asked, headers: { 'sec-fetch-site': 'same-origin', ...asked.headers } });
  return { cookies, go, onPage };
};

export type Browser = ReturnType<typeof createBrowser>;

export const locationOf = ({ headers }: { readonly headers: Headers }) => headers.get('location') ?? '';

export const answerAt = (location: string) => Object.fromEntries(new URL(location).searchParams);

interface Pressed {
  readonly labels?: readonly string[];
  readonly email?: boolean;
  readonly address?: string;
  readonly notice?: unknown;
}

export const signInOnPage = async (
  provider: TestProvider,
  { onPage }: Browser,
  pageAddress: string,
  { labels = ['Medium'], email = true, address = EMAIL, notice }: Pressed = {},
) => {
  const path = new URL(pageAddress).pathname;
  const origin = provider.config.publicUrl;
  const { body: asked } = await onPage(`${path}/request`);
  const key = String(asked.key);
  const { token } = await signIn(provider, key, address, { origin });
  const body = { Info: { ...approving(...labels).Info, account: address, notice } };
  const shared = await ask(provider, '/api/getAPIurlMobile', { key, token, origin, body });
  const finished = await onPage(`${path}/finish`, { token, body: { email } });
  return { asked, key, token, shared, finished, location: String(finished.body.location) };
};

interface StartOptions {
  readonly isConfidential?: boolean;
  readonly client?: ClientSettings;
  readonly mode?: AppMode;
  readonly clock?: ReturnType<typeof createClock>;
  readonly variables?: Variables;
  readonly platforms?: ProviderOptions['platforms'];
  readonly redirects?: readonly string[];
  readonly pagesFolder?: string;
  readonly widgetFolder?: string;
}

export const startOpenId = async ({
  isConfidential = false,
  client = CLIENT_DEFAULTS,
  mode = 'live',
  clock = createClock(),
  variables = {},
  platforms = {},
  redirects = [RETURN, RETURN_WITH_QUERY],
  ...folders
}: StartOptions = {}) => {
  const provider = await startProvider({ clock, variables, platforms, ...folders });
  const app = await provider.addApp(mode, [ORIGIN], { isConfidential, client, redirects });
  const addressWith = (change: Parameters = {}) => {
    const given = {
      client_id: app.id,
      redirect_uri: RETURN,
      response_type: 'code',
      scope: 'openid email interests offline_access',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      ...change,
    };
    const kept = Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
    return `/authorize?${new URLSearchParams(kept)}`;
  };
  const begin = async (change: Parameters = {}) => {
    const browser = createBrowser(provider);
    return { ...browser, browser, page: locationOf(await browser.go(addressWith(change))) };
  };
  const signInWith = async (change: Parameters = {}, pressed: Pressed = {}) => {
    const { browser, page } = await begin(change);
    const done = await signInOnPage(provider, browser, page, pressed);
    return { browser, ...done, answer: answerAt(done.location) };
  };
  const redeem = (code: string | undefined, change: Parameters = {}, asked: Asked = {}) =>
    exchange(
      provider,
      {
        client_id: app.id,
        client_secret: app.secret ?? null,
        code: code ?? '',
        redirect_uri: RETURN,
        code_verifier: VERIFIER,
        ...change,
      },
      asked,
    );
  const refresh = (token: string, change: Parameters = {}) =>
    exchange(provider, {
      grant_type: 'refresh_token',
      client_id: app.id,
      client_secret: app.secret ?? null,
      refresh_token: token,
      ...change,
    });
  const userinfo = (token: string) => ask(provider, '/api/userinfo', { token, origin: null });
  const tokens = async (change: Parameters = {}, pressed: Pressed = {}) => {
    const signedIn = await signInWith(change, pressed);
    const redeemed = await redeem(signedIn.answer.code);
    return {
      ...signedIn,
      redeemed,
      accessToken: textOf(redeemed, 'access_token'),
      refreshToken: String(redeemed.body.refresh_token),
    };
  };
  return { provider, app, addressWith, begin, signInWith, redeem, refresh, userinfo, tokens };
};

export const discover = (
  provider: TestProvider,
  id: string,
  authentication: client.ClientAuth,
): Promise<client.Configuration> =>
  client.discovery(new URL(ISSUER), id, undefined, authentication, {
    execute: [client.allowInsecureRequests],
    [client.customFetch]: (url: string, init: client.CustomFetchOptions) => {
      const { body, headers, method } = init;
      const text = body === undefined || body === null ? null : String(body);
      return provider.fetch(new Request(url, { body: text, headers, method }), '192.0.2.7');
    },
  });

export const silentIn = async (
  { addressWith }: Awaited<ReturnType<typeof startOpenId>>,
  { go }: ReturnType<typeof createBrowser>,
  change: Record<string, string> = {},
) => answerAt(locationOf(await go(addressWith({ prompt: 'none', ...change }))));
