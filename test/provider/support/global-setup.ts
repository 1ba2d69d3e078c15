import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { makeEmptyDatabase } from './empty-database.ts';
import { postgresPrograms } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresPrograms: string;
  }
}

/** Builds `dist/provider/cli.js`, like `npm run provider`, looks for PostgreSQL, and makes an empty database. */
export default async function prepareProvider({ provide }: TestProject) {
  await build({
    configFile: resolve(import.meta.dirname, '../../../provider/vite.config.ts'),
    logLevel: 'warn',
  });
  cpSync('provider/interests/data', 'dist/provider/data', { recursive: true });
  cpSync('provider/demo', 'dist/provider/demo', { recursive: true });
  const programs = postgresPrograms();
  if (programs === null) {
    console.warn(
      '\nPostgreSQL is not installed: the provider’s tests on it are NOT RUN (Debian: apt install postgresql).\n',
    );
  }
  provide('postgresPrograms', programs ?? '');
  const { file, remove } = await makeEmptyDatabase();
  provide('emptyDatabase', file);
  return remove;
}
