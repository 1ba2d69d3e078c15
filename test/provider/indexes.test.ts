import Sqlite from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';
import { erasePerson } from '../../provider/api/person.ts';
import { NO_TERMS } from '../../provider/facts/terms.ts';
import { signInToAccount } from './support/account.ts';
import { ask } from './support/ask.ts';
import { locationOf, startOpenId } from './support/open-id.ts';
import { OWN, passkeyPage } from './support/passkey.ts';
import { CREDENTIALS, connecting, createPlatformServers } from './support/platform.ts';
import { startProvider } from './support/provider.ts';
import { sealPin } from './support/seal-pin.ts';
import { startSharing } from './support/share.ts';
import { EMAIL, textOf } from './support/sign-in.ts';
import { workOff } from './support/work-off.ts';

/** These tables have few rows, or only an operator's command reads them. */
const SMALL = /\b(migrations|receipt_keys)\b/;

/** Runs every statement of a sign-in by OpenID Connect, at a second provider. */
const signInByOpenId = async (started: Awaited<ReturnType<typeof startOpenId>>) => {
  const { provider, app, addressWith, tokens, refresh } = started;
  await provider.logoutTargets.set(app.id, { url: 'http://localhost:1/', needsSession: true });
  const { browser, redeemed, refreshToken } = await tokens();
  await browser.go(addressWith({ prompt: 'none' }));
  const page = locationOf(await browser.go(addressWith({ response_mode: 'form_post' })));
  const { body } = await browser.onPage(`${page}/refuse`, { method: 'POST' });
  await browser.go(String(body.location));
  await refresh(refreshToken);
  await refresh(refreshToken);
  await provider.refreshTokens.revoke(app.id, refreshToken);
  await provider.authorizations.revoke('none', app.id);
  await provider.apps.set(app.id, { name: 'Bookshop', terms: NO_TERMS, redirects: [] });
  await browser.go(`/end_session?id_token_hint=${redeemed.body.id_token}`);
  await provider.logoutTargets.pause(app.id);
  await erasePerson(provider, (await provider.people.find(EMAIL)) ?? '');
  await provider.logoutTargets.remove(app.id);
  await Promise.all([provider.authorizeRequests.purge(), provider.authorizations.purge()]);
};

it('every call finds its rows by an index, and reads no whole table', async () => {
  const { network, ...platform } = createPlatformServers();
  const provider = await startProvider({ variables: CREDENTIALS, platforms: { network } });
  const { key } = await provider.addApp();
  // Before the spy: a migration reads whole tables.
  const openId = await startOpenId();
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());

  const { token, answer, share, infer, grants } = await startSharing(provider, key);
  const EncryptedUserPin = await sealPin('rain-4-ever!', answer, { key, email: EMAIL });
  const headers = { 'idempotency-key': 'one', 'access-control-request-method': 'POST' };
  await ask(provider, '/api/pin', { key, token, body: { EncryptedUserPin } });
  await infer(textOf(await share({ headers }), 'accessToken'));
  await ask(provider, '/api/pin', { method: 'OPTIONS', headers });
  const { ticket, complete, begin } = connecting(provider, platform, { key, token });
  await begin('github', { redirectUrl: undefined });
  const issued = await ticket();
  await complete(issued);
  await complete(issued);
  await provider.platforms.reseal(new AbortController().signal);
  const [grant] = await grants();
  await ask(provider, `/api/grants/${grant.id}`, { key, token, method: 'DELETE' });
  const renewed = textOf(await ask(provider, '/api/session/renew', { key, token, method: 'POST' }), 'token');
  await ask(provider, '/api/person/export', { key, token: renewed, body: { EncryptedUserPin } });
  await ask(provider, '/api/person/delete', { key, token: renewed, body: { EncryptedUserPin } });
  const shared = await startSharing(provider, key);
  await shared.share();
  const { account } = await signInToAccount(provider);
  const { text } = await account('overview');
  const [, app = ''] = /"id":"(app_[^"]+)"/.exec(text) ?? [];
  const [id = ''] = /grant_[^"]+/.exec(text) ?? [];
  await account(`receipts/${id}`);
  await account('signals');
  await account('signals', { body: { platform: 'github', signals: [{ kind: 'likes', text: 'raft' }] } });
  await account('archives/youtube', { method: 'DELETE' });
  await account('signals/remove', { body: { platform: 'github', kind: 'likes', text: 'raft' } });
  await account('platforms/github/read', { method: 'POST' });
  await account(`apps/${app}`, { method: 'DELETE' });
  await account('sessions/none', { method: 'DELETE' });
  await account('export', { body: {} });
  await account('delete', { body: { email: EMAIL } });
  const again = await startSharing(provider, key);
  await ask(provider, '/api/session?everywhere', { key, token: again.token, method: 'DELETE' });
  const page = passkeyPage(provider, (await provider.addApp('live', [OWN])).key);
  const { credential } = await page.add((await page.byCode()).token);
  await page.signIn(credential);
  await account('passkeys/none', { method: 'DELETE' });
  await provider.passkeys.purge();
  const mail = await provider.mails.take();
  if (mail !== null) await provider.mails.fail(mail);
  await workOff(provider.platforms.reading);
  await Promise.all([provider.people.purge(), provider.mails.purge(), provider.idempotencyStore.purge()]);
  await workOff(provider.platforms.revoking);
  await provider.platforms.purge();

  await signInByOpenId(openId);

  const statements = new Set(prepare.mock.calls.map(([sql]) => sql));
  const { database } = provider.config;
  const file = new Sqlite(database.kind === 'sqlite' ? database.file : '');
  const checked = [...statements].filter((sql) => /^(select|update|delete)/.test(sql) && !SMALL.test(sql));
  // The check itself is tested with a query that has no index.
  const scans = [...checked, 'select id from people where created_at = 1'].flatMap((sql) =>
    file
      .prepare(`explain query plan ${sql}`)
      .all()
      .flatMap((row) =>
        // A person's own signals are a subquery, whose tables have an index each.
        /"detail":"SCAN (?!CONSTANT|own\b)[^"]*"/.test(JSON.stringify(row))
          ? [`${JSON.stringify(row)}: ${sql}`]
          : [],
      ),
  );
  file.close();
  expect(checked.length).toBeGreaterThan(35);
  expect(scans).toEqual([expect.stringContaining('SCAN people')]);
});
