import { calculateJwkThumbprint, decodeJwt, type JWK } from 'jose';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../common/languages.ts';
import { textsIn } from '../../provider/facts/texts.ts';
import { ask, FORM, refusalIn } from './support/ask.ts';
import { basic } from './support/code.ts';
import { ISSUER } from './support/host-server.ts';
import { answerAt, createBrowser, locationOf, RETURN, signInOnPage, startOpenId } from './support/open-id.ts';
import { ORIGIN } from './support/provider.ts';
import { EMAIL, textOf } from './support/sign-in.ts';

/**
 * What the OpenID Foundation's certification plans ask of a provider, with the names of their modules. Every request has
 * PKCE, which this provider requires.
 */

const start = async () => {
  const started = await startOpenId({ isConfidential: true });
  const { app, redeem } = started;
  const asBasic = { headers: basic(app.id, app.secret ?? '') };
  const tokensOf = async (code: string | undefined) => {
    const redeemed = await redeem(code, { client_id: null, client_secret: null }, asBasic);
    const claims = decodeJwt(textOf(redeemed, 'id_token'));
    return { redeemed, claims, accessToken: textOf(redeemed, 'access_token') };
  };
  const signIn = async (change: Record<string, string | null> = {}) => {
    const signedIn = await started.signInWith(change);
    return { ...signedIn, ...(await tokensOf(signedIn.answer.code)) };
  };
  return { ...started, tokensOf, signIn };
};

it('oidcc-userinfo: user info is read by GET, by POST and by a form', async () => {
  const { provider, signIn } = await start();
  const { accessToken: token, claims } = await signIn();
  const person = { sub: claims.sub, email: EMAIL, email_verified: true };
  const userinfo = async (asked: object) =>
    (await ask(provider, '/api/userinfo', { origin: null, headers: FORM, ...asked })).body;
  expect(await userinfo({ token })).toMatchObject(person);
  expect(await userinfo({ token, method: 'POST' })).toMatchObject(person);
  expect(await userinfo({ body: `access_token=${token}` })).toMatchObject(person);
});

it.each([
  ['oidcc-ensure-request-without-nonce', { nonce: null }],
  ['oidcc-scope-profile', { scope: 'openid profile' }],
  ['oidcc-ensure-request-with-unknown-parameter', { extra: 'foobar', display: 'popup', acr_values: '1 2' }],
  ['oidcc-login-hint and -ui-locales', { login_hint: 'buffy@id.example', ui_locales: 'se no' }],
  ['oidcc-claims-essential', { claims: '{"userinfo":{"name":{"essential":true}}}' }],
])('%s: the sign-in succeeds, and gives nothing more', async (_name, change) => {
  const { signIn, userinfo } = await start();
  const { accessToken, claims, redeemed } = await signIn(change);
  const { body } = await userinfo(accessToken);
  expect([body.sub, body.name]).toEqual([claims.sub, undefined]);
  expect(claims.nonce).toBe('nonce' in change ? undefined : 'the-nonce');
  // The granted scope differs from the requested one, so the answer names it (RFC 6749, section 5.1).
  expect(String(redeemed.body.scope).split(' ')).not.toContain('profile');
});

it('oidcc-prompt-login: the person signs in anew, and `auth_time` is later', async () => {
  const { provider, addressWith, signIn, tokensOf } = await start();
  const { browser, claims } = await signIn();
  provider.clock.pass(2_000);
  const page = locationOf(await browser.go(addressWith({ prompt: 'login' })));
  const { location } = await signInOnPage(provider, browser, page);
  const next = await tokensOf(answerAt(location).code);
  expect(next.claims.auth_time).toBe(Number(claims.auth_time) + 2);
  expect(next.claims.sub).toBe(claims.sub);
});

it('oidcc-ensure-post-request-succeeds: a request as a form leads to the same address by 303', async () => {
  const { provider, addressWith, tokensOf } = await start();
  const browser = createBrowser(provider);
  const body = addressWith().replace('/authorize?', '');
  const led = await browser.go('/authorize', { body, headers: FORM });
  expect([led.status, locationOf(led)]).toEqual([303, `${ISSUER}${addressWith()}`]);
  const page = locationOf(await browser.go(locationOf(led)));
  const { location } = await signInOnPage(provider, browser, page);
  expect((await tokensOf(answerAt(location).code)).claims.nonce).toBe('the-nonce');
});

it('oidcc-formpost: an error comes by a form', async () => {
  const { provider, addressWith } = await startOpenId();
  const address = addressWith({ response_mode: 'form_post', response_type: null });
  const { status, text, headers } = await createBrowser(provider).go(address);
  expect([status, locationOf({ headers })]).toEqual([200, '']);
  expect(text).toContain(`<form method="post" action="${RETURN}"`);
  const fields = [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(fields)).toMatchObject({ error: 'invalid_request', state: 'the-state' });
});

it('a request without `openid` is one of OAuth: no ID token, and no user info', async () => {
  const { tokens, userinfo } = await startOpenId();
  const { redeemed, accessToken } = await tokens({ scope: 'interests email' });
  expect([redeemed.status, redeemed.body.id_token]).toEqual([200, undefined]);
  expect(refusalIn(await userinfo(accessToken))).toBe('403 access.scope');
});

it('the discovery documents of OpenID Connect and OAuth name only addresses that answer', async () => {
  const { provider } = await startOpenId();
  const [one, other] = await Promise.all(
    ['openid-configuration', 'oauth-authorization-server'].map((name) =>
      ask(provider, `/.well-known/${name}`, { origin: 'https://stranger.example' }),
    ),
  );
  expect(one?.body).toEqual(other?.body);
  // OpenID Connect Discovery, section 3: the required members, and the values that each provider must support.
  expect(one?.body).toMatchObject({
    issuer: ISSUER,
    response_types_supported: ['code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['ES256', 'RS256'],
    scopes_supported: expect.arrayContaining(['openid']),
    claims_supported: expect.arrayContaining(['sub', 'sid']),
    prompt_values_supported: ['none', 'login', 'consent', 'select_account'],
    grant_types_supported: expect.arrayContaining(['authorization_code']),
    request_uri_parameter_supported: false,
    backchannel_logout_session_supported: true,
    ui_locales_supported: LANGUAGES,
  });
  expect(one?.headers.get('access-control-allow-origin')).toBe('*');
  const addresses = Object.entries(one?.body ?? {}).filter(([name]) => /(_endpoint|_uri)$/.test(name));
  expect(addresses.length).toBeGreaterThan(5);
  for (const [, address] of addresses)
    expect((await ask(provider, new URL(String(address)).pathname)).body.code).not.toBe('request.path');
});

it('each published key has its use, algorithm and own id, and no private part', async () => {
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

it('`ui_locales` of the application comes before the language of the browser on each page', async () => {
  const { provider, app, addressWith, tokens } = await startOpenId();
  const { go } = (await tokens()).browser;
  const french = { 'accept-language': 'fr' };
  const asked = { ui_locales: 'tlh zh-Hans' };
  const isAsked = ({ text }: { readonly text: string }) => text.includes('<html lang="zh-Hans"');
  const stranger = createBrowser(provider);
  const silent = addressWith({ ...asked, response_mode: 'form_post', prompt: 'none' });
  const form = await stranger.go(silent, { headers: french });
  expect([isAsked(form), form.text]).toEqual([
    true,
    expect.stringContaining(`<h1 class="title">${textsIn('zh-Hans').pages.signIn.leaving}</h1>`),
  ]);
  const wrong = await stranger.go(addressWith({ ...asked, client_id: 'app_unknown' }), { headers: french });
  expect([wrong.status, isAsked(wrong)]).toEqual([400, true]);
  const fields = { client_id: app.id, ...asked };
  const asking = await go(`/end_session?${new URLSearchParams(fields)}`, { headers: french });
  expect(isAsked(asking)).toBe(true);
  const done = await go('/end_session/confirm', {
    body: String(new URLSearchParams(fields)),
    headers: { ...FORM, ...french, 'sec-fetch-site': 'same-origin' },
  });
  expect([isAsked(done), done.text]).toEqual([
    true,
    expect.stringContaining(textsIn('zh-Hans').pages.signOut.done),
  ]);
});

it('HTTP Basic with an empty secret, as requests-oauthlib sends it, is enough for a public client only', async () => {
  for (const isConfidential of [false, true]) {
    const { app, signInWith, redeem } = await startOpenId({ isConfidential });
    const { answer } = await signInWith();
    const asked = { headers: basic(app.id, ''), origin: ORIGIN };
    const { status } = await redeem(answer.code, { client_id: null, client_secret: null }, asked);
    expect(status).toBe(isConfidential ? 401 : 200);
  }
});
