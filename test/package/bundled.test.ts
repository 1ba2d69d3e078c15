import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

type Chunk = Rolldown.OutputChunk;

const MODULE = 'dist/widget/module';
const HOST = '\0host.js';

/** All files of a host's bundle that a page can load: the entry and its direct and indirect imports. */
const reachable = (chunks: readonly Chunk[]): readonly Chunk[] => {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports, dynamicImports } of found) {
    for (const name of [...imports, ...dynamicImports]) {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (chunk) found.add(chunk);
    }
  }
  return [...found];
};

const bundle = async (lines: string, minify = false): Promise<string> => {
  const host = {
    name: 'host',
    resolveId: (id: string) => (id === HOST ? id : null),
    load: (id: string) => (id === HOST ? lines : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [host],
    build: {
      write: false,
      minify,
      rolldownOptions: {
        input: HOST,
        external: [/^react/, /^@?xstate/, /^jose/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const files = outputs.flatMap(({ output }) => output);
  return reachable(files.filter((file) => file.type === 'chunk'))
    .map(({ code }) => code)
    .join('\n');
};

const files = readdirSync(MODULE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);
const code = files.map((name) => readFileSync(resolve(join(MODULE, name)), 'utf8')).join('\n');

it('the files for bundlers import React, XState and jose from the host, each a peer or a dependency, and nothing else', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const outside = [...code.matchAll(/^(?:import|export) (?:[^"]*? from )?"([^."][^"]*)";/gm)].map(
    ([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
  );
  const declared = Object.keys({ ...dependencies, ...peerDependencies }).sort();
  expect([...new Set(outside)].sort()).toEqual(declared);
  expect(code).not.toContain('__CLIENT_INTERNALS');
});

it('the files for bundlers mark the React component, and nothing else, for a client', () => {
  const marked = files.filter((name) =>
    /^(['"])use client\1;\n/.test(readFileSync(join(MODULE, name), 'utf8')),
  );
  expect(marked).toEqual(['react.js']);
});

const DEFINITION = /\.define\(ELEMENT_NAME\b/;

it('a host that imports the package, or its React component, has the element defined', async () => {
  expect(await bundle("import 'data-connect';")).toMatch(DEFINITION);
  expect(await bundle("export { DataConnect } from 'data-connect/react';")).toMatch(DEFINITION);
});

it('a host that takes the class alone defines nothing by itself', async () => {
  const code = await bundle("export { DataConnectButton } from 'data-connect/element';");
  expect(code).toMatch(/class DataConnectButton|DataConnectButton = class/);
  expect(code).not.toMatch(DEFINITION);
});

it('a host whose pages use the element has no code of the server’s entry, nor of jose', async () => {
  expect(await bundle("import 'data-connect';")).not.toMatch(/jose|TokenExpiredError/);
});

it('a host that uses no export of an entry without side effects has none of its code', async () => {
  expect((await bundle("import 'data-connect/machine';")).trim()).toBe('');
  expect((await bundle("import 'data-connect/element';")).trim()).toBe('');
  expect((await bundle("import 'data-connect/server';")).trim()).toBe('');
});

it('a host that imports a catalogue has that and no flow', async () => {
  const code = await bundle("export { en } from 'data-connect/locales/en';");
  expect(code).toContain('Connect your data');
  expect(code).not.toContain('createActor');
});

it.each([
  ['verifyAccess, fetchInterests', 2_048],
  ['renderTrigger, triggerStyleHash', 4_096],
])('a server’s bundle grows by few bytes for %s', async (names, bytes) => {
  const code = await bundle(`export { ${names} } from 'data-connect/server';`, true);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(bytes);
});
