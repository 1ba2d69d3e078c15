import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { kept, setOf, start } from '../support/account-ticket.ts';
import { ask } from '../support/ask.ts';
import { startCodeSharer } from '../support/code.ts';
import { startOpenId } from '../support/open-id.ts';
import type { TestProvider } from '../support/provider.ts';
import { PIN } from '../support/seal-pin.ts';
import { BO, textOf } from '../support/sign-in.ts';

const stored = async ({ database }: TestProvider) => {
  const tables = await database.query.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database.query)),
  );
  return JSON.stringify(rows.map(({ rows: each }) => each));
};

it('no table holds the code, session, token or refresh token of a sign-in in plain text', async () => {
  const { provider, signInWith, tokens, refresh } = await startOpenId();
  const { accessToken, refreshToken, token, browser } = await tokens();
  const next = String((await refresh(refreshToken)).body.refresh_token);
  const { answer } = await signInWith();
  const own = [refreshToken, next].flatMap((each) => each.split('.'));
  const secrets = [accessToken, ...own, token, answer.code, ...browser.cookies.values()];
  const text = await stored(provider);
  expect(secrets.filter((secret) => text.includes(String(secret)))).toEqual([]);
  expect(text).toContain('grant_');
});

it('no table holds the code or token of a share in plain text, not even for a repeated call', async () => {
  const { provider, app, code, token, share } = await startCodeSharer();
  const shared = await share({ headers: { 'idempotency-key': 'one' } });
  const text = await stored(provider);
  const secrets = [await code(), textOf(shared, 'accessToken'), token, app.key];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

it('no table holds a mailed code, a PIN or a ticket to /account in plain text', async () => {
  const { provider, ticket, bring, setPin, key } = await start();
  await setPin();
  await ask(provider, '/api/email/verify', { key, body: { email: BO } });
  const codes = (await provider.mails.waiting()).map(({ text }) => text.slice(0, 6));
  const [given, brought] = [await ticket(), await ticket()];
  const entry = kept(setOf((await bring(brought)).headers, 'account-entry')).split('=')[1] ?? '';
  const text = await stored(provider);
  expect([PIN, given, brought, entry].filter((secret) => text.includes(secret))).toEqual([]);
  for (const code of codes) expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
});
