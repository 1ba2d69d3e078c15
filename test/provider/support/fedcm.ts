import { signInToAccount } from './account.ts';
import { type Browser, CHALLENGE, createBrowser, startOpenId } from './open-id.ts';
import { ORIGIN, type TestProvider } from './provider.ts';
import { startSharing } from './share.ts';

export const SECOND = 'https://cafe.example';

const WEB_IDENTITY = { 'sec-fetch-dest': 'webidentity' };

export const formOf = (fields: Readonly<Record<string, string>>, origin: string | null = SECOND) => ({
  origin,
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { ...WEB_IDENTITY, 'content-type': 'application/x-www-form-urlencoded' },
});

export const signInForBrowser = async (provider: TestProvider) => {
  const { account, cookie } = await signInToAccount(provider);
  const signedIn = await account('fedcm', { method: 'POST' });
  const browser = createBrowser(provider);
  for (const set of signedIn.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    browser.cookies.set(name, value);
  }
  return { account, cookie, signedIn, browser };
};

export const startFedcm = async () => {
  const started = await startOpenId();
  const { provider } = started;
  const second = await provider.addApp('live', [SECOND, ORIGIN]);
  const { browser, redeemed } = await started.tokens();
  const share = async () => {
    const sharing = await startSharing(provider, second.key);
    await sharing.share();
    return sharing;
  };
  const accounts = (by: Browser = browser) => by.go('/fedcm/accounts', { headers: WEB_IDENTITY });
  const accountIn = async (by: Browser = browser) => {
    const [account] = JSON.parse((await accounts(by)).text).accounts;
    return account as { readonly id: string; readonly approved_clients: readonly string[] };
  };
  const params = (change: Readonly<Record<string, string>> = {}) =>
    JSON.stringify({ scope: 'openid interests', nonce: 'n-1', code_challenge: CHALLENGE, ...change });
  const press = async (
    change: Readonly<Record<string, string>> = {},
    origin: string | null = SECOND,
    by: Browser = browser,
  ) =>
    by.go(
      '/fedcm/assertion',
      formOf(
        { client_id: second.id, account_id: (await accountIn()).id, params: params(), ...change },
        origin,
      ),
    );
  const redeem = (code: string, change: Readonly<Record<string, string>> = {}) =>
    started.redeem(code, { client_id: second.id, redirect_uri: `${SECOND}/`, ...change }, { origin: null });
  return { ...started, second, browser, redeemed, share, accounts, accountIn, params, press, redeem };
};
