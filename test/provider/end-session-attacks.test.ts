import { describe, expect, it } from 'vitest';
import { answerAt, createBrowser, locationOf, RETURN, silentIn, startOpenId } from './support/open-id.ts';

const sessionsOf = ({ provider }: Awaited<ReturnType<typeof startOpenId>>) =>
  provider.database.query.selectFrom('sessions').selectAll().execute();

describe('the sign-out', () => {
  it('by the ID token of another person ends no session of this browser, but asks', async () => {
    const started = await startOpenId();
    const own = await started.tokens();
    const other = await started.tokens({}, { address: 'bo@example.org' });
    const asked = await own.browser.go(`/end_session?id_token_hint=${other.redeemed.body.id_token}`);
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('Sign out of')]);
    expect(asked.text).not.toContain(String(other.redeemed.body.id_token));
    expect(await sessionsOf(started)).toHaveLength(2);
    expect(await silentIn(started, own.browser)).toMatchObject({ code: expect.any(String) });
  });

  it('leads on from a form to the same address, which ends the session', async () => {
    const started = await startOpenId();
    const { browser, redeemed } = await started.tokens();
    const fields = { id_token_hint: String(redeemed.body.id_token), state: 'x' };
    const asked = (body: string) => ({
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const answer = await createBrowser(started.provider).go(
      '/end_session',
      asked(String(new URLSearchParams(fields))),
    );
    expect(answer.status).toBe(303);
    expect(answerAt(locationOf(answer))).toEqual(fields);
    expect(await sessionsOf(started)).toHaveLength(1);
    expect((await browser.go(locationOf(answer))).status).toBe(200);
    expect(await sessionsOf(started)).toEqual([]);
    const long = await browser.go('/end_session', asked(`state=${'x'.repeat(8_000)}`));
    expect([long.status, locationOf(long)]).toEqual([400, '']);
  });

  it('refuses an address with a control character', async () => {
    const started = await startOpenId();
    const { browser, redeemed } = await started.tokens();
    const fields = {
      id_token_hint: String(redeemed.body.id_token),
      post_logout_redirect_uri: `${RETURN}\u0000`,
    };
    const answer = await browser.go(`/end_session?${new URLSearchParams(fields)}`);
    expect([answer.status, locationOf(answer)]).toEqual([400, '']);
  });
});

describe('the sign-out without an ID token', () => {
  const PARAMETERS = { post_logout_redirect_uri: RETURN, state: 's"><b>' };

  const start = async () => {
    const started = await startOpenId();
    const { browser } = await started.tokens();
    const fields = { client_id: started.app.id, ...PARAMETERS };
    const open = (given: Record<string, string>, by = browser) =>
      by.go(`/end_session?${new URLSearchParams(given)}`);
    const press = (given: Record<string, string>, from: object = { 'sec-fetch-site': 'same-origin' }) =>
      browser.go('/end_session/confirm', {
        body: String(new URLSearchParams(given)),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...from },
      });
    return { ...started, browser, fields, open, press };
  };

  it('ends nothing before the person presses, and then leads back', async () => {
    const started = await start();
    const { fields, open, press } = started;
    const page = await open(fields);
    expect(page.text).toContain('Sign out of <bdi>Bookshop</bdi>?');
    expect(page.text).toContain('name="state" value="s&#34;&#62;&#60;b&#62;"');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await sessionsOf(started)).toHaveLength(1);
    const left = locationOf(await press(fields));
    expect([left.startsWith(RETURN), answerAt(left)]).toEqual([true, { state: fields.state }]);
    expect(await sessionsOf(started)).toEqual([]);
    expect(locationOf(await open(fields))).toBe(left);
  });

  it('names no application: it asks for all, and ends each sign-in of this browser only', async () => {
    const started = await start();
    await started.signInWith({}, { address: 'bo@example.org' });
    expect((await started.open({})).text).toMatch(/Sign out of <bdi>[^<]+<\/bdi>\?/);
    const done = await started.press({});
    expect([done.text, done.headers.get('set-login')]).toEqual([
      expect.stringContaining('You are signed out'),
      'logged-out',
    ]);
    expect(await sessionsOf(started)).toHaveLength(1);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{}],
  ])('takes no press of another page, as by %o', async (from) => {
    const started = await start();
    expect((await started.press(started.fields, from)).status).toBe(403);
    expect(await sessionsOf(started)).toHaveLength(1);
  });

  it.each([
    ['another address', { post_logout_redirect_uri: 'https://evil.example' }],
    ['an unknown application', { client_id: 'app_unknown' }],
    ['a control character', { client_id: 'app\u0000' }],
  ])('refuses %s, on the page and by its form', async (_name, change) => {
    const started = await start();
    for (const answer of [
      await started.open({ ...started.fields, ...change }),
      await started.press({ ...started.fields, ...change }),
    ])
      expect([answer.status, locationOf(answer)]).toEqual([400, '']);
    expect((await started.open({ post_logout_redirect_uri: RETURN })).status).toBe(400);
    expect(await sessionsOf(started)).toHaveLength(1);
  });

  it('of a browser that is not signed in leads back at once', async () => {
    const { provider, fields, open } = await start();
    expect(locationOf(await open(fields, createBrowser(provider)))).toContain(RETURN);
  });

  it('says that a sign-out cannot continue, not a sign-in', async () => {
    const { open } = await start();
    expect((await open({ id_token_hint: 'x' })).text).toContain('This sign-out cannot continue');
  });
});
