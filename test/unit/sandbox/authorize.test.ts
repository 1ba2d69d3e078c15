import { expect, it } from 'vitest';
import { fieldsOf, ORIGIN, visit } from './visitor.ts';

const STATE = 'a state of the widget, with & and "';
const BASIC = `Basic ${btoa('sandbox:sandbox-secret')}`;

const begin = async () => {
  const visitor = visit();
  const { post } = await visitor.signIn('ada@example.org');
  const session = { username: 'ada', state: STATE, redirectUrl: `${ORIGIN}/gigi?lang=de` };
  const { youtubeURL } = await fieldsOf(await post('/api/youtube/authorize', { session }));
  return { ...visitor, url: new URL(String(youtubeURL)) };
};

it.each([
  ['no application', '/oauth/youtube?state=%22%3E%3Cscript%3E'],
  ['another address to return to', 'redirect_uri=https://evil.example/'],
  ['no PKCE', 'code_challenge='],
  ['a plain challenge', 'code_challenge_method=plain'],
])('the consent page of a stand-in platform redirects nowhere for %s', async (_name, change) => {
  const { url, get } = await begin();
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

it('a stand-in platform gives tokens for a code once, and renews them with each refresh token once', async () => {
  const { call, right, clock, send } = await start();
  const { status, body } = await call('github/token', right);
  expect([status, body.token_type, body.expires_in]).toEqual([200, 'bearer', 3_600]);
  expect((await call('github/token', right)).body.error).toBe('bad_verification_code');
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
  expect((await call('github/revoke', { token: 'unknown' })).status).toBe(200);
  const asRefresh = { grant_type: 'refresh_token', refresh_token: renewed.body.access_token };
  expect((await call('github/token', asRefresh)).body.error).toBe('bad_refresh_token');
});

it('a stand-in platform gives no token for another platform or verifier, after ten minutes, or without the client’s secret', async () => {
  const { call, right, clock } = await start();
  expect((await call('github/token', right, 'Basic eDp5')).status).toBe(401);
  expect((await call('github/revoke', right, '')).status).toBe(401);
  expect((await call('github/token', { ...right, grant_type: 'password' })).body.error).toBe(
    'unsupported_grant_type',
  );
  expect((await call('myspace/token', right)).status).toBe(404);
  const guessed = await (await start()).call('github/token', { ...right, code_verifier: 'guessed' });
  expect(guessed.body.error).toBe('bad_verification_code');
  clock.now += 600_000;
  expect((await call('github/token', right)).body.error).toBe('bad_verification_code');
  const other = await start();
  expect((await other.call('gmail/token', other.right)).body.error).toBe('invalid_grant');
});
