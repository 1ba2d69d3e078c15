import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { ask } from './support/ask.ts';
import { startPostgres } from './support/postgres.ts';
import { SECRET, startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { startSharing } from './support/share.ts';
import { textOf } from './support/sign-in.ts';

const programs = inject('postgresPrograms');

/** Runs the commands of the documentation unchanged. */
const runSample = async (name: string, cwd: string, variables: Record<string, string> = {}) => {
  const PATH = [programs, process.env.PATH].join(delimiter);
  const commands = readFileSync(resolve('showcase/docs/samples/server', name), 'utf8');
  const ran = await promisify(execFile)('sh', ['-e', '-c', commands], { cwd, env: { PATH, ...variables } });
  return ran.stdout;
};

/** A folder like the repository's root, with its own data. */
const rootFolder = () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'data'));
  for (const name of ['dist', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  return { folder, DATABASE_URL: `file:${join(folder, 'data/provider.sqlite')}` };
};

/** A provider with a person who signed in and shared. Their session and receipt must be valid after a restore. */
const startWithShare = async (DATABASE_URL: string) => {
  const provider = await startProvider({ variables: { DATABASE_URL } });
  const { key } = await provider.addApp();
  const { token, share } = await startSharing(provider, key);
  return { provider, key, token, receipt: textOf(await share(), 'receipt') };
};

const grantsOf = async (DATABASE_URL: string, key: string, token: string) => {
  const restored = await startProvider({ variables: { DATABASE_URL } });
  const { status, body } = await ask(restored, '/api/grants', { key, token });
  const [grant] = Array.isArray(body.grants) ? body.grants : [];
  const { text } = await ask(restored, `/api/grants/${grant?.id}`, { key, token });
  await restored.close();
  return { status, text };
};

describe('the commands of the documentation', () => {
  it('back up a running provider on SQLite, and restore its answered data', async () => {
    const { folder, DATABASE_URL } = rootFolder();
    writeFileSync(join(folder, 'data/provider.sqlite.secret'), SECRET, { mode: 0o600 });
    const { provider, key, token, receipt } = await startWithShare(DATABASE_URL);
    writeFileSync(join(folder, 'provider.env'), `DATABASE_URL=${DATABASE_URL}\n`);
    await runSample('backup-sqlite.sh', folder);
    const later = await startSharing(provider, key, 'bo@example.org');
    await provider.close();

    await runSample('restore-sqlite.sh', folder);
    const before = await grantsOf(DATABASE_URL, key, token);
    expect([before.status, before.text.includes(receipt)]).toEqual([200, true]);
    expect((await grantsOf(DATABASE_URL, key, later.token)).status).toBe(401);
  });

  it.skipIf(programs === '')('move a person and their grant from SQLite to PostgreSQL', async () => {
    const postgres = await startPostgres(programs);
    onTestFinished(() => postgres.stop());
    const { folder, DATABASE_URL } = rootFolder();
    const { provider, key, token, receipt } = await startWithShare(DATABASE_URL);
    await provider.close();
    const NEW_URL = await postgres.database();
    writeFileSync(join(folder, 'provider.env'), `DATABASE_URL=${NEW_URL}\nPROVIDER_SECRET=${SECRET}\n`);
    await runSample('import-sqlite.sh', folder);
    const moved = await grantsOf(NEW_URL, key, token);
    expect([moved.status, moved.text.includes(receipt)]).toEqual([200, true]);
  });

  it.skipIf(programs === '')(
    'back up running copies on PostgreSQL, and restore into a new database',
    async () => {
      const postgres = await startPostgres(programs);
      onTestFinished(() => postgres.stop());
      const folder = scratchFolder();
      const DATABASE_URL = await postgres.database();
      const { provider, key, token, receipt } = await startWithShare(DATABASE_URL);
      writeFileSync(join(folder, 'provider.env'), `DATABASE_URL=${DATABASE_URL}\n`);
      await runSample('backup-postgres.sh', folder);
      expect(statSync(join(folder, 'provider.dump')).mode & 0o777).toBe(0o600);
      await provider.close();
      const NEW_DATABASE_URL = await postgres.database();
      await runSample('restore-postgres.sh', folder, { NEW_DATABASE_URL });
      const restored = await grantsOf(NEW_DATABASE_URL, key, token);
      expect([restored.status, restored.text.includes(receipt)]).toEqual([200, true]);
    },
  );

  it('register an application to whose pages a person returns, from a window and on a phone', async () => {
    const { folder, DATABASE_URL } = rootFolder();
    writeFileSync(join(folder, 'provider.env'), `DATABASE_URL=${DATABASE_URL}\n`);
    const said = await runSample('apps.sh', folder);
    expect(said).toContain('"origins": [\n      "https://shop.example"\n    ]');
    const [id = ''] = /app_[\w-]+/.exec(said) ?? [];
    const provider = await startProvider({ variables: { DATABASE_URL } });
    // A window without `redirect-url`, one with it, and a phone, which returns to the page with the button.
    const given = [undefined, 'https://shop.example/oauth-callback.html', 'https://shop.example/books/7'];
    const ways = await Promise.all(given.map((address) => provider.apps.returnAddress(id, address)));
    expect(ways).toEqual(['https://shop.example/oauth-callback.html', ...given.slice(1)]);
  });

  it('register a site that signs people in by OpenID Connect, with the address of its sign-out', async () => {
    const { folder, DATABASE_URL } = rootFolder();
    writeFileSync(join(folder, 'provider.env'), `DATABASE_URL=${DATABASE_URL}\n`);
    const { id, secret } = JSON.parse(await runSample('openid-app.sh', folder));
    expect(secret).toEqual(expect.any(String));
    const provider = await startProvider({ variables: { DATABASE_URL } });
    for (const address of ['https://shop.example/callback', 'https://shop.example/'])
      expect(await provider.apps.isReturnAddress(id, address)).toBe(true);
  });
});
