import { expect, it } from 'vitest';
import { ask, refusalIn } from '../support/ask.ts';
import {
  answerAt,
  type createBrowser,
  locationOf,
  RETURN,
  signInOnPage,
  silentIn,
  startOpenId,
} from '../support/open-id.ts';
import { ORIGIN } from '../support/provider.ts';
import { BO, EMAIL } from '../support/sign-in.ts';

const FORM = { response_mode: 'form_post' };

type Started = Awaited<ReturnType<typeof startOpenId>>;

const rowsOf = ({ provider }: Started, table: 'authorizations' | 'authorize_requests' | 'sessions') =>
  provider.database.query.selectFrom(table).selectAll().execute();

const emailGiven = async (started: Started, browser: ReturnType<typeof createBrowser>) => {
  const { body } = await started.redeem((await silentIn(started, browser)).code);
  return (await started.userinfo(String(body.access_token))).body.email;
};

it('an address is given again under its grant, and under a newer grant only if the person switches it on', async () => {
  const started = await startOpenId();
  const { browser } = await started.signInWith();
  expect(await emailGiven(started, browser)).toBe(EMAIL);
  await started.signInWith({}, { email: false });
  for (const _ of [1, 2]) expect(await emailGiven(started, browser)).toBeUndefined();
});

it('an address is not given after the grant was taken back and given anew', async () => {
  const started = await startOpenId();
  const { provider, app } = started;
  const { browser, token } = await started.signInWith();
  const asked = { key: app.key, token, origin: null };
  const { text } = await ask(provider, '/api/grants', asked);
  for (const { id } of JSON.parse(text).grants)
    await ask(provider, `/api/grants/${id}`, { ...asked, method: 'DELETE' });
  expect(await silentIn(started, browser)).toMatchObject({ error: 'consent_required' });
  await started.signInWith({}, { email: false });
  expect(await emailGiven(started, browser)).toBeUndefined();
});

it('prompt=none answers nothing to the ID token of another person or application', async () => {
  const started = await startOpenId();
  const { provider } = started;
  const own = await started.tokens();
  const other = await started.tokens({}, { address: BO });
  const hint = (id_token_hint: unknown, more = {}) =>
    silentIn(started, own.browser, { ...more, id_token_hint: String(id_token_hint) });
  expect(await hint(own.redeemed.body.id_token)).toMatchObject({ code: expect.any(String) });
  expect(await hint(other.redeemed.body.id_token)).toMatchObject({ error: 'login_required' });
  expect(await hint(own.accessToken)).toMatchObject({ error: 'login_required' });
  const shop = await provider.apps.add({ name: 'B', mode: 'live', origins: [ORIGIN], redirects: [RETURN] });
  const page = locationOf(await own.browser.go(started.addressWith({ client_id: shop.id })));
  await signInOnPage(provider, own.browser, page);
  const asOther = await hint(own.redeemed.body.id_token, { client_id: shop.id });
  expect(asOther).toMatchObject({ error: 'login_required' });
});

it('a suspended application gets no answer for a sign-in under way', async () => {
  const started = await startOpenId();
  const { provider, app, addressWith } = started;
  const { answer, browser, token } = await started.signInWith();
  const page = locationOf(await browser.go(addressWith()));
  await provider.apps.suspend(app.id, true);
  expect((await started.redeem(answer.code)).body.error).toBe('unauthorized_client');
  const led = answerAt(locationOf(await browser.go(addressWith())));
  expect(led).toMatchObject({ error: 'unauthorized_client' });
  const before = (await rowsOf(started, 'authorizations')).length;
  for (const asked of [
    browser.onPage(`${page}/request`),
    browser.onPage(`${page}/finish`, { token, body: { email: true } }),
    browser.onPage(`${page}/refuse`, { method: 'POST' }),
  ]) {
    expect(refusalIn(await asked)).toBe('403 app.suspended');
  }
  expect(await rowsOf(started, 'authorizations')).toHaveLength(before);
});

it('a suspended application gets no form that was decided before', async () => {
  const started = await startOpenId();
  const { browser, location } = await started.signInWith(FORM);
  await started.provider.apps.suspend(started.app.id, true);
  const answer = await browser.go(location);
  expect([answer.status, answer.text.includes('<form')]).toEqual([403, false]);
  expect(await rowsOf(started, 'authorizations')).toEqual([]);
});

it('the answer as a form escapes what the application sent, and no page frames it', async () => {
  const started = await startOpenId();
  const state = `"><script>alert(1)</script>'&`;
  const { browser, location } = await started.signInWith({ ...FORM, state });
  const { text, headers } = await browser.go(location);
  expect(text).not.toContain('<script>');
  expect(text).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;\'&#38;"');
  expect(text).toContain(`action="${RETURN}"`);
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of ["frame-ancestors 'none'", 'form-action https: http:', "default-src 'none'"])
    expect(policy).toContain(rule);
  expect(policy).not.toContain('unsafe-inline');
  const refused = await browser.go(started.addressWith({ ...FORM, state, response_type: 'token' }));
  expect(refused.text).not.toContain('<script>');
});

it('the answer as a form goes with the person, also before the browser has fetched it', async () => {
  const started = await startOpenId();
  const { provider, app } = started;
  const { browser, token, location } = await started.signInWith(FORM);
  expect(await rowsOf(started, 'authorize_requests')).toHaveLength(1);
  await ask(provider, '/api/person/delete', { key: app.key, token, origin: null, body: {} });
  expect(await rowsOf(started, 'authorize_requests')).toEqual([]);
  expect((await browser.go(location)).status).toBe(404);
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
  const personId = (await started.provider.people.find(EMAIL)) ?? '';
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
