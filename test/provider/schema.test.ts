import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate } from '../../provider/database/migrate.ts';
import { createDayCounts } from '../../provider/operations/day-counts.ts';
import { createOperatorTokens } from '../../provider/operator/tokens.ts';
import { createChallenges } from '../../provider/people/passkeys/passkeys.ts';
import { createRevocations } from '../../provider/platforms/revocations.ts';
import { createTickets } from '../../provider/platforms/tickets.ts';
import { type Asked, ask } from './support/ask.ts';
import { useDatabases } from './support/both-databases.ts';
import { createClock, ORIGIN, startProvider, type TestProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { approving } from './support/share.ts';
import OLD from './version-31.json';

// What release 2.1.7 read from these databases, and what a call needs to read it again.

const { databases, settingsOf } = useDatabases();

const oldSettingsOf = async (kind: string): Promise<{ DATABASE_URL: string }> => {
  const name = kind === 'SQLite' ? 'sqlite' : 'postgres.sql';
  const kept = gunzipSync(readFileSync(new URL(`version-31.${name}.gz`, import.meta.url)));
  const { DATABASE_URL } = await settingsOf(kind);
  if (DATABASE_URL === undefined) {
    const file = join(scratchFolder(), 'old.sqlite');
    writeFileSync(file, kept);
    return { DATABASE_URL: `file:${file}` };
  }
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(kept.toString()).finally(() => client.end());
  return { DATABASE_URL };
};

const schemaOf = async ({ config: { database: address }, database }: TestProvider) => {
  if (address.kind === 'postgres') {
    const dump = join(inject('postgresPrograms'), 'pg_dump');
    const text = execFileSync(dump, ['--schema-only', address.url], { encoding: 'utf8' });
    return text.split('\n').filter((line) => !line.startsWith('\\'));
  }
  const { rows } = await sql<{ name: string; sql: string | null }>`
    select name, sql from sqlite_master order by name
  `.execute(database.query);
  // SQLite keeps the quotes and lines of a statement.
  return rows.map(({ name, sql: text }) => [
    name,
    text?.replace(/["\s]+/g, ' ').replace(/ ?([(),]) ?/g, '$1'),
  ]);
};

interface Copy extends Record<string, unknown> {
  readonly grants: readonly { readonly id: string; readonly receipt: string }[];
  readonly platforms: readonly { readonly reading: unknown }[];
}

const readAll = async (provider: TestProvider) => {
  const { database, keyring, clock, signals, sessions } = provider;
  const { appId, key, token, code, request } = OLD;
  const call = (path: string, asked: Asked = {}) => ask(provider, path, { key, token, ...asked });
  const exported = () => call('/api/person/export', { body: {} });
  const copy: Copy = JSON.parse((await exported()).text);
  const [{ id: grantId } = { id: '' }] = copy.grants;
  const session = await sessions.identify(token, { appId, origin: ORIGIN });
  const { personId } = session;
  const [app] = await provider.apps.list();
  const own = await signals.of(personId);
  const again = { headers: { 'idempotency-key': 'one' }, body: approving('Medium', 'Traits') };
  const counts = createDayCounts(database, clock.now);
  const operators = createOperatorTokens(database, provider.audit, clock.now);
  const challenges = createChallenges(database, keyring, clock.now);
  const tickets = createTickets(database, keyring, clock.now);
  const revocations = createRevocations(database, keyring, clock.now);
  const { ticket } = OLD;
  return {
    account_tickets: (await provider.accountTickets.enter(ticket, ORIGIN))?.expiresAt,
    accounts: copy.platforms.map(({ reading: _, ...account }) => account),
    answers: String((await call('/api/getAPIurlMobile', again)).body.receipt).slice(-24),
    app_keys: app?.keys,
    app_logouts: await provider.logoutTargets.list(),
    app_origins: app?.origins,
    app_redirects: app?.redirects,
    app_webhooks: await provider.targets.of(appId),
    apps: { name: app?.name, mode: app?.mode, alg: app?.idTokenAlg },
    archive_signals: own.filter(({ source }) => source === 'archive'),
    archives: await provider.archives.of(personId),
    asked_days: await provider.questionDays.of(personId),
    asked_items: await provider.questionItems
      .count({ holder: grantId, person: null, grantId, periodMs: 1 }, 1, [{ text: 'Law' }])
      .then(() => 'counted anew'),
    attempts: (await exported()).body.code,
    audit: (await provider.audit.page(Number.MAX_SAFE_INTEGER, 100)).at(-1),
    authorizations: copy.authorizations,
    authorize_browsers: copy.signIns,
    authorize_requests: await provider.authorizeRequests.find(request.id, request.browser),
    codes: (await ask(provider, '/api/email/verify/confirm', { key, body: code })).body.isNewUser,
    day_counts: await counts.since(0, 'mail'),
    grants: copy.grants.map(({ receipt: _, ...grant }) => grant),
    mails: (await provider.mails.waiting()).map(({ to }) => to),
    migrations: (await migrate(database, 1)) === 0,
    operator_sessions: await operators.ofSession(OLD.operatorSession),
    operator_tokens: await operators.list(),
    passkey_challenges: await challenges.use({ act: 'sign in', by: appId }, OLD.challenge).then(() => 'used'),
    passkeys: copy.passkeys,
    people: copy.person,
    platform_failures: await counts.failures(),
    readings: copy.platforms[0]?.reading,
    receipt_keys: (await ask(provider, '/.well-known/receipt-keys.json')).body,
    receipts: String((await call(`/api/grants/${grantId}`)).body.receipt).slice(-24),
    revocations: await database.transaction((trx) => revocations.takeOut(trx, personId, ['reddit'])),
    rsa_keys: (await provider.publishedKeys()).keys.map(({ kid }) => kid),
    sessions: session,
    signals: own.filter(({ source }) => source !== 'archive'),
    subjects: copy.subjects,
    tickets: await database.transaction((trx) =>
      tickets.use(trx, {
        sessionId: session.id,
        connector: 'github',
        state: 'state',
        ticket: OLD.platformTicket,
      }),
    ),
    webhook_events: copy.events,
  };
};

it.each(databases)(
  'on %s a database of 2.1.7 opens unchanged, with the schema of a new one',
  async (kind) => {
    const variables = await oldSettingsOf(kind);
    const old = await startProvider({ variables, clock: createClock(OLD.at) });
    const fresh = await startProvider({ variables: await settingsOf(kind) });
    expect(await schemaOf(fresh)).toEqual(await schemaOf(old));
    const tables = await old.database.query.introspection.getTables();
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(OLD.rows).sort());
    expect(await readAll(old)).toEqual(OLD.rows);
  },
);
