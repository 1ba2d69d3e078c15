import { describe, expect, it } from 'vitest';
import { CONNECTOR_IDS } from '../../provider/config-platforms.ts';
import { ask } from './support/ask.ts';
import { arrive, connecting, ONE_GOOGLE_CLIENT, STATE, startConnecting } from './support/platform.ts';
import { CALLBACK, ORIGIN, startProvider } from './support/provider.ts';
import { signIn, textOf } from './support/sign-in.ts';
import { workOff } from './support/work-off.ts';

const BO = 'bo@example.org';

const MINUTE = 60_000;
describe('connecting a platform', () => {
  it.each(CONNECTOR_IDS)(
    '%s: consent, back with a ticket, linked by the session that began',
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
      const done = await complete(back.searchParams.get('ticket') ?? '', { connector });
      expect([done.status, done.body]).toEqual([200, { connected: true, platform: connector }]);
      expect(await accounts()).toEqual([
        { platform: connector, scope: 'x', connected: expect.any(String), reading: expect.any(Object) },
      ]);
    },
  );

  it('sends PKCE if the platform supports it, and requests only what is necessary', async () => {
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

  it('stores tokens and tickets sealed or hashed, and shows none in the state', async () => {
    const { platform, provider, complete, ticket, consentUrl } = await startConnecting();
    const issued = await ticket();
    const rows = async () =>
      JSON.stringify([
        await provider.database.query.selectFrom('tickets').selectAll().execute(),
        await provider.database.query.selectFrom('accounts').selectAll().execute(),
      ]);
    const before = await rows();
    await complete(issued);
    for (const text of [before, await rows(), await consentUrl()]) {
      for (const secret of [...platform.issued, issued, STATE]) expect(text).not.toContain(secret);
    }
  });

  it('names the operator and the release in every call', async () => {
    const { platform, ticket, complete } = await startConnecting();
    await complete(await ticket());
    expect(platform.agents.length).toBeGreaterThan(0);
    for (const agent of platform.agents) {
      expect(agent).toMatch(/^data-connect-provider\/\d+\.\d+\.\d+ \(\+https?:\/\/\S+\)$/);
    }
  });

  it('ends Gmail’s access with the last account under one Google client only', async () => {
    const { platform, provider, ticket, complete, accounts } = await startConnecting(ONE_GOOGLE_CLIENT);
    for (const connector of ['youtube', 'gmail']) await complete(await ticket(connector), { connector });
    const { id } = await provider.database.query.selectFrom('people').select('id').executeTakeFirstOrThrow();
    await provider.platforms.disconnect(id, 'youtube');
    await workOff(provider.platforms.revoking);
    expect([platform.revoked, await accounts()]).toEqual([
      [],
      [expect.objectContaining({ platform: 'gmail' })],
    ]);
    await provider.platforms.disconnect(id, 'gmail');
    await workOff(provider.platforms.revoking);
    // Both tokens, because they may be of two Google accounts.
    expect([...platform.revoked].sort()).toEqual([
      expect.stringContaining('refresh-0-of-a-platform'),
      expect.stringContaining('refresh-2-of-a-platform'),
    ]);
  });

  it('ends the access of a replaced account of Facebook with the one that replaced it', async () => {
    const { platform, provider, ticket, complete } = await startConnecting();
    for (let time = 0; time < 2; time += 1)
      await complete(await ticket('facebook'), { connector: 'facebook' });
    await workOff(provider.platforms.revoking);
    expect(platform.revoked).toEqual([]);
    const { id } = await provider.database.query.selectFrom('people').select('id').executeTakeFirstOrThrow();
    await provider.platforms.disconnect(id, 'facebook');
    await workOff(provider.platforms.revoking);
    expect([...platform.revoked].sort()).toEqual([
      expect.stringMatching(/^DELETE graph\.facebook\.com\S+\/me\/permissions access-0-of-a-platform$/),
      expect.stringMatching(/^DELETE graph\.facebook\.com\S+\/me\/permissions access-2-of-a-platform$/),
    ]);
  });

  it('ends no access under one Google client by a connection that is not completed', async () => {
    const { platform, provider, ticket, complete } = await startConnecting(ONE_GOOGLE_CLIENT);
    await complete(await ticket('gmail'), { connector: 'gmail' });
    await ticket('youtube');
    provider.clock.pass(11 * MINUTE);
    await provider.platforms.purge();
    await workOff(provider.platforms.revoking);
    expect(platform.revoked).toEqual([]);
  });

  it('ends no access under one Google client while another connection waits for its completion', async () => {
    const { platform, provider, ticket, complete } = await startConnecting(ONE_GOOGLE_CLIENT);
    await complete(await ticket('youtube'), { connector: 'youtube' });
    const waiting = await ticket('gmail');
    const { id } = await provider.database.query.selectFrom('people').select('id').executeTakeFirstOrThrow();
    await provider.platforms.disconnect(id, 'youtube');
    await workOff(provider.platforms.revoking);
    expect(platform.revoked).toEqual([]);
    expect((await complete(waiting, { connector: 'gmail' })).status).toBe(200);
  });

  it('ends the access of a connection that is not completed if there is no other under its client', async () => {
    const { platform, provider, ticket, complete } = await startConnecting();
    await complete(await ticket('gmail'), { connector: 'gmail' });
    await ticket('youtube');
    provider.clock.pass(11 * MINUTE);
    await provider.platforms.purge();
    await workOff(provider.platforms.revoking);
    expect(platform.revoked).toHaveLength(1);
  });

  it('replaces the previous account by another one of the same platform', async () => {
    const { complete, ticket, accounts } = await startConnecting();
    await complete(await ticket());
    await complete(await ticket());
    expect(await accounts()).toHaveLength(1);
  });

  it('returns to the app’s first address if the widget names none, and nowhere without one', async () => {
    const { platform, provider, consentUrl } = await startConnecting();
    const back = await arrive(
      provider,
      platform.allow(await consentUrl('github', { redirectUrl: undefined })),
    );
    expect(back.href.startsWith(`${CALLBACK}?`)).toBe(true);
    const wide = await provider.apps.add({
      name: 'Wide',
      mode: 'live',
      origins: [ORIGIN],
      redirects: [`${ORIGIN}/*`, CALLBACK],
    });
    const there = await signIn(provider, wide.key, BO);
    const { consentUrl: urlOf } = connecting(provider, platform, { key: wide.key, token: there.token });
    const led = await arrive(provider, platform.allow(await urlOf('github', { redirectUrl: undefined })));
    expect(led.href.startsWith(`${CALLBACK}?`)).toBe(true);
    const bare = await provider.apps.add({ name: 'Bare', mode: 'live', origins: [ORIGIN], redirects: [] });
    const { token } = await signIn(provider, bare.key, BO);
    const { begin } = connecting(provider, platform, { key: bare.key, token });
    expect((await begin('github', { redirectUrl: undefined })).body.code).toBe('app.redirect');
  });

  it('keeps the page’s own query and fragment on the return', async () => {
    const { platform, provider, consentUrl } = await startConnecting();
    const redirectUrl = `${CALLBACK}?lang=de#jobs`;
    const back = await arrive(provider, platform.allow(await consentUrl('github', { redirectUrl })));
    expect([back.searchParams.get('lang'), back.hash]).toEqual(['de', '#jobs']);
  });
});

describe('call 3 in test mode', () => {
  it('needs no session of a test app, exchanges no code and connects nothing', async () => {
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
    expect(await provider.database.query.selectFrom('tickets').selectAll().execute()).toEqual([]);
    expect((await begin({ authorization: 'Bearer made-up' })).body.code).toBe('session.unknown');
  });
});

describe('call 3', () => {
  it.each([
    'https://evil.example/callback.html',
    'https://shop.example.evil.example/callback.html',
    'https://shop.example/other.html',
    'https://shop.example@evil.example/callback.html',
    'https://me:word@shop.example/callback.html',
    'http://shop.example/callback.html',
    'javascript:alert(1)',
    '//shop.example/callback.html',
  ])('refuses to return to %s', async (redirectUrl) => {
    const { begin } = await startConnecting();
    const { status, body } = await begin('github', { redirectUrl });
    expect([status, body.code]).toEqual([403, 'app.redirect']);
  });

  it('refuses the address of another app', async () => {
    const { provider, begin } = await startConnecting();
    const other = 'https://other.example';
    const redirects = [`${other}/callback.html`];
    await provider.apps.add({ name: 'Other', mode: 'live', origins: [other], redirects });
    expect((await begin('github', { redirectUrl: redirects[0] })).body.code).toBe('app.redirect');
  });

  it('knows its platforms, and says which are not configured', async () => {
    const { begin } = await startConnecting({ REDDIT_CLIENT_ID: '', REDDIT_CLIENT_SECRET: '' });
    const answers = [await begin('myspace'), await begin('constructor'), await begin('reddit')];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'connector.unknown'],
      [404, 'connector.unknown'],
      [404, 'connector.off'],
    ]);
  });
});

it('an app without configured platforms has none: a stand-in is never the default', async () => {
  const provider = await startProvider();
  const { key } = await provider.addApp();
  const { token } = await signIn(provider, key);
  const answer = await ask(provider, '/api/github/authorize', {
    key,
    token,
    body: { session: { state: STATE } },
  });
  expect(answer.body.code).toBe('connector.off');
});
