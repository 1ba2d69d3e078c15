import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../showcase/sandbox/serving/server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built showcase and widget, served as `npm start` serves them, on a free port. */
    baseUrl: string;
    /** The SQLite file of the provider behind it, in which tests begin sessions. */
    databaseFile: string;
  }
}

/** Serves `dist/` for the browser tests. */
export default async function serveBuiltFiles({ provide }: TestProject) {
  const distRoot = resolve(import.meta.dirname, '../../dist');
  if (!existsSync(resolve(distRoot, 'widget/data-connect.js'))) {
    throw new Error(
      'There is nothing built to test: run `npm run build` first, or `npm test` for everything.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  const databaseFile = join(folder, 'provider.sqlite');
  const provider = { DATABASE_URL: `file:${databaseFile}`, LOG_LEVEL: 'silent' };
  const server = await startServer({ distRoot, port: 0, provider });
  provide('baseUrl', server.url);
  provide('databaseFile', databaseFile);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
}
