// Writes what editors, frameworks and documentation read of the public contract.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ROOT } from './setup.mjs';

/** Runs a TypeScript module of the build; Vite is there only once the packages are installed. */
export const importSource = async (path) => {
  const { runnerImport } = await import('vite');
  const { NODE_ENV } = process.env;
  try {
    const { module } = await runnerImport(resolve(ROOT, path), { configFile: false, logLevel: 'warn' });
    return module;
  } finally {
    // Vite sets it to `development` for this process: a build started after it would ship React's development half.
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
