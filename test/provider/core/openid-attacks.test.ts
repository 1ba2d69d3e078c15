import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask, FORM, refusalIn } from '../support/ask.ts';
import { exchange, startCodeSharer } from '../support/code.ts';
import { createBrowser, locationOf, RETURN, RETURN_WITH_QUERY, startOpenId } from '../support/open-id.ts';
import { MAILING, ORIGIN } from '../support/provider.ts';

/** RFC 9700, section 4.1: an address that only looks registered gets no answer, and no redirect leads there. */
it.each([
  ['no address', null],
  ['a longer path', `${RETURN}/more`],
  ['a query of its own', `${RETURN}?next=https://evil.example`],
  ['an upper-case path', `${ORIGIN}/CALLBACK`],
  ['a login before the host', 'https://evil.example@shop.example/callback'],
  ['a script', 'javascript:alert(1)//https://shop.example/callback'],
  ['the form of all pages', `${ORIGIN}/*`],
  ['a line break', `${RETURN}\r\nx: y`],
])('a sign-in redirects to no address that is not registered: %s', async (_name, redirect_uri) => {
  const { provider, app, addressWith } = await startOpenId();
  await provider.database.query
    .insertInto('app_redirects')
    .values({ app_id: app.id, url: `${ORIGIN}/*` })
    .execute();
  const answer = await createBrowser(provider).go(addressWith({ redirect_uri }));
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.text).toContain('authorize.client');
  expect(answer.text).not.toContain('evil.example');
});

it('a sign-in redirects nowhere for an unknown application, the account pages, or a parameter that is sent twice', async () => {
  const { provider, addressWith } = await startOpenId();
  const { go } = createBrowser(provider);
  const headers = FORM;
  const twice = `${addressWith()}&redirect_uri=${encodeURIComponent(RETURN_WITH_QUERY)}`;
  for (const answer of [
    await go(addressWith({ client_id: 'app_unknown' })),
    await go(addressWith({ client_id: 'account' })),
    await go(addressWith({ client_id: null })),
    await go(twice),
    await go('/authorize', { body: twice.slice('/authorize?'.length), headers }),
  ])
    expect([answer.status, locationOf(answer)]).toEqual([400, '']);
});

/** RFC 9700, sections 4.5 and 4.8. */
it.each([
  ['with another verifier', { code_verifier: randomBytes(32).toString('base64url') }],
  ['without its return address', { redirect_uri: null }],
  ['with another registered return address', { redirect_uri: RETURN_WITH_QUERY }],
  ['with an address of the same origin', { redirect_uri: `${ORIGIN}/other` }],
])('a stolen code is worth nothing %s, and the real client still redeems it', async (_name, change) => {
  const { signInWith, redeem } = await startOpenId();
  const { answer } = await signInWith();
  expect(refusalIn(await redeem(answer.code, change))).toBe('400 invalid_grant');
  expect((await redeem(answer.code)).status).toBe(200);
});

it('a code that is sent again ends every token of the sign-in', async () => {
  const { tokens, redeem, refresh, userinfo } = await startOpenId();
  const { answer, accessToken, refreshToken } = await tokens();
  expect((await userinfo(accessToken)).status).toBe(200);
  expect((await redeem(answer.code)).body.error).toBe('invalid_grant');
  expect((await userinfo(accessToken)).body.code).toBe('access.stopped');
  expect((await refresh(refreshToken)).body.error).toBe('invalid_grant');
});

it('a sign-in of another browser can be neither read, finished nor refused, whatever its address', async () => {
  const { provider, addressWith, signInWith } = await startOpenId();
  const page = locationOf(await createBrowser(provider).go(addressWith()));
  const { browser, token } = await signInWith();
  for (const asked of [
    browser.onPage(`${page}/request`),
    browser.onPage(`${page}/finish`, { token, body: { email: true } }),
    browser.onPage(`${page}/refuse`, { method: 'POST' }),
    browser.go(`${page}/answer`),
  ])
    expect((await asked).status).toBe(404);
});

it('a sign-in is bound to its browser by a cookie that no script and no other site can use', async () => {
  const { provider, addressWith } = await startOpenId({
    variables: { PUBLIC_URL: 'https://id.example', ...MAILING },
  });
  const { headers } = await createBrowser(provider).go(addressWith());
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-authorize=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Expires=/,
  );
  expect(locationOf({ headers })).toMatch(/^https:\/\/id\.example\/authorize\//);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

it('a sign-in is closed to pages of other origins', async () => {
  const { provider, addressWith, signInWith, begin } = await startOpenId();
  const { browser, page } = await begin();
  const key = page.split('/').at(-1) ?? '';
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
    const read = await browser.go(`${page}/request`, { headers, origin: ORIGIN });
    expect(read.body.code).toBe('account.origin');
    const app = await ask(provider, '/api/app', { key, origin: ORIGIN, headers });
    expect(app.body.code).toBe('app.unknown');
  }
  expect((await ask(provider, '/api/app', { key, origin: 'http://localhost:4174' })).status).toBe(200);
  const signedIn = await signInWith();
  const silent = await signedIn.browser.go(addressWith({ prompt: 'none' }), { origin: ORIGIN });
  expect([silent.headers.get('access-control-allow-origin'), silent.text]).toEqual([null, '']);
});

it('a token or a code opens nothing where it stands in an address', async () => {
  const { provider, app, tokens, signInWith, redeem } = await startOpenId();
  const { accessToken } = await tokens();
  const inAddress = await ask(provider, `/api/userinfo?access_token=${accessToken}`, { origin: null });
  expect([inAddress.status, inAddress.body.sub]).toEqual([401, undefined]);
  const { answer } = await signInWith();
  const form = FORM;
  const query = new URLSearchParams({ grant_type: 'authorization_code', client_id: app.id });
  query.set('code', answer.code ?? '');
  for (const method of ['GET', 'POST']) {
    const asked = { method, origin: null, headers: form, ...(method === 'POST' ? { body: 'x=1' } : {}) };
    const refused = await ask(provider, `/api/token?${query}`, asked);
    expect([refused.status >= 400, refused.text.includes('access_token')]).toEqual([true, false]);
  }
  expect((await redeem(answer.code)).status).toBe(200);
});

it('a code of the widget signs nobody in', async () => {
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
