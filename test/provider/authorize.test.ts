import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { signInToAccount } from './support/account.ts';
import { ask } from './support/ask.ts';
import {
  answerAt,
  createBrowser,
  locationOf,
  RETURN,
  RETURN_WITH_QUERY,
  signInOnPage,
  silentIn,
  startOpenId,
} from './support/open-id.ts';
import { ORIGIN } from './support/provider.ts';
import { EMAIL, textOf } from './support/sign-in.ts';

const ISS = 'http://localhost:4174';
const HOUR = 3_600_000;

describe('GET /authorize', () => {
  it('leads to a page that gets what the application asks for', async () => {
    const { provider, addressWith } = await startOpenId();
    const { go, onPage } = createBrowser(provider);
    const scope = 'openid email preferences reasons personality offline_access profile';
    const asked = addressWith({
      scope,
      login_hint: EMAIL,
      ui_locales: 'de',
      prompt: 'consent',
      max_age: '9',
    });
    const page = locationOf(await go(asked));
    expect(page).toMatch(/^http:\/\/localhost:4174\/authorize\/authorize_[\w-]+$/);
    expect((await onPage(`${page}/request`)).body).toEqual({
      key: page.split('/').at(-1),
      origin: ORIGIN,
      labels: ['Medium', 'Large', 'Traits', 'Reasons'],
      email: true,
      offline: true,
      loginHint: EMAIL,
      uiLocales: 'de',
      prompt: 'login consent',
    });
    const rows = await provider.database.query.selectFrom('authorize_requests').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('amal');
  });

  it('answers with code, state and issuer, under the grant that the page gave', async () => {
    const { provider, signInWith, redeem } = await startOpenId();
    const redirect_uri = RETURN_WITH_QUERY;
    const { location, shared, answer } = await signInWith({ redirect_uri });
    expect(location.startsWith(`${redirect_uri}&code=`)).toBe(true);
    expect(answer).toEqual({ from: 'provider', code: expect.any(String), state: 'the-state', iss: ISS });
    const token = decodeJwt(textOf(await redeem(answer.code, { redirect_uri }), 'access_token'));
    const grants = await provider.database.query.selectFrom('grants').selectAll().execute();
    expect(grants).toMatchObject([{ id: token.grant, origin: ORIGIN, revoked_at: null }]);
    expect(decodeJwt(textOf(shared, 'receipt'))).toMatchObject({ piiProcessing: { collection: 'frame' } });
  });

  it('tells the application that the person refuses', async () => {
    const { provider, addressWith } = await startOpenId();
    const { go, onPage } = createBrowser(provider);
    const page = locationOf(await go(addressWith()));
    const { body } = await onPage(`${page}/refuse`, { method: 'POST' });
    expect(answerAt(String(body.location))).toMatchObject({ error: 'access_denied', state: 'the-state' });
    expect((await onPage(`${page}/request`)).body.code).toBe('authorize.unknown');
  });

  it('asks for interests if the application names no data', async () => {
    const { tokens } = await startOpenId();
    const { asked, redeemed } = await tokens({ scope: 'openid' });
    expect(asked.labels).toEqual(['Medium']);
    expect(redeemed.body).toMatchObject({ scope: 'openid interests medium' });
    expect(redeemed.body.refresh_token).toBeUndefined();
  });

  it('needs a new sign-in and a new approval where the application says so', async () => {
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
    const asked = async (max_age: string) => {
      const page = locationOf(await browser.go(addressWith({ max_age })));
      return (await browser.onPage(`${page}/request`)).body.prompt;
    };
    expect([await asked('3599'), await asked('3600')]).toEqual(['login', undefined]);
    expect(await silent('3599')).toMatchObject({ error: 'login_required' });
    expect(await silent('3600')).toMatchObject({ code: expect.any(String) });
  });

  it('takes the choice of an account as a new sign-in', async () => {
    const { addressWith, signInWith } = await startOpenId();
    const { browser } = await signInWith();
    const page = locationOf(await browser.go(addressWith({ prompt: 'select_account login consent' })));
    expect((await browser.onPage(`${page}/request`)).body.prompt).toBe('login consent');
    const silent = locationOf(await browser.go(addressWith({ prompt: 'none select_account' })));
    expect(answerAt(silent)).toMatchObject({ error: 'invalid_request' });
  });

  it('answers 409 if the person shares nothing that the application asks for', async () => {
    const { provider, addressWith } = await startOpenId();
    const browser = createBrowser(provider);
    const page = locationOf(await browser.go(addressWith({ scope: 'openid preferences' })));
    const { finished } = await signInOnPage(provider, browser, page, { labels: ['Medium'] });
    expect([finished.status, finished.body.code]).toEqual([409, 'authorize.grant']);
    const { browser: other, token } = await (await startOpenId()).signInWith();
    const refused = await other.onPage(`${page}/finish`, { token, body: { email: true } });
    expect(refused.body.code).toBe('authorize.unknown');
  });

  it('gives the address only if the application asks and the person switches it on', async () => {
    const { tokens, userinfo } = await startOpenId();
    const emailOf = async (scope: string, email: boolean) =>
      (await userinfo((await tokens({ scope }, { email })).accessToken)).body.email;
    expect(await emailOf('openid email', true)).toBe(EMAIL);
    expect(await emailOf('openid email', false)).toBeUndefined();
    expect(await emailOf('openid', true)).toBeUndefined();
  });

  it('asks for no address for a test application, which gets none', async () => {
    const started = await startOpenId({ mode: 'test' });
    const { provider, tokens, userinfo } = started;
    const { asked, accessToken, browser } = await tokens();
    expect(asked.email).toBe(false);
    const { body: person } = await userinfo(accessToken);
    expect(person).toMatchObject({ scope: 'openid interests offline_access medium' });
    expect(person.email).toBeUndefined();
    expect((await silentIn(started, browser)).code).toEqual(expect.any(String));
    const { account } = await signInToAccount(provider);
    expect(JSON.parse((await account('overview')).text).apps).toMatchObject([{ givesAddress: false }]);
    expect(JSON.parse((await account('export', { body: {} })).text)).toMatchObject({
      grants: [{ givesAddress: false }],
      signIns: [{ givesAddress: false }],
    });
  });

  it('ends a sign-in after an hour', async () => {
    const { provider, addressWith } = await startOpenId();
    const { go, onPage } = createBrowser(provider);
    const page = locationOf(await go(addressWith()));
    provider.clock.pass(HOUR);
    expect((await onPage(`${page}/request`)).status).toBe(404);
    await provider.authorizeRequests.purge();
    expect(await provider.database.query.selectFrom('authorize_requests').selectAll().execute()).toEqual([]);
  });
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
