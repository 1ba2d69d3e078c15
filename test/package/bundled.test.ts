import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

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

/** Bundles a host that consists of these lines; third-party packages stay external. */
const bundle = async (lines: string): Promise<string> => {
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
      minify: false,
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

describe('the files for bundlers', () => {
  const files = readdirSync(MODULE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const code = files.map((name) => readFileSync(resolve(join(MODULE, name)), 'utf8')).join('\n');

  it('import React, XState and jose from the host, each a peer or a dependency, and nothing else', () => {
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

  it('mark the React component, and nothing else, for a client', () => {
    const marked = files.filter((name) =>
      /^(['"])use client\1;\n/.test(readFileSync(join(MODULE, name), 'utf8')),
    );
    expect(marked).toEqual(['react.js']);
  });

  it('use no feature of React that 18 lacks', () => {
    expect(code).not.toMatch(/\b(useEffectEvent|useActionState|useOptimistic|useFormStatus)\b/);
  });
});

/** The line of `define.ts` in a bundle. */
const DEFINITION = /\.define\(ELEMENT_NAME\b/;

describe('a bundled host', () => {
  it('that only imports the package defines the element', async () => {
    expect(await bundle("import 'data-connect';")).toMatch(DEFINITION);
  });

  it('that takes the class alone defines nothing by itself', async () => {
    const code = await bundle("export { DataConnectButton } from 'data-connect/element';");
    expect(code).toMatch(/class DataConnectButton|DataConnectButton = class/);
    expect(code).not.toMatch(DEFINITION);
  });

  it('whose pages use the element contains no code of the server’s entry, nor of jose', async () => {
    expect(await bundle("import 'data-connect';")).not.toMatch(/jose|TokenExpiredError/);
  });

  it('that uses the React component defines the element', async () => {
    const code = await bundle("export { DataConnect } from 'data-connect/react';");
    expect(code).toMatch(DEFINITION);
  });

  it('that uses no export of an entry without side effects contains none of its code', async () => {
    expect((await bundle("import 'data-connect/machine';")).trim()).toBe('');
    expect((await bundle("import 'data-connect/element';")).trim()).toBe('');
    expect((await bundle("import 'data-connect/server';")).trim()).toBe('');
  });

  it('that imports a catalogue contains that and no flow', async () => {
    const code = await bundle("export { en } from 'data-connect/locales/en';");
    expect(code).toContain('Connect your data');
    expect(code).not.toContain('createActor');
  });
});
