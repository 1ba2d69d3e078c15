import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { createBrowser, locationOf, RETURN, signInOnPage, silentIn, startOpenId } from './support/open-id.ts';
import { ORIGIN } from './support/provider.ts';
import { EMAIL } from './support/sign-in.ts';

const HOUR = 3_600_000;
const FORM = { response_mode: 'form_post' };
const _ANSWERS_PER_PERSON = 600;

type Started = Awaited<ReturnType<typeof startOpenId>>;

const rowsOf = ({ provider }: Started, table: 'authorizations' | 'authorize_requests') =>
  provider.database.query.selectFrom(table).selectAll().execute();

const sessionsOf = ({ provider }: Started) =>
  provider.database.query.selectFrom('sessions').selectAll().execute();

describe('an address that was given once', () => {
  const emailWith = async ({ redeem, userinfo }: Started, code: string | undefined) => {
    const { body } = await redeem(code);
    return (await userinfo(String(body.access_token))).body.email;
  };

  it('is given again without asking, as long as the grant stands', async () => {
    const started = await startOpenId();
    const { browser } = await started.signInWith();
    const again = await silentIn(started, browser);
    expect(await emailWith(started, again.code)).toBe(EMAIL);
  });

  it('is not given under a newer grant that the person gave elsewhere without it', async () => {
    const started = await startOpenId();
    const { browser } = await started.signInWith();
    await started.signInWith({}, { email: false });
    const first = await silentIn(started, browser);
    expect(await emailWith(started, first.code)).toBeUndefined();
    const second = await silentIn(started, browser);
    expect(await emailWith(started, second.code)).toBeUndefined();
  });

  it('is not given after the grant was taken back and given anew', async () => {
    const started = await startOpenId();
    const { provider, app } = started;
    const { browser, token } = await started.signInWith();
    const asked = { key: app.key, token, origin: null };
    const { text } = await ask(provider, '/api/grants', asked);
    for (const { id } of JSON.parse(text).grants)
      await ask(provider, `/api/grants/${id}`, { ...asked, method: 'DELETE' });
    expect(await silentIn(started, browser)).toMatchObject({ error: 'consent_required' });
    await started.signInWith({}, { email: false });
    const again = await silentIn(started, browser);
    expect(await emailWith(started, again.code)).toBeUndefined();
  });
});

describe('prompt=none', () => {
  it('answers nothing to the ID token of another person or application', async () => {
    const started = await startOpenId();
    const { provider } = started;
    const own = await started.tokens();
    const other = await started.tokens({}, { address: 'bo@example.org' });
    const hint = (id_token_hint: unknown) =>
      silentIn(started, own.browser, { id_token_hint: String(id_token_hint) });
    expect(await hint(own.redeemed.body.id_token)).toMatchObject({ code: expect.any(String) });
    expect(await hint(other.redeemed.body.id_token)).toMatchObject({ error: 'login_required' });
    expect(await hint(own.accessToken)).toMatchObject({ error: 'login_required' });
    const shop = await provider.apps.add({
      name: 'Other',
      mode: 'live',
      origins: [ORIGIN],
      redirects: [RETURN],
    });
    const page = locationOf(await own.browser.go(started.addressWith({ client_id: shop.id })));
    await signInOnPage(provider, own.browser, page);
    const asOther = await silentIn(started, own.browser, {
      client_id: shop.id,
      id_token_hint: String(own.redeemed.body.id_token),
    });
    expect(asOther).toMatchObject({ error: 'login_required' });
  });
});

describe('a suspended application', () => {
  it.each([{}, FORM])('gets no answer for a sign-in under way, %o', async (change) => {
    const started = await startOpenId();
    const { provider, app, addressWith } = started;
    const { browser, token } = await started.signInWith();
    const page = locationOf(await browser.go(addressWith(change)));
    await provider.apps.suspend(app.id, true);
    const before = (await rowsOf(started, 'authorizations')).length;
    for (const asked of [
      browser.onPage(`${page}/request`),
      browser.onPage(`${page}/finish`, { token, body: { email: true } }),
      browser.onPage(`${page}/refuse`, { method: 'POST' }),
    ]) {
      const { status, body } = await asked;
      expect([status, body.code]).toEqual([403, 'app.suspended']);
    }
    expect(await rowsOf(started, 'authorizations')).toHaveLength(before);
  });

  it('gets no form that was decided before', async () => {
    const started = await startOpenId();
    const { provider, app } = started;
    const { browser, location } = await started.signInWith(FORM);
    await provider.apps.suspend(app.id, true);
    const answer = await browser.go(location);
    expect([answer.status, answer.text.includes('<form')]).toEqual([403, false]);
    expect(await rowsOf(started, 'authorizations')).toEqual([]);
  });
});

describe('the answer as a form', () => {
  it('escapes what the application sent, and no page frames it', async () => {
    const started = await startOpenId();
    const state = `"><script>alert(1)</script>'&`;
    const { browser, location } = await started.signInWith({ ...FORM, state });
    const { text, headers } = await browser.go(location);
    expect(text).not.toContain('<script>');
    expect(text).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;\'&#38;"');
    expect(text).toContain(`action="${RETURN}"`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('form-action https: http:');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    const refused = await browser.go(started.addressWith({ ...FORM, state, response_type: 'token' }));
    expect(refused.text).not.toContain('<script>');
  });

  it('goes with the person, also before the browser has fetched it', async () => {
    const started = await startOpenId();
    const { provider, app } = started;
    const { browser, token, location } = await started.signInWith(FORM);
    expect(await rowsOf(started, 'authorize_requests')).toHaveLength(1);
    await ask(provider, '/api/person/delete', { key: app.key, token, origin: null, body: {} });
    expect(await rowsOf(started, 'authorize_requests')).toEqual([]);
    expect((await browser.go(location)).status).toBe(404);
  });
});

it('an approval of a session that ended meanwhile is not kept', async () => {
  const started = await startOpenId();
  const { provider, app, addressWith } = started;
  const { browser } = await started.signInWith();
  const id = locationOf(await browser.go(addressWith(FORM)))
    .split('/')
    .at(-1);
  const [cookie = ''] = browser.cookies.values();
  const request = await provider.authorizeRequests.find(String(id), cookie);
  const [session] = await sessionsOf(started);
  const personId = session?.person_id ?? '';
  const granted = await provider.signIns.grantFor(request, personId);
  if (granted === null) throw new Error('The person has no grant');
  const given = {
    isGiven: true,
    personId,
    sessionId: 'session_none',
    authTime: 0,
    email: false,
    ...granted,
  } as const;
  await expect(provider.signIns.keep(request, given)).rejects.toMatchObject({ code: 'session.unknown' });
  expect(await provider.authorizeRequests.find(String(id), cookie)).toMatchObject({
    appId: app.id,
    decision: null,
  });
});

it('the page of a sign-in that has ended is told so by calls 1–4', async () => {
  const { provider, addressWith } = await startOpenId();
  const browser = createBrowser(provider);
  const key =
    locationOf(await browser.go(addressWith()))
      .split('/')
      .at(-1) ?? '';
  provider.clock.pass(HOUR);
  const { status, body } = await browser.onPage('/api/app', { key });
  expect([status, body.code]).toEqual([404, 'authorize.unknown']);
});
