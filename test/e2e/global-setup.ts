import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseAddress } from '../../provider/config/addresses.ts';
import { readConfig } from '../../provider/config/config.ts';
import { startServer } from '../../showcase/sandbox/serving/server.ts';
import { makeEmptyDatabase } from '../provider/support/empty-database.ts';
import { postgresPrograms, startPostgres } from '../provider/support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string;
    /** Database of its provider. Tests begin sessions in it. */
    database: DatabaseAddress;
  }
}

const PROVIDER_SECRET = 'a secret for browser tests of thirty-two bytes or more';

/** `npm run test:night -- postgres` sets it to `postgres`. */
const KIND = process.env.SUITE_DATABASE ?? 'sqlite';

const openDatabase = async () => {
  if (KIND === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
    const stop = async () => rmSync(folder, { recursive: true });
    return { url: `file:${join(folder, 'provider.sqlite')}`, stop };
  }
  const programs = postgresPrograms();
  if (programs === null) throw new Error('PostgreSQL is not installed (Debian: apt install postgresql).');
  const { database, stop } = await startPostgres(programs);
  return { url: await database(), stop };
};

const isOfShell = (name: string) => /^data-connect\.js(\.(br|gz))?$/.test(name);

/** A copy of `dist/` with the lite script as `data-connect.js`, so that every test also runs with it. */
const distWithLite = (dist: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'lite-tests-'));
  for (const name of readdirSync(dist))
    if (name !== 'widget') symlinkSync(resolve(dist, name), join(copy, name));
  const widget = join(copy, 'widget');
  cpSync(resolve(dist, 'widget'), widget, { recursive: true });
  for (const name of readdirSync(widget)) if (isOfShell(name)) rmSync(join(widget, name));
  for (const name of readdirSync(widget).filter((one) => /^data-connect\.lite\.js/.test(one)))
    cpSync(join(widget, name), join(widget, name.replace('.lite', '')));
  return copy;
};

/** Serves `dist/` for the browser tests. `WIDGET_BUILD` can replace the script by the lite one. */
export default async function serveBuiltFiles({ provide }: TestProject) {
  const dist = resolve(import.meta.dirname, '../../dist');
  if (!existsSync(resolve(dist, 'widget/data-connect.js'))) {
    throw new Error(
      'There is nothing built to test: run `npm run build` first, or `npm test` for everything.',
    );
  }
  const isLite = process.env.WIDGET_BUILD === 'lite';
  const distRoot = isLite ? distWithLite(dist) : dist;
  const database = await openDatabase();
  const provider = { DATABASE_URL: database.url, PROVIDER_SECRET, LOG_LEVEL: 'silent' };
  const server = await startServer({ distRoot, port: 0, provider });
  provide('baseUrl', server.url);
  provide('database', readConfig(provider).database);
  const { file, remove } = await makeEmptyDatabase();
  provide('emptyDatabase', file);
  return async () => {
    await server.close();
    await database.stop();
    remove();
    if (isLite) rmSync(distRoot, { recursive: true });
  };
}
