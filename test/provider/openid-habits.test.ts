import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { basic } from './support/code.ts';
import { createBrowser, locationOf, RETURN, startOpenId } from './support/open-id.ts';
import { ORIGIN } from './support/provider.ts';

describe('a public client that sends HTTP Basic with an empty secret, as requests-oauthlib does', () => {
  it('gets its tokens, also in a page', async () => {
    const { app, signInWith, redeem } = await startOpenId();
    const { answer } = await signInWith();
    const headers = basic(app.id, '');
    const answered = await redeem(answer.code, { client_id: null }, { headers, origin: ORIGIN });
    expect([answered.status, answered.headers.get('access-control-allow-origin')]).toEqual([200, ORIGIN]);
  });

  it.each(['', ' ', 'x', '%00'])('and a confidential one gets none with the secret %j', async (secret) => {
    const { app, signInWith, redeem } = await startOpenId({ isConfidential: true });
    const { answer } = await signInWith();
    const without = { client_id: null, client_secret: null };
    const answered = await redeem(answer.code, without, { headers: basic(app.id, secret) });
    expect([answered.status, answered.body.error]).toEqual([401, 'invalid_client']);
  });
});

describe('the query of a registered return address', () => {
  const QUERY = 'flag&a=b%20c+d&a=%2F';
  const back = `${RETURN}?${QUERY}`;

  it('stays as it is beside the answer to a sign-in, and beside a refusal', async () => {
    const { signInWith, addressWith, provider } = await startOpenId({ redirects: [back] });
    const { location } = await signInWith({ redirect_uri: back });
    expect(location).toMatch(
      new RegExp(`^${back.replace(/[.?+]/g, '\\$&')}&code=[\\w-]+&state=the-state&iss=`),
    );
    const refused = await createBrowser(provider).go(addressWith({ redirect_uri: back, prompt: 'none' }));
    expect(locationOf(refused)).toContain(`${back}&error=login_required&state=the-state&iss=`);
  });

  it('stays as it is after the sign-out, with and without a state', async () => {
    const { app, provider } = await startOpenId({ redirects: [back] });
    const endWith = async (more: Record<string, string>) => {
      const query = new URLSearchParams({ client_id: app.id, post_logout_redirect_uri: back, ...more });
      return locationOf(await createBrowser(provider).go(`/end_session?${query}`));
    };
    expect(await endWith({})).toBe(back);
    expect(await endWith({ state: 'a b&c' })).toBe(`${back}&state=a+b%26c`);
  });
});

it.each(['openid-configuration', 'oauth-authorization-server', 'jwks.json', 'receipt-keys.json', 'webauthn'])(
  'a page whose monitoring adds headers reads /.well-known/%s: the preflight is for every page',
  async (name) => {
    const { provider } = await startOpenId();
    const { status, headers } = await ask(provider, `/.well-known/${name}`, {
      method: 'OPTIONS',
      origin: 'https://stranger.example',
      headers: { 'access-control-request-method': 'GET', 'access-control-request-headers': 'traceparent' },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-headers')).toContain('traceparent');
    expect(headers.get('access-control-allow-methods')).toBe('GET');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  },
);

it.each([
  ['post_logout_redirect_uri', RETURN],
  ['post_logout_redirect_uri', 'https://evil.example/'],
  ['client_id', 'app_other'],
  ['state', 'x'],
  ['id_token_hint', 'x'],
])('a sign-out with a second %s, %s, ends nothing and leads nowhere', async (name, value) => {
  const { app, provider, tokens } = await startOpenId();
  const { browser, redeemed } = await tokens();
  const query = new URLSearchParams({
    client_id: app.id,
    id_token_hint: String(redeemed.body.id_token),
    post_logout_redirect_uri: RETURN,
    state: 's',
  });
  query.append(name, value);
  const answer = await browser.go(`/end_session?${query}`);
  expect([answer.status, locationOf(answer)]).toEqual([400, '']);
  expect(await provider.database.query.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});
