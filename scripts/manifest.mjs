// Writes descriptions of the public contract for editors, frameworks and the documentation.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ROOT } from './setup.mjs';

/**
 * Imports a TypeScript module of the build. Vite is imported here, because it exists only after the packages are
 * installed.
 */
export const importSource = async (path) => {
  const { runnerImport } = await import('vite');
  const { NODE_ENV } = process.env;
  try {
    const { module } = await runnerImport(resolve(ROOT, path), { configFile: false, logLevel: 'warn' });
    return module;
  } finally {
    // Vite sets this variable to `development` in this process. A later build would then contain React's development
    // version.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
};

export const writeManifests = async () => {
  const { filesOf } = await importSource('scripts/manifest/files.ts');
  for (const [path, text] of Object.entries(filesOf())) {
    const target = resolve(ROOT, 'dist/widget', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
};
