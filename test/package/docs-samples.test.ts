import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const TSC = resolve('node_modules/typescript/bin/tsc');
const SAMPLES = resolve('showcase/docs/samples');
// Declarations of the frameworks' own modules.
const MODULES = resolve('test/support/framework-modules.d.ts');
// Inside the repository, where the package's own name resolves to its exports.
const folder = mkdtempSync(resolve('node_modules/.data-connect-samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GROUPS = [
  {
    name: 'plain',
    files: ['*.ts', '*.tsx', 'cypress', 'next', 'react', 'webdriverio'],
    options: { jsx: 'react-jsx' },
  },
  { name: 'preact', files: ['preact'], options: { jsx: 'react-jsx', jsxImportSource: 'preact' } },
  { name: 'server', files: ['server'], options: { lib: ['ES2023'], types: ['node'] } },
  { name: 'solid', files: ['solid'], options: { jsx: 'preserve', jsxImportSource: 'solid-js' } },
] as const;

it.each(GROUPS)(
  'the samples of the documentation compile against the built package: $name',
  ({ name, files, options }) => {
    const config = join(folder, `tsconfig.${name}.json`);
    const compilerOptions = { ...options, skipLibCheck: true };
    const include = [MODULES, ...files.map((pattern) => join(SAMPLES, pattern))];
    const base = resolve('test/types/tsconfig.base.json');
    writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, include }));
    const { status, stdout } = spawnSync(process.execPath, [TSC, '-p', config], { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  },
);
