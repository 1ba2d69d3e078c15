import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { endSessions } from '../../provider/people/session-ends.ts';
import { askAccount, signInToAccount } from './support/account.ts';
import { type Asked, ask, refusalIn } from './support/ask.ts';
import { formOf, SECOND, signInForBrowser, startFedcm } from './support/fedcm.ts';
import { ISSUER } from './support/host-server.ts';
import { type Browser, createBrowser, signInOnPage, startOpenId } from './support/open-id.ts';
import { EVIL, ORIGIN } from './support/provider.ts';
import { startSharing } from './support/share.ts';
import { BO, EMAIL, textOf } from './support/sign-in.ts';

type Account = (path: string, asked?: Asked) => ReturnType<typeof ask>;

const ENDING = { method: 'DELETE' };

const keep = ({ cookies }: Browser, cookie: string) => {
  const [name = '', value = ''] = cookie.split('=');
  cookies.set(name, value);
};

it('the browser finds the addresses of FedCM', async () => {
  const { provider } = await startOpenId();
  const { body } = await ask(provider, '/.well-known/web-identity', { origin: null });
  const same = { accounts_endpoint: `${ISSUER}/fedcm/accounts`, login_url: `${ISSUER}/fedcm/login` };
  expect(body).toEqual({ ...same, provider_urls: [`${ISSUER}/fedcm/config.json`] });
  const config = await ask(provider, '/fedcm/config.json', { origin: null });
  expect(config.body).toMatchObject({ ...same, id_assertion_endpoint: `${ISSUER}/fedcm/assertion` });
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
  expect((await redeem(String(body.token))).body).toMatchObject({ scope: 'openid interests' });
});

it.each([
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
  const { browser, page } = await started.begin();
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
  expect(redeemed.body).toMatchObject({ scope: 'openid interests' });
  expect(redeemed.body).not.toHaveProperty('refresh_token');
  const claims = decodeJwt(String(redeemed.body.id_token));
  expect(claims).toMatchObject({ nonce: 'n-2', sid: expect.stringMatching(/^session_/) });
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
  expect((await redeem(code)).body).toMatchObject({ scope: 'openid interests' });
  expect((await accountIn()).approved_clients).toContain(second.id);
  const script = await browser.go('/authorize/assets/fedcm.js');
  expect(script.text).toContain('IdentityProvider.resolve(code, { accountId: account })');
});

it('a press in the browser’s dialog names the person who signed in on that page, also another one than was chosen', async () => {
  const { provider, browser, press } = await startFedcm();
  const page = String((await press()).body.continue_on);
  const { location } = await signInOnPage(provider, browser, page, { address: BO });
  const { text } = await browser.go(location);
  expect(text).toContain(` data-account="${await provider.people.find(BO)}"`);
});

it('the disconnection of an application ends what the person shared with it, and nothing else', async () => {
  const { browser, app, second, share, accountIn } = await startFedcm();
  await share();
  const { id } = await accountIn();
  const disconnect = (account_hint: string) =>
    browser.go('/fedcm/disconnect', formOf({ client_id: second.id, account_hint }));
  expect((await disconnect(BO)).status).toBe(401);
  expect((await disconnect(EMAIL)).body).toEqual({ account_id: id });
  expect((await accountIn()).approved_clients).toEqual([app.id]);
});

it('FedCM names no person to a request that a page can send, and does nothing for it', async () => {
  const { browser, second, share, accountIn } = await startFedcm();
  await share();
  const { id } = await accountIn();
  const fields = { client_id: second.id, account_id: id, account_hint: EMAIL };
  for (const dest of ['empty', 'document', 'iframe', '']) {
    const headers = { 'sec-fetch-dest': dest };
    const answers = [
      await browser.go('/fedcm/accounts', { headers }),
      ...(await Promise.all(
        ['assertion', 'disconnect'].map((path) => {
          const form = formOf(fields);
          return browser.go(`/fedcm/${path}`, { ...form, headers: { ...form.headers, ...headers } });
        }),
      )),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'fedcm.browser']),
    );
    expect(answers.some(({ headers: of }) => of.has('access-control-allow-origin'))).toBe(false);
  }
  expect((await accountIn()).approved_clients).toContain(second.id);
});

it('FedCM learns of a sign-in at /account from the page there only, and with its session', async () => {
  const { provider } = await startFedcm();
  const { cookie, account } = await signInToAccount(provider);
  const path = '/account/api/fedcm';
  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = { cookie, 'sec-fetch-site': site };
    const answer = await ask(provider, path, { method: 'POST', origin: EVIL, headers });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
  const signedOut = await askAccount(provider, 'fedcm', { method: 'POST' });
  expect([signedOut.status, signedOut.headers.get('set-login')]).toEqual([401, null]);
  await account('sessions', { method: 'DELETE' });
  expect((await account('fedcm', { method: 'POST' })).status).toBe(401);
  expect((await createBrowser(provider).go('/account/api/fedcm')).status).toBe(405);
});

it('FedCM does not sign a browser in at `/authorize`: its cookie, which other sites send, opens nothing there', async () => {
  const { provider, browser, addressWith } = await startFedcm();
  const [, value = ''] = [...browser.cookies].find(([name]) => name.includes('fedcm')) ?? [];
  const other = createBrowser(provider);
  other.cookies.set('data-connect-fedcm-4174', value);
  const { headers } = await other.go(addressWith({ prompt: 'none' }));
  expect(headers.get('location')).toContain('error=login_required');
});

it('FedCM gives no code to another origin, for another person, or to a suspended application', async () => {
  const { provider, press, share, second, tokens } = await startFedcm();
  await share();
  for (const origin of [EVIL, null, 'null']) expect((await press({}, origin)).body.code).toBe('app.origin');
  expect((await press({ client_id: 'app_none' })).body.code).toBe('app.origin');
  await tokens({}, { address: BO });
  const other = await provider.people.find(BO);
  expect(refusalIn(await press({ account_id: String(other) }))).toBe('401 fedcm.account');
  await provider.apps.suspend(second.id, true);
  expect((await press()).body.code).toBe('app.suspended');
});

it('FedCM gives a page on the loopback no code without a press: any program of the computer can serve it', async () => {
  const { provider, press, share } = await startFedcm();
  await share();
  const near = await provider.addApp('live', ['http://127.0.0.1:*', ORIGIN]);
  await (await startSharing(provider, near.key)).share();
  const page = 'http://127.0.0.1:51004';
  const chosen = (by: string) => ({ client_id: near.id, is_auto_selected: by });
  const silent = await press(chosen('true'), page);
  expect([silent.status, silent.body]).toEqual([400, { error: { code: 'interaction_required' } }]);
  expect((await press(chosen('false'), page)).body).toHaveProperty('token');
  expect((await press({ is_auto_selected: 'true' })).body).toHaveProperty('token');
});

it('FedCM gives no code without PKCE, and none for broken parameters', async () => {
  const { press, share, params } = await startFedcm();
  await share();
  const wrong = ['', '[', '"x"', 'null', '{}', params({ code_challenge: 'short' })];
  for (const text of [...wrong, params({ code_challenge_method: 'plain' })])
    expect((await press({ params: text })).body).toEqual({ error: { code: 'invalid_request' } });
});

it('FedCM gives a code that only this client, verifier and origin can use, once', async () => {
  const { press, share, redeem, app } = await startFedcm();
  await share();
  const code = async () => String((await press()).body.token);
  const wrong: readonly Readonly<Record<string, string>>[] = [
    { client_id: app.id },
    { code_verifier: 'x'.repeat(43) },
    { redirect_uri: `${EVIL}/` },
    { redirect_uri: `${SECOND}/callback` },
  ];
  for (const change of wrong)
    expect((await redeem(await code(), change)).body).toMatchObject({ error: 'invalid_grant' });
  const once = await code();
  expect((await redeem(once)).status).toBe(200);
  expect((await redeem(once)).body).toMatchObject({ error: 'invalid_grant' });
});

it('FedCM ends with the session that it came from', async () => {
  const { provider, app, browser, redeemed, press, share, accounts, redeem } = await startFedcm();
  await share();
  const sessions = () => provider.rows('sessions');
  const source = (await sessions()).find(({ app_id }) => app_id === app.id);
  const code = String((await press()).body.token);
  const branch = (await sessions()).find(({ from_session }) => from_session !== null);
  expect(branch).toMatchObject({ from_session: source?.id, expires_at: source?.expires_at });
  await browser.go(`/end_session?id_token_hint=${redeemed.body.id_token}`);
  expect((await sessions()).map(({ id }) => id)).not.toContain(branch?.id);
  expect((await redeem(code)).body).toMatchObject({ error: 'invalid_grant' });
  expect((await accounts()).status).toBe(401);
});

it('FedCM ends with it over several applications, and each is told of its own session', async () => {
  const { provider, app, press, share, second, accountIn } = await startFedcm();
  await share();
  await press();
  const { id } = await accountIn();
  const { query, transaction } = provider.database;
  const rows = await query.selectFrom('sessions').selectAll().execute();
  const branch = rows.find(({ from_session }) => from_session !== null);
  await provider.sessions.branch({ id: String(branch?.id), personId: id }, { appId: app.id, origin: SECOND });
  const notified: unknown[] = [];
  const source = String(branch?.from_session);
  const count = await transaction(async (trx) =>
    endSessions(trx, async (_, name, _person, facts) => void notified.push([name, facts]), id, {
      id: source,
    }),
  );
  expect([count, notified]).toEqual([
    3,
    [
      ['session.ended', { appId: app.id, sessionId: source, signsIn: true }],
      ['session.ended', { appId: second.id, sessionId: branch?.id, signsIn: true }],
      ['session.ended', { appId: app.id, sessionId: expect.any(String), signsIn: false }],
    ],
  ]);
  // The widget's session, in which the person shared, does not come from the ended one, so it stays.
  expect(await query.selectFrom('sessions').select('app_id').execute()).toEqual([{ app_id: second.id }]);
});
