import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../showcase/sandbox/serving/server.ts';
import { distWithLite } from './support/served-widget.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built showcase and widget, served as `npm start` serves them, on a free port. */
    baseUrl: string;
    /** The SQLite file of the provider behind it, in which tests begin sessions. */
    databaseFile: string;
  }
}

/** Serves `dist/` for the browser tests, with the lite script in the place of the other where `WIDGET_BUILD` says so. */
export default async function serveBuiltFiles({ provide }: TestProject) {
  const dist = resolve(import.meta.dirname, '../../dist');
  if (!existsSync(resolve(dist, 'widget/data-connect.js'))) {
    throw new Error(
      'There is nothing built to test: run `npm run build` first, or `npm test` for everything.',
    );
  }
  const isLite = process.env.WIDGET_BUILD === 'lite';
  const distRoot = isLite ? distWithLite(dist) : dist;
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  const databaseFile = join(folder, 'provider.sqlite');
  const provider = { DATABASE_URL: `file:${databaseFile}`, LOG_LEVEL: 'silent' };
  const server = await startServer({ distRoot, port: 0, provider });
  provide('baseUrl', server.url);
  provide('databaseFile', databaseFile);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true });
    if (isLite) rmSync(distRoot, { recursive: true });
  };
}
