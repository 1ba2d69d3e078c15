import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { arrive, connecting, STATE, startConnecting } from './support/platform.ts';
import { CALLBACK, ORIGIN } from './support/provider.ts';
import { BO, signIn, textOf } from './support/sign-in.ts';

it.each(['github', 'reddit'] as const)(
  '%s is connected by consent, a ticket on the way back, and the session that began',
  async (connector) => {
    const { platform, provider, consentUrl, complete, accounts } = await startConnecting();
    const consent = new URL(await consentUrl(connector));
    expect(consent.protocol).toBe('https:');
    expect(consent.searchParams.get('redirect_uri')).toBe(
      `${provider.config.publicUrl}/oauth/${connector}/callback`,
    );
    const back = await arrive(provider, platform.allow(consent.href));
    expect(`${back.origin}${back.pathname}`).toBe(CALLBACK);
    expect(back.searchParams.get('state')).toBe(STATE);
    expect(back.searchParams.get('platform')).toBe(connector);
    expect(await accounts()).toEqual([]);
    expect(platform.agents[0]).toMatch(/^data-connect-provider\/\d+\.\d+\.\d+ \(\+https?:\/\/\S+\)$/);
    const done = await complete(back.searchParams.get('ticket') ?? '', { connector });
    expect([done.status, done.body]).toEqual([200, { connected: true, platform: connector }]);
    expect(await accounts()).toEqual([
      { platform: connector, scope: 'x', connected: expect.any(String), reading: expect.any(Object) },
    ]);
  },
);

it('a connection sends PKCE if the platform supports it, and requests only what is necessary', async () => {
  const { consentUrl } = await startConnecting();
  const { searchParams } = new URL(await consentUrl('github'));
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(searchParams.has('scope')).toBe(false);
  const reddit = new URL(await consentUrl('reddit')).searchParams;
  expect([reddit.has('code_challenge'), reddit.get('scope')]).toEqual([
    false,
    'identity mysubreddits history',
  ]);
});

it('the provider stores tokens and tickets sealed or hashed, and shows none in the state', async () => {
  const { platform, provider, complete, ticket, consentUrl } = await startConnecting();
  const issued = await ticket();
  const rows = async () => JSON.stringify([await provider.rows('tickets'), await provider.rows('accounts')]);
  const before = await rows();
  await complete(issued);
  for (const text of [before, await rows(), await consentUrl()]) {
    for (const secret of [...platform.issued, issued, STATE]) expect(text).not.toContain(secret);
  }
});

it('a connection returns to the app’s first address if the widget names none, and nowhere without one', async () => {
  const { platform, provider, consentUrl } = await startConnecting();
  const back = await arrive(provider, platform.allow(await consentUrl('github', { redirectUrl: undefined })));
  expect(back.href.startsWith(`${CALLBACK}?`)).toBe(true);
  const wide = await provider.addApp('live', [ORIGIN], { redirects: [`${ORIGIN}/*`, CALLBACK] });
  const there = await signIn(provider, wide.key, BO);
  const { consentUrl: urlOf } = connecting(provider, platform, { key: wide.key, token: there.token });
  const led = await arrive(provider, platform.allow(await urlOf('github', { redirectUrl: undefined })));
  expect(led.href.startsWith(`${CALLBACK}?`)).toBe(true);
  const bare = await provider.addApp('live', [ORIGIN], { redirects: [] });
  const { token } = await signIn(provider, bare.key, BO);
  const { begin } = connecting(provider, platform, { key: bare.key, token });
  expect((await begin('github', { redirectUrl: undefined })).body.code).toBe('app.redirect');
});

it('a connection keeps the page’s own query and fragment on the return', async () => {
  const { platform, provider, consentUrl } = await startConnecting();
  const redirectUrl = `${CALLBACK}?lang=de#jobs`;
  const back = await arrive(provider, platform.allow(await consentUrl('github', { redirectUrl })));
  expect([back.searchParams.get('lang'), back.hash]).toEqual(['de', '#jobs']);
});

it('a connection in test mode needs no session, exchanges no code and connects nothing', async () => {
  const { platform, provider } = await startConnecting();
  const { key } = await provider.addApp('test');
  const begin = (headers = {}) =>
    ask(provider, '/api/github/authorize', {
      key,
      headers,
      body: { session: { username: '', state: STATE, redirectUrl: CALLBACK } },
    });
  const consent = textOf(await begin(), 'url');
  const back = await arrive(provider, platform.allow(consent));
  expect(Object.fromEntries(back.searchParams)).toEqual({
    state: STATE,
    platform: 'github',
    opener: ORIGIN,
  });
  expect((await arrive(provider, platform.deny(consent))).searchParams.get('error')).toBe('access_denied');
  expect(platform.issued).toEqual([]);
  expect(await provider.rows('tickets')).toEqual([]);
  expect((await begin({ authorization: 'Bearer made-up' })).body.code).toBe('session.unknown');
});

it.each([
  'https://evil.example/callback.html',
  'https://shop.example.evil.example/callback.html',
  'javascript:alert(1)',
])('a connection does not return to %s', async (redirectUrl) => {
  const { begin } = await startConnecting();
  const { status, body } = await begin('github', { redirectUrl });
  expect([status, body.code]).toEqual([403, 'app.redirect']);
});

it('the provider knows its platforms, and says which are not configured', async () => {
  const { begin } = await startConnecting({ REDDIT_CLIENT_ID: '', REDDIT_CLIENT_SECRET: '' });
  const answers = [await begin('myspace'), await begin('constructor'), await begin('reddit')];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'connector.unknown'],
    [404, 'connector.unknown'],
    [404, 'connector.off'],
  ]);
});
