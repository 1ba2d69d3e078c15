import { expect, it } from 'vitest';
import { at, fieldsOf, ORIGIN, visit } from './visitor.ts';

const STATE = 'a state of the widget, with & and "';
const BASIC = `Basic ${btoa('sandbox:sandbox-secret')}`;

/** A person on the way to a connected platform. */
const connect = async () => {
  const visitor = visit();
  const person = await visitor.signIn('ada@example.org');
  const begin = async (connector: string) => {
    const answer = await person.post(`/api/${connector}/authorize`, {
      session: { username: 'ada', state: STATE, redirectUrl: `${ORIGIN}/gigi?lang=de` },
    });
    const [[key, url] = []] = Object.entries(await fieldsOf(answer));
    return { status: answer.status, key: String(key), url: String(url) };
  };
  /** The addresses of Allow and Deny on the consent page. */
  const choices = async (url: string) => {
    const html = await (await visitor.get(url.slice(ORIGIN.length))).text();
    const [allow = '', deny = ''] = [...html.matchAll(/href="(http[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&').slice(ORIGIN.length),
    );
    return { allow, deny };
  };
  const arrive = async (path: string) => {
    const { status, headers } = await visitor.comeBack(path);
    return { status, url: new URL(headers.get('location') ?? '', ORIGIN) };
  };
  return { ...visitor, person, begin, choices, arrive };
};

it('connecting a platform of the sandbox returns Allow with a ticket that links the account, once', async () => {
  const { begin, choices, arrive, person } = await connect();
  const { allow } = await choices((await begin('reddit')).url);
  const { status, url } = await arrive(allow);
  expect([status, url.pathname]).toEqual([303, '/gigi']);
  const { ticket, ...rest } = Object.fromEntries(url.searchParams);
  expect(rest).toEqual({ lang: 'de', platform: 'reddit', state: STATE });
  const complete = () => person.post('/api/reddit/complete', { state: STATE, ticket });
  expect((await complete()).status).toBe(200);
  expect((await complete()).status).toBe(410);
  const kept = await fieldsOf(await person.post('/api/person/export', {}));
  expect(at(kept, 'platforms', 0, 'platform')).toBe('reddit');
  expect((await arrive(allow)).status).toBe(410);
});

it('connecting a platform of the sandbox returns Deny with access_denied', async () => {
  const { begin, choices, arrive } = await connect();
  const { deny } = await choices((await begin('gmail')).url);
  expect(Object.fromEntries((await arrive(deny)).url.searchParams)).toEqual({
    lang: 'de',
    platform: 'gmail',
    state: STATE,
    error: 'access_denied',
  });
});

it('the consent page of a stand-in platform names the platform and the shared data, and runs no script', async () => {
  const { begin, get } = await connect();
  const { url } = await begin('youtube');
  const answer = await get(url.slice(ORIGIN.length));
  const html = await answer.text();
  expect(html).toContain('<h1>Connect your YouTube account</h1>');
  expect(html).toContain('Channels you follow');
  expect(html).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
});

it.each([
  ['no application', '/oauth/youtube?state=%22%3E%3Cscript%3E'],
  ['another address to return to', 'redirect_uri=https://evil.example/'],
  ['no PKCE', 'code_challenge='],
  ['a plain challenge', 'code_challenge_method=plain'],
])('the consent page of a stand-in platform redirects nowhere for %s', async (_name, change) => {
  const { begin, get } = await connect();
  const url = new URL((await begin('youtube')).url);
  for (const [name, value] of new URLSearchParams(change)) url.searchParams.set(name, value);
  const answer = await get(change.startsWith('/') ? change : `${url.pathname}${url.search}`);
  const html = await answer.text();
  expect([answer.status, /href="http/.test(html), html.includes('<script')]).toEqual([400, false, false]);
});

const VERIFIER = 'a verifier of the provider';
const start = async () => {
  const visitor = visit();
  const redirect_uri = `${ORIGIN}/oauth/github/callback`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(VERIFIER));
  const query = new URLSearchParams({
    client_id: 'sandbox',
    redirect_uri,
    response_type: 'code',
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
  });
  const html = await (await visitor.get(`/oauth/github?${query}`)).text();
  const code = /code=([\da-f]{32})/.exec(html)?.[1] ?? '';
  const call = async (path: string, form: Record<string, string>, authorization = BASIC) => {
    const answer = await visitor.send(`/sandbox/platforms/${path}`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams(form),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
  };
  const right = { grant_type: 'authorization_code', code, redirect_uri, code_verifier: VERIFIER };
  return { ...visitor, call, right };
};

it('the token call of a stand-in platform gives tokens for a code once, and revokes them', async () => {
  const { call, right } = await start();
  const first = await call('github/token', right);
  expect(first).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 3_600 } });
  expect((await call('github/token', right)).body.error).toBe('bad_verification_code');
  expect((await call('github/revoke', { token: first.body.refresh_token })).status).toBe(200);
  expect((await call('github/revoke', { token: 'unknown' })).status).toBe(200);
});

it('the token call of a stand-in platform renews tokens that are an hour old, each refresh token once, and allows reading with access tokens only', async () => {
  const { call, right, clock, send } = await start();
  const { body } = await call('github/token', right);
  const read = async (token: string) =>
    (
      await send('/sandbox/platforms/github/api/user/repos', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  expect([await read(body.access_token), await read(body.refresh_token)]).toEqual([200, 401]);
  clock.now += 3_600_000;
  expect(await read(body.access_token)).toBe(401);
  const renewal = { grant_type: 'refresh_token', refresh_token: body.refresh_token };
  expect((await call('gmail/token', renewal)).body.error).toBe('invalid_grant');
  const renewed = await call('github/token', renewal);
  expect(await read(renewed.body.access_token)).toBe(200);
  expect((await call('github/token', renewal)).body.error).toBe('bad_refresh_token');
  const again = { grant_type: 'refresh_token', refresh_token: renewed.body.refresh_token };
  expect((await call('github/token', again)).status).toBe(200);
  const asRefresh = { grant_type: 'refresh_token', refresh_token: renewed.body.access_token };
  expect((await call('github/token', asRefresh)).body.error).toBe('bad_refresh_token');
});

it('the token call of a stand-in platform is refused for another platform, after ten minutes, and without the client’s secret', async () => {
  const { call, right, clock } = await start();
  expect((await call('github/token', right, 'Basic eDp5')).status).toBe(401);
  expect((await call('github/revoke', right, '')).status).toBe(401);
  expect((await call('github/token', { ...right, grant_type: 'password' })).body.error).toBe(
    'unsupported_grant_type',
  );
  expect((await call('myspace/token', right)).status).toBe(404);
  clock.now += 600_000;
  expect((await call('github/token', right)).body.error).toBe('bad_verification_code');
  const other = await start();
  expect((await other.call('gmail/token', other.right)).body.error).toBe('invalid_grant');
});
