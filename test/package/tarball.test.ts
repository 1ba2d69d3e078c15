import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogues, manifest } from './support/entries.ts';
import { type Packed, pack, publintMessages } from './support/packed.ts';

let packed: Packed;
beforeAll(() => {
  packed = pack();
});
afterAll(() => packed.remove());

it('the packed tarball passes publint without a message', async () => {
  expect(await publintMessages(packed)).toEqual([]);
});

it('the packed tarball has types that TypeScript finds for every entry and catalogue, by `bundler`, `node16` and `node10`', () => {
  const cli = resolve('node_modules/@arethetypeswrong/cli/dist/index.js');
  const also = [
    ...catalogues.map((tag) => `locales/${tag}`),
    ...readdirSync('dist/widget/types/frameworks')
      .filter((name) => name.endsWith('.d.ts') && name !== 'shared.d.ts')
      .map((name) => `types/${name.replace('.d.ts', '')}`),
  ];
  const { status, stdout } = spawnSync(
    process.execPath,
    // CommonJS resolves to ES modules, which is no fault, because Node loads them by `require` too.
    [
      cli,
      packed.tarball,
      '--ignore-rules',
      'cjs-resolves-to-esm',
      '--format',
      'ascii',
      '--include-entrypoints',
      ...also,
    ],
    { encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
  for (const entry of also) expect(stdout).toContain(`"${manifest.name}/${entry}"`);
});

it('a server that verifies tokens need not install React', () => {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(readFileSync('package.json', 'utf8'));
  const optional = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional);
  expect(optional).toEqual(['react', 'react-dom']);
});

it('the packed tarball has the built files, its licence and its guide, and nothing else', () => {
  const kinds = [
    /^(LICENSE|README\.md|package\.json|widget\/README\.md)$/,
    /^dist\/widget\/data-connect(\.global|\.lite|\.frame|\.[\w.]+-[\w-]+)?\.js$/,
    /^dist\/widget\/module\/[\w/-]+\.js$/,
    /^dist\/widget\/types\/[\w./-]+\.d\.ts$/,
    /^dist\/widget\/types\/frameworks\/none\.js$/,
    /^dist\/widget\/(custom-elements|web-types|integrity|vscode\.(html|css)-custom-data)\.json$/,
    /^dist\/widget\/oauth-callback\.(html|js)$/,
  ];
  expect(packed.files.filter((file) => !kinds.some((kind) => kind.test(file)))).toEqual([]);
  expect(packed.files.filter((file) => /(^|[/.])tests?[/.]|\.map$|\.env|\.npmrc/.test(file))).toEqual([]);
});

it('the callback script asks linters to leave it out, because hosts copy it into their public folder', () => {
  const script = packed.files.find((file) => file.endsWith('dist/widget/oauth-callback.js')) ?? '';
  expect(readFileSync(script, 'utf8')).toMatch(/^\/\* eslint-disable \*\/\n/);
});

it('the packed tarball has no path of the build machine, and no key', () => {
  const telling = [process.cwd(), 'BEGIN PRIVATE KEY', '_authToken'];
  const found = packed.files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return telling.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
