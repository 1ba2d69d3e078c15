import { calculateJwkThumbprint, type JWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { ISSUER } from './support/host-server.ts';
import { createBrowser, locationOf, RETURN, silentIn, startOpenId } from './support/open-id.ts';
import { ORIGIN } from './support/provider.ts';

/** The other plans of the OpenID Foundation's suite that concern this provider, by the names of their modules. */

describe('oidcc-config-certification-test-plan', () => {
  it('the published keys: each with its use, algorithm and own id, and no private part', async () => {
    const { provider } = await startOpenId();
    const { text } = await ask(provider, '/.well-known/jwks.json', { origin: null });
    const { keys }: { keys: readonly JWK[] } = JSON.parse(text);
    expect(keys.map(({ kty, alg, use }) => [kty, alg, use])).toEqual([
      ['EC', 'ES256', 'sig'],
      ['RSA', 'RS256', 'sig'],
    ]);
    for (const key of keys) {
      expect(key.kid).toBe(await calculateJwkThumbprint(key));
      expect(Object.keys(key).filter((name) => /^(d|p|q|dp|dq|qi|k)$/.test(name))).toEqual([]);
    }
  });
});

describe('oidcc-formpost-basic-certification-test-plan', () => {
  /** The address of the form, and its fields. */
  const formIn = (text: string) => ({
    action: /<form method="post" action="([^"]+)"/.exec(text)?.[1],
    fields: Object.fromEntries(
      [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  });

  it.each<[string, Record<string, string | null>, string]>([
    ['oidcc-response-type-missing', { response_type: null }, 'invalid_request'],
    ['oidcc-prompt-none-not-logged-in', { prompt: 'none' }, 'login_required'],
    ['oidcc-unsigned-request-object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
  ])('%s: the error comes by a form', async (_name, change, error) => {
    const { provider, addressWith } = await startOpenId();
    const address = addressWith({ response_mode: 'form_post', ...change });
    const answer = await createBrowser(provider).go(address);
    expect([answer.status, locationOf(answer)]).toEqual([200, '']);
    const { action, fields } = formIn(answer.text);
    expect([action, fields]).toEqual([
      RETURN,
      expect.objectContaining({ error, state: 'the-state', iss: ISSUER }),
    ]);
  });
});

describe('oidcc-rp-initiated-logout-certification-test-plan', () => {
  const LEFT = `${ORIGIN}/left`;

  const start = async () => {
    const started = await startOpenId({ redirects: [RETURN, LEFT] });
    const { browser, redeemed } = await started.tokens();
    const hint = String(redeemed.body.id_token);
    const open = (fields: Record<string, string>) =>
      browser.go(`/end_session?${new URLSearchParams(fields)}`);
    const isSignedIn = async () => 'code' in (await silentIn(started, browser));
    return { ...started, hint, open, isSignedIn };
  };

  it.each([
    ['oidcc-rp-initiated-logout', { post_logout_redirect_uri: LEFT, state: 'bye' }, `${LEFT}?state=bye`],
    ['oidcc-rp-initiated-logout-no-state', { post_logout_redirect_uri: LEFT }, LEFT],
    ['oidcc-rp-initiated-logout-no-post-logout-redirect-uri', { state: 'bye' }, ''],
    ['the hint alone', {}, ''],
  ])('%s: the person is signed out', async (_name, fields, location) => {
    const { hint, open, isSignedIn } = await start();
    expect(locationOf(await open({ id_token_hint: hint, ...fields }))).toBe(location);
    expect(await isSignedIn()).toBe(false);
  });

  it.each([
    ['oidcc-rp-initiated-logout-bad-post-logout-redirect-uri', { post_logout_redirect_uri: `${LEFT}/x` }],
    [
      'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri',
      { post_logout_redirect_uri: `${LEFT}?more=1` },
    ],
  ])('%s: an error, and no redirect', async (_name, fields) => {
    const { hint, open, isSignedIn } = await start();
    const answer = await open({ id_token_hint: hint, ...fields });
    expect([answer.status, locationOf(answer), await isSignedIn()]).toEqual([400, '', true]);
  });

  it.each<[string, (hint: string) => string]>([
    ['oidcc-rp-initiated-logout-bad-id-token-hint', () => 'not.a.token'],
    [
      'oidcc-rp-initiated-logout-modified-id-token-hint',
      (hint) => hint.replace(/\.[^.]+\./, (claims) => `${claims.slice(0, -3)}AA.`),
    ],
  ])('%s: an error, and the person stays signed in', async (_name, changed) => {
    const { hint, open, isSignedIn } = await start();
    const answer = await open({ id_token_hint: changed(hint), post_logout_redirect_uri: LEFT });
    expect([answer.status, locationOf(answer), await isSignedIn()]).toEqual([400, '', true]);
  });

  it.each([
    ['oidcc-rp-initiated-logout-no-params', {}],
    ['oidcc-rp-initiated-logout-only-state', { state: 'bye' }],
  ])('%s: the person is asked', async (_name, fields) => {
    const { open, isSignedIn } = await start();
    const answer = await open(fields);
    expect([answer.status, answer.text, await isSignedIn()]).toEqual([
      200,
      expect.stringContaining('Sign out of'),
      true,
    ]);
  });

  it('oidcc-rp-initiated-logout-no-id-token-hint: an address alone is of no application', async () => {
    const { open, isSignedIn } = await start();
    const answer = await open({ post_logout_redirect_uri: LEFT });
    expect([answer.status, locationOf(answer), await isSignedIn()]).toEqual([400, '', true]);
  });
});

describe('a request without `openid`', () => {
  it('is one of OAuth: no ID token, and no user info', async () => {
    const { tokens, userinfo } = await startOpenId();
    const { redeemed, accessToken } = await tokens({ scope: 'interests email' });
    expect([redeemed.status, redeemed.body.id_token]).toEqual([200, undefined]);
    const refused = await userinfo(accessToken);
    expect([refused.status, refused.body.code]).toEqual([403, 'access.scope']);
  });
});
