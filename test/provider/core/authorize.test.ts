import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { signInToAccount } from '../support/account.ts';
import { ask, refusalIn } from '../support/ask.ts';
import {
  answerAt,
  createBrowser,
  locationOf,
  RETURN,
  RETURN_WITH_QUERY,
  signInOnPage,
  silentIn,
  startOpenId,
  VERIFIER,
} from '../support/open-id.ts';
import { HOUR, ORIGIN } from '../support/provider.ts';
import { EMAIL, textOf } from '../support/sign-in.ts';

const ISS = 'http://localhost:4174';

it('a sign-in leads to a page that gets what the application asks for', async () => {
  const { provider, begin } = await startOpenId();
  const scope = 'openid email preferences reasons personality offline_access profile';
  const hints = { login_hint: EMAIL, ui_locales: 'de', prompt: 'consent', max_age: '9' };
  const { onPage, page } = await begin({ scope, ...hints });
  expect(page).toMatch(/^http:\/\/localhost:4174\/authorize\/authorize_[\w-]+$/);
  expect((await onPage(`${page}/request`)).body).toEqual({
    key: page.split('/').at(-1),
    origin: ORIGIN,
    labels: ['Medium', 'Large', 'Traits', 'Reasons'],
    logo: null,
    email: true,
    offline: true,
    loginHint: EMAIL,
    uiLocales: 'de',
    prompt: 'login consent',
  });
  const rows = await provider.rows('authorize_requests');
  expect(JSON.stringify(rows)).not.toContain('amal');
});

it('a sign-in is answered with code, state and issuer, under the grant that the page gave', async () => {
  const { provider, signInWith, redeem } = await startOpenId();
  const redirect_uri = RETURN_WITH_QUERY;
  const { location, shared, answer } = await signInWith({ redirect_uri });
  expect(location.startsWith(`${redirect_uri}&code=`)).toBe(true);
  expect(answer).toEqual({ from: 'provider', code: expect.any(String), state: 'the-state', iss: ISS });
  const token = decodeJwt(textOf(await redeem(answer.code, { redirect_uri }), 'access_token'));
  const grants = await provider.rows('grants');
  expect(grants).toMatchObject([{ id: token.grant, origin: ORIGIN, revoked_at: null }]);
  expect(decodeJwt(textOf(shared, 'receipt'))).toMatchObject({ piiProcessing: { collection: 'frame' } });
});

it.each([
  ['no response type', { response_type: null }, 'invalid_request'],
  ['another response type', { response_type: 'code id_token' }, 'unsupported_response_type'],
  ['a request object', { request: 'eyJ' }, 'request_not_supported'],
  ['an unknown prompt', { prompt: 'create' }, 'invalid_request'],
  ['a max_age that is no number', { max_age: '1e3' }, 'invalid_request'],
  ['an unknown response mode', { response_mode: 'fragment' }, 'invalid_request'],
  ['a long nonce', { nonce: 'n'.repeat(2_001) }, 'invalid_request'],
  [
    'parameters of more than 4 KB together',
    { nonce: '"'.repeat(1_500), login_hint: 'é'.repeat(550) },
    'invalid_request',
  ],
  ['a control character', { state: 'a\u0000b' }, 'invalid_request'],
  ['no PKCE', { code_challenge: null }, 'invalid_request'],
  ['plain PKCE', { code_challenge_method: 'plain', code_challenge: VERIFIER }, 'invalid_request'],
  ['a short challenge', { code_challenge: 'abc' }, 'invalid_request'],
  ['prompt=none in a browser that is not signed in', { prompt: 'none' }, 'login_required'],
])('an application is told of %s, and no sign-in begins', async (_name, change, error) => {
  const { provider, addressWith } = await startOpenId();
  const location = locationOf(await createBrowser(provider).go(addressWith(change)));
  expect(location.startsWith(RETURN)).toBe(true);
  expect(answerAt(location)).toMatchObject({ error, iss: ISS });
  expect(await provider.rows('authorize_requests')).toEqual([]);
});

it('an application is told that the person refuses', async () => {
  const { begin } = await startOpenId();
  const { onPage, page } = await begin();
  const { body } = await onPage(`${page}/refuse`, { method: 'POST' });
  expect(answerAt(String(body.location))).toMatchObject({ error: 'access_denied', state: 'the-state' });
  expect((await onPage(`${page}/request`)).body.code).toBe('authorize.unknown');
});

it('an application that names no data asks for interests', async () => {
  const { asked, redeemed } = await (await startOpenId()).tokens({ scope: 'openid' });
  expect(asked.labels).toEqual(['Medium']);
  expect(redeemed.body).toMatchObject({ scope: 'openid interests' });
  expect(redeemed.body.refresh_token).toBeUndefined();
});

it('a sign-in needs the person anew where the application says so', async () => {
  const { provider, addressWith, signInWith } = await startOpenId();
  const { browser, token } = await signInWith();
  provider.clock.pass(HOUR);
  const finish = async (change: Record<string, string>) => {
    const page = locationOf(await browser.go(addressWith(change)));
    return browser.onPage(`${page}/finish`, { token, body: { email: false } });
  };
  expect((await finish({ prompt: 'login' })).body.code).toBe('authorize.sign-in');
  expect((await finish({ max_age: '3599' })).body.code).toBe('authorize.sign-in');
  expect((await finish({ prompt: 'consent' })).body.code).toBe('authorize.grant');
  expect((await finish({ max_age: '3600' })).status).toBe(200);
  expect((await finish({})).status).toBe(200);
  const silent = async (max_age: string) =>
    answerAt(locationOf(await browser.go(addressWith({ prompt: 'none', max_age }))));
  const asked = async (change: Record<string, string>) => {
    const page = locationOf(await browser.go(addressWith(change)));
    return (await browser.onPage(`${page}/request`)).body.prompt;
  };
  expect([await asked({ max_age: '3599' }), await asked({ max_age: '3600' })]).toEqual(['login', undefined]);
  expect(await silent('3599')).toMatchObject({ error: 'login_required' });
  expect(await silent('3600')).toMatchObject({ code: expect.any(String) });
  expect(await asked({ prompt: 'select_account login consent' })).toBe('login consent');
});

it('a sign-in is answered with 409 if the person shares nothing that the application asks for', async () => {
  const { provider, begin } = await startOpenId();
  const { browser, page } = await begin({ scope: 'openid preferences' });
  const { finished } = await signInOnPage(provider, browser, page, { labels: ['Medium'] });
  expect(refusalIn(finished)).toBe('409 authorize.grant');
});

it('an application gets the address only if it asks and the person switches it on', async () => {
  const { tokens, userinfo } = await startOpenId();
  const emailOf = async (scope: string, email: boolean) =>
    (await userinfo((await tokens({ scope }, { email })).accessToken)).body.email;
  expect(await emailOf('openid email', true)).toBe(EMAIL);
  expect(await emailOf('openid email', false)).toBeUndefined();
  expect(await emailOf('openid', true)).toBeUndefined();
});

it('a test application asks for no address, and gets none', async () => {
  const started = await startOpenId({ mode: 'test' });
  const { asked, accessToken, browser } = await started.tokens();
  expect(asked.email).toBe(false);
  const { body: person } = await started.userinfo(accessToken);
  expect(person).toMatchObject({ scope: 'openid interests offline_access' });
  expect(person.email).toBeUndefined();
  expect((await silentIn(started, browser)).code).toEqual(expect.any(String));
  const { account } = await signInToAccount(started.provider);
  expect(JSON.parse((await account('overview')).text).apps).toMatchObject([{ givesAddress: false }]);
});

it('a sign-in ends after an hour, and calls 1–4 of its page say so', async () => {
  const { provider, begin } = await startOpenId();
  const { onPage, page } = await begin();
  const key = page.split('/').at(-1) ?? '';
  provider.clock.pass(HOUR - 1);
  expect((await onPage(`${page}/request`)).status).toBe(200);
  provider.clock.pass(1);
  expect((await onPage(`${page}/request`)).status).toBe(404);
  expect((await onPage('/api/app', { key })).body.code).toBe('authorize.unknown');
  await provider.authorizeRequests.purge();
  expect(await provider.rows('authorize_requests')).toEqual([]);
});

it('the export of a person names their sign-ins, and their deletion ends them', async () => {
  const { provider, app, tokens } = await startOpenId();
  const { browser, token } = await tokens();
  const asked = { key: app.key, token, origin: null, body: {} };
  const { body, text } = await ask(provider, '/api/person/export', asked);
  expect(body).toMatchObject({
    signIns: [{ app: app.id, session: expect.any(String), givesAddress: true, grant: expect.any(String) }],
    authorizations: [
      {
        app: app.id,
        origin: ORIGIN,
        redirectUri: RETURN,
        signedIn: expect.stringMatching(/^2026-11-/),
        refreshes: true,
      },
    ],
  });
  for (const cookie of browser.cookies.values()) expect(text).not.toContain(cookie);
  await ask(provider, '/api/person/delete', asked);
  for (const table of ['authorizations', 'authorize_browsers'] as const)
    expect(await provider.database.query.selectFrom(table).selectAll().execute()).toEqual([]);
});

it('/account says that an application has the address and lasting access, until a newer grant without them', async () => {
  const started = await startOpenId();
  const given = async () => {
    const { account } = await signInToAccount(started.provider);
    return JSON.parse((await account('overview')).text).apps;
  };
  await started.signInWith({ scope: 'openid email interests offline_access' });
  expect(await given()).toMatchObject([{ givesAddress: true, lasts: true }]);
  await started.signInWith({ scope: 'openid email interests' }, { email: false });
  expect(await given()).toMatchObject([{ givesAddress: false, lasts: false }]);
});
