import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { type Asked, ask } from './support/ask.ts';
import { formOf, SECOND, signInForBrowser, startFedcm } from './support/fedcm.ts';
import { ISSUER } from './support/host-server.ts';
import { type Browser, createBrowser, locationOf, signInOnPage, startOpenId } from './support/open-id.ts';
import { EMAIL, textOf } from './support/sign-in.ts';

type Account = (path: string, asked?: Asked) => ReturnType<typeof ask>;

const ENDING = { method: 'DELETE' };

/** The browser gets the cookie of /account. */
const keep = ({ cookies }: Browser, cookie: string) => {
  const [name = '', value = ''] = cookie.split('=');
  cookies.set(name, value);
};

/** The id of the session at /account. */
const currentIn = async (account: Account): Promise<string> => {
  const { sessions } = JSON.parse((await account('overview')).text);
  return sessions.find(({ isCurrent }: { readonly isCurrent: boolean }) => isCurrent).id;
};

it('the browser finds the addresses of FedCM', async () => {
  const { provider } = await startOpenId();
  const open = (path: string) => ask(provider, path, { origin: null });
  const { body } = await open('/.well-known/web-identity');
  expect(body).toEqual({
    provider_urls: [`${ISSUER}/fedcm/config.json`],
    accounts_endpoint: `${ISSUER}/fedcm/accounts`,
    login_url: `${ISSUER}/fedcm/login`,
  });
  const config = await open('/fedcm/config.json');
  expect(config.body).toEqual({
    accounts_endpoint: body.accounts_endpoint,
    login_url: body.login_url,
    id_assertion_endpoint: `${ISSUER}/fedcm/assertion`,
    disconnect_endpoint: `${ISSUER}/fedcm/disconnect`,
  });
});

it('the browser leads its window to the sign-in at /account where no person is signed in', async () => {
  const { provider } = await startOpenId();
  const open = (query: string) => ask(provider, `/fedcm/login${query}`, { origin: null });
  const { status, headers } = await open('');
  expect([status, headers.get('set-login')]).toEqual([303, null]);
  expect(headers.get('location')).toBe(`${ISSUER}/account?fedcm`);
  const hinted = await open(`?login_hint=${encodeURIComponent(EMAIL)}&next=https://evil.example`);
  expect(locationOf(hinted)).toBe(`${ISSUER}/account?fedcm=&login_hint=amal%40example.org`);
  expect(locationOf(await open(`?login_hint=${'a'.repeat(255)}`))).toBe(`${ISSUER}/account?fedcm`);
});

it('the browser learns there who signed in, and signs them in to an application by the same press', async () => {
  const { provider, second, share, accountIn, press, redeem } = await startFedcm();
  await share();
  const { signedIn, browser } = await signInForBrowser(provider);
  expect([signedIn.status, signedIn.headers.get('set-login')]).toEqual([200, 'logged-in']);
  expect([...browser.cookies.keys()].sort()).toEqual([
    'data-connect-authorize-4174',
    'data-connect-fedcm-4174',
  ]);
  expect((await accountIn(browser)).approved_clients).toContain(second.id);
  const { body } = await press({}, SECOND, browser);
  expect((await redeem(String(body.token))).body).toMatchObject({ scope: 'openid interests medium' });
});

it('the browser names no person once the session at /account has ended, and the one that came from it has ended too', async () => {
  const { provider, share, accounts, press, redeem, userinfo } = await startFedcm();
  await share();
  const { account, browser } = await signInForBrowser(provider);
  const { body } = await press({}, SECOND, browser);
  const token = textOf(await redeem(String(body.token)), 'access_token');
  expect((await userinfo(token)).status).toBe(200);
  const { body: late } = await press({}, SECOND, browser);
  await account('sessions', { method: 'DELETE' });
  expect((await accounts(browser)).status).toBe(401);
  expect((await redeem(String(late.token))).body.error).toBe('invalid_grant');
});

it.each([
  ['of this session', async (account: Account) => account(`sessions/${await currentIn(account)}`, ENDING)],
  ['everywhere', (account: Account) => account('sessions', ENDING)],
  ['by a deletion', (account: Account) => account('delete', { body: { email: EMAIL } })],
])('the browser is told of a sign-out at /account %s', async (_, signOut) => {
  const { provider } = await startOpenId();
  const { browser, cookie } = await signInForBrowser(provider);
  keep(browser, cookie);
  const { status, headers } = await signOut((path, asked) => browser.onPage(`/account/api/${path}`, asked));
  expect([status, headers.get('set-login')]).toEqual([200, 'logged-out']);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^data-connect-fedcm-4174=; .*SameSite=None; Max-Age=0; Secure$/),
    expect.stringMatching(/^data-connect-account-4174=; .*Max-Age=0$/),
    expect.stringMatching(/^data-connect-account-hint-4174=; .*Max-Age=0$/),
  ]);
});

it('the browser learns who signed in, and which applications need no new approval', async () => {
  const { app, second, accounts, share } = await startFedcm();
  const { text, headers } = await accounts();
  expect(headers.get('access-control-allow-origin')).toBe(null);
  expect(JSON.parse(text).accounts).toEqual([
    {
      id: expect.any(String),
      name: 'amal',
      email: EMAIL,
      login_hints: [EMAIL],
      approved_clients: [app.id],
    },
  ]);
  await share();
  const [account] = JSON.parse((await accounts()).text).accounts;
  expect(account.approved_clients.sort()).toEqual([app.id, second.id].sort());
});

it('the browser is notified of sign-in and sign-out, and then names no person', async () => {
  const started = await startOpenId();
  const browser = createBrowser(started.provider);
  const page = locationOf(await browser.go(started.addressWith()));
  const { finished, location } = await signInOnPage(started.provider, browser, page);
  expect(finished.headers.get('set-login')).toBe('logged-in');
  expect(finished.headers.get('set-cookie')).toMatch(
    /^data-connect-fedcm-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=None; Expires=[^;]+; Secure$/,
  );
  const { body } = await started.redeem(new URL(location).searchParams.get('code') ?? '');
  const out = await browser.go(`/end_session?id_token_hint=${body.id_token}`);
  expect(out.headers.get('set-login')).toBe('logged-out');
  expect(out.headers.get('set-cookie')).toMatch(
    /^data-connect-fedcm-\d+=; .*SameSite=None; Max-Age=0; Secure$/,
  );
  // Another site can send such a request, without the cookie of `/authorize`.
  const foreign = await createBrowser(started.provider).go(`/end_session?id_token_hint=${body.id_token}`);
  expect(foreign.headers.get('set-cookie')).toBe(null);
  const left = await browser.go('/fedcm/accounts', { headers: { 'sec-fetch-dest': 'webidentity' } });
  expect([left.status, left.text.includes(EMAIL)]).toEqual([401, false]);
});

it('a press in the browser’s dialog gives a second site a code under the grant that stands there, and no more than it allows', async () => {
  const { provider, share, press, params, redeem, userinfo } = await startFedcm();
  await share();
  provider.clock.pass(60_000);
  const asked = params({ scope: 'openid email interests personality offline_access', nonce: 'n-2' });
  const { body, headers } = await press({ params: asked });
  expect([
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ]).toEqual([SECOND, 'true']);
  expect(Object.keys(body)).toEqual(['token']);
  const redeemed = await redeem(String(body.token));
  expect(redeemed.body).toMatchObject({ scope: 'openid interests medium' });
  expect(redeemed.body).not.toHaveProperty('refresh_token');
  const claims = decodeJwt(String(redeemed.body.id_token));
  expect(claims).toMatchObject({ nonce: 'n-2', sid: expect.stringMatching(/^session_/) });
  // The person signed in a minute before this press.
  expect(Number(claims.iat) - Number(claims.auth_time)).toBeGreaterThanOrEqual(60);
  expect((await userinfo(textOf(redeemed, 'access_token'))).body).not.toHaveProperty('email');
  const again = decodeJwt(String((await redeem(String((await press()).body.token))).body.id_token));
  expect(again.sid).toBe(claims.sid);
});

it('a press in the browser’s dialog leads on to the page of the sign-in where nothing is shared, and the page hands on the code', async () => {
  const { provider, browser, press, redeem, accountIn, second } = await startFedcm();
  const { body } = await press();
  expect(Object.keys(body)).toEqual(['continue_on']);
  const page = String(body.continue_on);
  const { location, asked } = await signInOnPage(provider, browser, page);
  expect(asked.origin).toBe(SECOND);
  expect(location).toBe(`${page}/answer`);
  const { text, headers } = await browser.go(location);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  const [, code = ''] = /data-code="([\w-]+)"/.exec(text) ?? [];
  expect((await redeem(code)).body).toMatchObject({ scope: 'openid interests medium' });
  expect((await accountIn()).approved_clients).toContain(second.id);
  const script = await browser.go('/authorize/assets/fedcm.js');
  expect(script.text).toContain('IdentityProvider.resolve(code, { accountId: account })');
});

it('a press in the browser’s dialog names the person who signed in on that page, also another one than was chosen', async () => {
  const { provider, browser, press } = await startFedcm();
  const page = String((await press()).body.continue_on);
  const { location } = await signInOnPage(provider, browser, page, { address: 'bo@example.org' });
  const { text } = await browser.go(location);
  expect(text).toContain(` data-account="${await provider.people.find('bo@example.org')}"`);
});

it('a press in the browser’s dialog that ends in a refusal on that page closes its window without a code', async () => {
  const { browser, press } = await startFedcm();
  const page = String((await press()).body.continue_on);
  const { body } = await browser.onPage(`${new URL(page).pathname}/refuse`, { method: 'POST' });
  const { text } = await browser.go(String(body.location));
  expect(text).toContain('/authorize/assets/fedcm.js');
  expect(text).not.toContain('data-code');
});

it('the disconnection of an application ends what the person shared with it, and nothing else', async () => {
  const { browser, app, second, share, accountIn } = await startFedcm();
  await share();
  const { id } = await accountIn();
  const disconnect = (account_hint: string) =>
    browser.go('/fedcm/disconnect', formOf({ client_id: second.id, account_hint }));
  expect((await disconnect('bo@example.org')).status).toBe(401);
  expect((await disconnect(EMAIL)).body).toEqual({ account_id: id });
  expect((await accountIn()).approved_clients).toEqual([app.id]);
});
