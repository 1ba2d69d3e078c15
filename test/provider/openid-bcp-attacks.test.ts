import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { exchange, startCodeSharer } from './support/code.ts';
import { RETURN, startOpenId } from './support/open-id.ts';
import { ORIGIN } from './support/provider.ts';

/**
 * The attacks of RFC 9700, section 4, and the flows that its section 2 forbids, if they concern a provider. Each has
 * the file and the title of its test.
 */
const _TRIED: readonly (readonly [attack: string, file: string, title: string])[] = [
  ['2.1.2 implicit grant', 'openid-plans', 'brings an error to the application'],
  ['2.4 password grant, and grants without a person', 'code-exchange', 'answers %s with %s'],
  ['4.1 redirect URI validation', 'openid-attacks', 'an open redirect'],
  [
    '4.2 leak by Referer',
    'openid-attacks',
    'is bound to it by a cookie that no script and no other site can use',
  ],
  [
    '4.3.1 code in the browser history',
    'openid-attacks',
    'that is sent again ends every token of the sign-in',
  ],
  ['4.3.2 access token in an address', 'openid-bcp-attacks', 'opens nothing where it stands in an address'],
  ['4.4 mix-up', 'openid-attacks', 'a mix-up of providers is seen'],
  ['4.5 code injection', 'openid-attacks', 'is worth nothing %s, and the real client still redeems it'],
  ['4.5.3.2 nonce', 'openid-conformance', 'oidcc-server: code, state, ID token, user info'],
  ['4.6 token injection', 'openid-conformance', 'oidcc-response-type-missing'],
  ['4.7 CSRF at the return', 'openid-conformance', 'oidcc-server: code, state, ID token, user info'],
  ['4.8 PKCE downgrade', 'openid-attacks', 'PKCE is required: %s gives no code, and no page'],
  ['4.8 PKCE downgrade, by nonce', 'openid-without-pkce', 'a challenge taken away is seen'],
  [
    '4.8 PKCE downgrade, at the token endpoint',
    'code-exchange',
    'refuses a verifier for a code without a challenge',
  ],
  [
    '4.9 token leak at a resource server',
    'refresh-attacks',
    'and an ID token or a token of call 4 open no user info',
  ],
  ['4.10 stolen access token', 'openid-pages', 'a page of a confidential application reads who signed in'],
  ['4.11 open redirector', 'openid-attacks', 'at the sign-out'],
  [
    '4.11 open redirector, by a second address',
    'openid-habits',
    'a sign-out with a second %s, %s, ends nothing',
  ],
  ['4.12 redirect with 307', 'openid-bcp-attacks', 'never repeats a form at the next address'],
  ['4.13 headers of a proxy', 'proxies', 'says once that a proxy which writes %s is not trusted'],
  ['4.14 refresh token', 'refresh-attacks', 'ends the family when it is used after the client, or before'],
  [
    '4.14 refresh token, reported as withdrawal',
    'userinfo-refusals',
    'tells a sign-in whose tokens were ended',
  ],
  ['4.14 refresh token, many at once', 'refresh-attacks', 'works once, even if it is sent many times'],
  ['4.15 client that poses as a person', 'native-apps', 'takes a scheme that is a domain name in reverse'],
  ['4.16 clickjacking', 'authorize-page', 'that no page frames'],
  ['4.17 messages between windows', 'openid-bcp-attacks', 'is answered by a redirect or a form only'],
];

describe('a token or a code', () => {
  it('opens nothing where it stands in an address', async () => {
    const { provider, app, tokens, signInWith, redeem } = await startOpenId();
    const { accessToken } = await tokens();
    const inAddress = await ask(provider, `/api/userinfo?access_token=${accessToken}`, { origin: null });
    expect([inAddress.status, inAddress.body.sub]).toEqual([401, undefined]);
    const { answer } = await signInWith();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const query = new URLSearchParams({ grant_type: 'authorization_code', client_id: app.id });
    query.set('code', answer.code ?? '');
    for (const method of ['GET', 'POST']) {
      const asked = { method, origin: null, headers: form, ...(method === 'POST' ? { body: 'x=1' } : {}) };
      const refused = await ask(provider, `/api/token?${query}`, asked);
      expect([refused.status >= 400, refused.text.includes('access_token')]).toEqual([true, false]);
    }
    expect((await redeem(answer.code)).status).toBe(200);
  });

  it('of a sign-in is no code of the widget, and the other way round', async () => {
    const { signInWith, redeem } = await startOpenId();
    const { answer } = await signInWith();
    // A code of the widget needs no return address.
    expect((await redeem(answer.code, { redirect_uri: null })).body.error).toBe('invalid_grant');
    expect((await redeem(answer.code)).status).toBe(200);
    const { provider, app, code, verifier } = await startCodeSharer();
    const given = await exchange(provider, {
      client_id: app.id,
      code: await code(),
      code_verifier: verifier,
      redirect_uri: RETURN,
      scope: 'openid email offline_access',
    });
    expect(given.status).toBe(200);
    expect([given.body.id_token, given.body.refresh_token]).toEqual([undefined, undefined]);
    const token = String(given.body.access_token);
    expect((await ask(provider, '/api/userinfo', { token, origin: null })).status).toBe(403);
  });
});

describe('the authorization endpoint', () => {
  it('answers another site nothing that its script can read', async () => {
    const started = await startOpenId();
    const { browser } = await started.signInWith();
    const address = started.addressWith({ prompt: 'none' });
    for (const origin of [ORIGIN, 'https://evil.example']) {
      const { headers, text } = await browser.go(address, { origin });
      expect([headers.get('access-control-allow-origin'), text]).toEqual([null, '']);
    }
  });
});
