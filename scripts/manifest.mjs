// Writes what editors, frameworks and documentation read of the public contract.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ROOT } from './setup.mjs';

/** Runs a TypeScript module of the build; Vite is there only once the packages are installed. */
export const importSource = async (path) => {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(resolve(ROOT, path), { configFile: false, logLevel: 'warn' });
  return module;
};

export const writeManifests = async () => {
  const { filesOf } = await importSource('widget/manifest/files.ts');
  for (const [path, text] of Object.entries(filesOf())) {
    const target = resolve(ROOT, 'dist/widget', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
};
