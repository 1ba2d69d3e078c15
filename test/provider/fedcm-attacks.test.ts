import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { endSessions } from '../../provider/people/session-ends.ts';
import { askAccount, signInToAccount } from './support/account.ts';
import { ask } from './support/ask.ts';
import { formOf, SECOND, startFedcm, WEB_IDENTITY } from './support/fedcm.ts';
import { createBrowser } from './support/open-id.ts';
import { ORIGIN } from './support/provider.ts';
import { startSharing } from './support/share.ts';
import { EMAIL } from './support/sign-in.ts';

const EVIL = 'https://evil.example';

it('FedCM names no person to a request that a page can send, and does nothing for it', async () => {
  const { browser, second, share, accountIn } = await startFedcm();
  await share();
  const { id } = await accountIn();
  const fields = { client_id: second.id, account_id: id, account_hint: EMAIL };
  for (const dest of ['empty', 'document', 'iframe', '']) {
    const headers = { 'sec-fetch-dest': dest };
    const answers = [
      await browser.go('/fedcm/accounts', { headers }),
      ...(await Promise.all(
        ['assertion', 'disconnect'].map((path) => {
          const form = formOf(fields);
          return browser.go(`/fedcm/${path}`, { ...form, headers: { ...form.headers, ...headers } });
        }),
      )),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'fedcm.browser']),
    );
    expect(answers.some(({ headers: of }) => of.has('access-control-allow-origin'))).toBe(false);
  }
  expect((await accountIn()).approved_clients).toContain(second.id);
});

it('FedCM learns of a sign-in at /account from the page there only, and with its session', async () => {
  const { provider } = await startFedcm();
  const { cookie, account } = await signInToAccount(provider);
  const path = '/account/api/fedcm';
  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = { cookie, 'sec-fetch-site': site };
    const answer = await ask(provider, path, { method: 'POST', origin: EVIL, headers });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
  const signedOut = await askAccount(provider, 'fedcm', { method: 'POST' });
  expect([signedOut.status, signedOut.headers.get('set-login')]).toEqual([401, null]);
  await account('sessions', { method: 'DELETE' });
  expect((await account('fedcm', { method: 'POST' })).status).toBe(401);
  expect((await createBrowser(provider).go('/account/api/fedcm')).status).toBe(405);
});

it('FedCM names no person to a browser that did not sign in, and not by the cookie of `/authorize`', async () => {
  const { provider, browser } = await startFedcm();
  const value = [...browser.cookies].find(([name]) => name.includes('authorize'));
  for (const cookie of ['', value?.join('=') ?? '']) {
    const answer = await ask(provider, '/fedcm/accounts', {
      origin: null,
      headers: { ...WEB_IDENTITY, ...(cookie === '' ? {} : { cookie }) },
    });
    expect([answer.status, answer.text.includes(EMAIL)]).toEqual([401, false]);
  }
});

it('FedCM does not sign a browser in at `/authorize`: its cookie, which other sites send, opens nothing there', async () => {
  const { provider, browser, addressWith } = await startFedcm();
  const [, value = ''] = [...browser.cookies].find(([name]) => name.includes('fedcm')) ?? [];
  const other = createBrowser(provider);
  other.cookies.set('data-connect-fedcm-4174', value);
  const { headers } = await other.go(addressWith({ prompt: 'none' }));
  expect(headers.get('location')).toContain('error=login_required');
});

it('FedCM gives no code to another origin, for another person, or to a suspended application', async () => {
  const { provider, press, share, second, tokens } = await startFedcm();
  await share();
  for (const origin of [EVIL, null, 'null']) expect((await press({}, origin)).body.code).toBe('app.origin');
  expect((await press({ client_id: 'app_none' })).body.code).toBe('app.origin');
  await tokens({}, { address: 'bo@example.org' });
  const other = await provider.people.find('bo@example.org');
  const foreign = await press({ account_id: String(other) });
  expect([foreign.status, foreign.body.code]).toEqual([401, 'fedcm.account']);
  await provider.apps.suspend(second.id, true);
  expect((await press()).body.code).toBe('app.suspended');
});

it('FedCM gives a page on the loopback no code without a press: any program of the computer can serve it', async () => {
  const { provider, press, share } = await startFedcm();
  await share();
  const near = await provider.apps.add({
    name: 'Field guide',
    mode: 'live',
    origins: ['http://127.0.0.1:*', ORIGIN],
    redirects: [],
  });
  await (await startSharing(provider, near.key)).share();
  const page = 'http://127.0.0.1:51004';
  const chosen = (by: string) => ({ client_id: near.id, is_auto_selected: by });
  const silent = await press(chosen('true'), page);
  expect([silent.status, silent.body]).toEqual([400, { error: { code: 'interaction_required' } }]);
  expect((await press(chosen('false'), page)).body).toHaveProperty('token');
  expect((await press({ is_auto_selected: 'true' })).body).toHaveProperty('token');
});

it('FedCM gives no code for a person who is deleted at that moment, and says that they are not signed in', async () => {
  const { provider, press, share } = await startFedcm();
  await share();
  await sql`create trigger deleted after insert on attempts begin delete from people; end`.execute(
    provider.database.query,
  );
  const { status, body } = await press();
  expect([status, body.code]).toEqual([401, 'fedcm.account']);
});

it('FedCM gives no code without PKCE, and none for broken parameters', async () => {
  const { press, share, params } = await startFedcm();
  await share();
  const wrong = ['', '[', '"x"', 'null', '{}', params({ code_challenge: 'short' })];
  for (const text of [...wrong, params({ code_challenge_method: 'plain' })])
    expect((await press({ params: text })).body).toEqual({ error: { code: 'invalid_request' } });
});

it('FedCM gives a code that only this client, verifier and origin can use, once', async () => {
  const { press, share, redeem, app } = await startFedcm();
  await share();
  const code = async () => String((await press()).body.token);
  const wrong: readonly Readonly<Record<string, string>>[] = [
    { client_id: app.id },
    { code_verifier: 'x'.repeat(43) },
    { redirect_uri: `${EVIL}/` },
    { redirect_uri: `${SECOND}/callback` },
  ];
  for (const change of wrong)
    expect((await redeem(await code(), change)).body).toMatchObject({ error: 'invalid_grant' });
  const once = await code();
  expect((await redeem(once)).status).toBe(200);
  expect((await redeem(once)).body).toMatchObject({ error: 'invalid_grant' });
});

it('FedCM ends with the session that it came from', async () => {
  const { provider, app, browser, redeemed, press, share, accounts, redeem } = await startFedcm();
  await share();
  const sessions = () => provider.database.query.selectFrom('sessions').selectAll().execute();
  const source = (await sessions()).find(({ app_id }) => app_id === app.id);
  const code = String((await press()).body.token);
  const branch = (await sessions()).find(({ from_session }) => from_session !== null);
  expect(branch).toMatchObject({ from_session: source?.id, expires_at: source?.expires_at });
  await browser.go(`/end_session?id_token_hint=${redeemed.body.id_token}`);
  expect((await sessions()).map(({ id }) => id)).not.toContain(branch?.id);
  expect((await redeem(code)).body).toMatchObject({ error: 'invalid_grant' });
  expect((await accounts()).status).toBe(401);
});

it('FedCM ends with it over several applications, and each is told of its own session', async () => {
  const { provider, app, press, share, second, accountIn } = await startFedcm();
  await share();
  await press();
  const { id } = await accountIn();
  const { query, transaction } = provider.database;
  const rows = await query.selectFrom('sessions').selectAll().execute();
  const branch = rows.find(({ from_session }) => from_session !== null);
  await provider.branchSession({ id: String(branch?.id), personId: id }, app.id, SECOND);
  const notified: unknown[] = [];
  const source = String(branch?.from_session);
  const count = await transaction(async (trx) =>
    endSessions(trx, async (_, name, _person, facts) => void notified.push([name, facts]), id, {
      id: source,
    }),
  );
  expect([count, notified]).toEqual([
    3,
    [
      ['session.ended', { appId: app.id, sessionId: source, signsIn: true }],
      ['session.ended', { appId: second.id, sessionId: branch?.id, signsIn: true }],
      ['session.ended', { appId: app.id, sessionId: expect.any(String), signsIn: false }],
    ],
  ]);
  // The widget's session, in which the person shared, does not come from the ended one, so it stays.
  expect(await query.selectFrom('sessions').select('app_id').execute()).toEqual([{ app_id: second.id }]);
});
