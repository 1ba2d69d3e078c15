import { copyFileSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ask, refusalIn } from './support/ask.ts';
import { fileOf, startApp, startProvider, type TestProvider } from './support/provider.ts';
import { parallel } from './support/repeated.ts';
import { startSharing } from './support/share.ts';
import { requestCode } from './support/sign-in.ts';

/**
 * A provider whose database can be kept from growing: SQLite reports a full disk and its maximum size in the same way.
 */
const startOnSmallDisk = async () => {
  const opening = vi.spyOn(Sqlite.prototype, 'exec');
  onTestFinished(() => opening.mockRestore());
  const provider = await startProvider();
  const files = opening.mock.contexts.filter((file) => file instanceof Sqlite);
  const { key } = await provider.addApp();
  const setMostPages = (most: number) => {
    for (const file of files) file.exec(`pragma max_page_count = ${most}`);
  };
  return { provider, key, setMostPages };
};

const countOf = async ({ database: { query } }: TestProvider) => ({
  codes: (await query.selectFrom('codes').select('challenge').execute()).length,
  mails: (await query.selectFrom('mails').select('id').execute()).length,
  attempts: (await query.selectFrom('attempts').select('id').execute()).length,
});

const CACHEABLE = 'public, max-age=300';

const keysAnswer = async (provider: TestProvider) => {
  const { status, headers, text } = await ask(provider, '/.well-known/jwks.json', { origin: null });
  const { keys }: { keys: readonly { readonly kty: string }[] } = JSON.parse(text);
  return [status, headers.get('cache-control'), ...keys.map(({ kty }) => kty)];
};

/** Number of limits that count a code: mailbox with client, mailbox, client, application, and all together. */
const LIMITS_OF_CODE = 5;

it('a call neither promises nor mails a code while another process locks the database', async () => {
  const { provider, key } = await startApp();
  const other = new Sqlite(fileOf(provider));
  other.exec('begin immediate');
  const refused = await requestCode(provider, key);
  expect(refusalIn(refused)).toBe('503 server.unavailable');
  expect(refused.headers.get('retry-after')).toBe('1');
  other.exec('rollback');
  other.close();
  expect((await requestCode(provider, key)).status).toBe(200);
  expect(await provider.mails.waiting()).toHaveLength(1);
});

it('a call for the published keys gets those of access tokens while the database is locked, and then all', async () => {
  const provider = await startProvider();
  const other = new Sqlite(fileOf(provider));
  other.exec('begin immediate');
  expect(await keysAnswer(provider)).toEqual([200, 'no-store', 'EC']);
  other.exec('rollback');
  other.close();
  expect(await keysAnswer(provider)).toEqual([200, CACHEABLE, 'EC', 'RSA']);
});

it('a call gets 503, and the provider is not ready, after another file took the database’s path', async () => {
  const { provider, key } = await startApp();
  const file = fileOf(provider);
  const ready = async () => (await provider.operations(new Request('http://operations.test/readyz'))).status;
  renameSync(file, `${file}-before`);
  expect([(await requestCode(provider, key)).status, await ready()]).toEqual([503, 503]);
  copyFileSync(`${file}-before`, file);
  expect([(await requestCode(provider, key)).status, await ready()]).toEqual([503, 503]);
  expect(provider.lines.join()).toContain('SQLITE_READONLY_DBMOVED');
  rmSync(file);
  renameSync(`${file}-before`, file);
  expect([(await requestCode(provider, key)).status, await ready()]).toEqual([200, 200]);
});

it('a call gets 503 while the disk is full, stores nothing partially, and works once there is space', async () => {
  const { provider, key, setMostPages } = await startOnSmallDisk();
  const { token } = await startSharing(provider, key);
  const before = await countOf(provider);
  setMostPages(1);
  const answers = await parallel(100, (index) =>
    requestCode(provider, key, `person-${index}@example.org`, { peer: `10.0.0.${index}` }),
  );
  const sent = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['503 server.unavailable']),
  );
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect(await countOf(provider)).toEqual({
    codes: before.codes + sent,
    mails: before.mails + sent,
    attempts: before.attempts + LIMITS_OF_CODE * sent,
  });
  expect((await ask(provider, '/api/grants', { key, token })).status).toBe(200);
  setMostPages(100_000);
  expect((await requestCode(provider, key, 'later@example.org')).status).toBe(200);
});
