import { expect, it } from 'vitest';
import { signInToAccount } from './support/account.ts';
import { type Asked, ask } from './support/ask.ts';
import { OWN, passkeyPage } from './support/passkey.ts';
import { arrive, CREDENTIALS, connecting, createPlatformServers, STATE } from './support/platform.ts';
import { EVIL, SECRET, startApp } from './support/provider.ts';
import { PIN, sealPin } from './support/seal-pin.ts';
import { startSharing } from './support/share.ts';
import { BO, EMAIL, newestCode, otherThan, requestCode, signIn, textOf } from './support/sign-in.ts';
import { tracesIn } from './support/traces.ts';
import { workOff } from './support/work-off.ts';

it('no log, metric or refusal contains a code, a token, a PIN, a key or an address that was used', async () => {
  const { network, ...platform } = createPlatformServers();
  const { provider, key } = await startApp({ variables: CREDENTIALS, platforms: { network } });
  const secrets = new Set<string>([SECRET, EMAIL, BO, 'amal', PIN, 'other-5-pin!', key]);
  const refusals: string[] = [];
  const call = async (path: string, asked: Asked) => {
    const answer = await ask(provider, path, { key, ...asked });
    if (answer.status >= 400) refusals.push(answer.text);
    return answer;
  };

  const { token, answer, share, accessToken, grants } = await startSharing(provider, key);
  const challenge = textOf(await requestCode(provider, key, BO), 'challenge');
  const code = await newestCode(provider, BO);
  for (const digits of [otherThan(code), '12', code, code]) {
    const confirmed = await call('/api/email/verify/confirm', {
      body: { email: BO, code: digits, challenge },
    });
    if (confirmed.status === 200) secrets.add(textOf(confirmed, 'token'));
  }
  for (let count = 0; count < 6; count += 1) await call('/api/email/verify', { body: { email: BO } });
  const sealed = await sealPin(PIN, answer, { key, email: EMAIL });
  const other = await sealPin('other-5-pin!', answer, { key, email: EMAIL });
  for (const EncryptedUserPin of [sealed, other, 'v2.x'])
    await call('/api/pin', { token, body: { EncryptedUserPin } });
  const headers = { 'idempotency-key': 'attempt-1' };
  const receipt = textOf(await share({ headers }), 'receipt');
  const opened = await accessToken();
  const [grant] = await grants();
  const Info = { account: BO, confirmations: [{ data: 'Medium', date: '2026-11-22' }] };
  await call('/api/getAPIurlMobile', { token, body: { Info } });
  await call('/api/inference', { token: `${opened}x`, body: { Input: [EMAIL] } });
  await call(`/api/grants/${grant.id}x`, { token, method: 'DELETE' });
  await call(`/nothing/${EMAIL}?code=${code}`, {});
  await call('/api/email/verify', { body: `{"email":"${EMAIL}` });
  await call('/api/email/verify', { body: { email: EMAIL, key: token }, origin: 'https://other.example' });
  const second = await signIn(provider, key, 'cy@example.org');
  const connection = connecting(provider, platform, { key, token });
  const consent = await connection.consentUrl();
  const ticket = await connection.ticket();
  await call('/api/github/complete', { token: second.token, body: { state: STATE, ticket } });
  await connection.complete(ticket);
  await call('/api/github/complete', { token, body: { state: STATE, ticket } });
  const replayed = platform.allow(await connection.consentUrl());
  platform.answerWith(async () => Response.json({ error: 'invalid_grant', error_description: EMAIL }));
  await arrive(provider, replayed);
  await call(replayed, {});
  await call(`/oauth/github/callback?code=${code}&state=${token}`, {});
  const renewed = textOf(await call('/api/session/renew', { token, method: 'POST' }), 'token');
  await call('/api/session/renew', { token, method: 'POST' });
  const { cookie, account } = await signInToAccount(provider);
  secrets.add(cookie.slice(cookie.indexOf('=') + 1));
  const wrong = [
    ['delete', { email: BO }],
    ['delete', { email: EMAIL, pin: 'other-5-pin!' }],
    ['export', { pin: 'other-5-pin!' }],
    ['code', { email: BO }],
    ['sign-in', { email: EMAIL, code, challenge }],
    ['signals/remove', { platform: EMAIL, kind: 'likes', text: PIN }],
  ] as const;
  for (const [path, body] of wrong) refusals.push((await account(path, { body })).text);
  await call('/account/api/export', { body: { pin: PIN }, headers: { cookie } });
  await call('/api/person/delete', { token: renewed, body: { EncryptedUserPin: other } });
  await call('/api/person/delete', { token: second.token, body: {} });
  const page = passkeyPage(provider, (await provider.addApp('live', [OWN])).key);
  const { credential } = await page.add((await page.byCode('di@example.org')).token);
  const asked = await page.post('/sign-in/options');
  const body = { credential: page.use(credential, asked) };
  secrets.add(textOf(await page.post('/sign-in', { body }), 'token'));
  refusals.push((await page.post('/sign-in', { body })).text);
  refusals.push((await page.signIn(credential, { origin: EVIL })).text);
  for (const each of [credential.id, textOf(asked, 'challenge'), body.credential.response.signature])
    secrets.add(each);
  await workOff(provider.platforms.revoking);

  const { keyring } = provider;
  for (const each of [
    token,
    renewed,
    second.token,
    second.code,
    code,
    opened,
    receipt,
    sealed,
    other,
    ticket,
    consent,
    STATE,
  ])
    secrets.add(each);
  for (const each of [...platform.issued, ...Object.values(CREDENTIALS)]) secrets.add(each);
  for (const each of new URL(consent).searchParams.values()) if (each.length > 20) secrets.add(each);
  for (const each of keyring.bytes('code')) secrets.add(each.toString('base64url'));
  const metrics = await provider.metrics();
  expect(refusals.length).toBeGreaterThan(10);
  expect(provider.lines.length).toBeGreaterThan(20);
  const places = { log: provider.lines.join(''), metrics, refusals: refusals.join('') };
  for (const [name, text] of Object.entries(places)) {
    expect([name, tracesIn(text, secrets)]).toEqual([name, []]);
  }
});
