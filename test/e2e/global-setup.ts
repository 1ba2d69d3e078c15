import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../showcase/sandbox/serving/server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built showcase and widget, served as `npm start` serves them, on a free port. */
    baseUrl: string;
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
  const server = await startServer({ distRoot, port: 0 });
  provide('baseUrl', server.url);
  return () => server.close();
}
