import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const TSC = resolve('node_modules/typescript/bin/tsc');
const hosts = readdirSync('test/types', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('the types of the package have a host of every framework that has typings, one without a framework, and a server', () => {
  const typings = readdirSync('dist/widget/types/frameworks')
    .filter((name) => name.endsWith('.d.ts') && name !== 'shared.d.ts')
    .map((name) => name.replace('.d.ts', ''));
  expect([...hosts].sort()).toEqual([...typings, 'dom', 'server'].sort());
});

// Each host also contains code that must not compile, marked by @ts-expect-error.
it.each(hosts)('the types of the package let a %s host write valid code, and nothing else', (host) => {
  const { status, stdout } = spawnSync(process.execPath, [TSC, '-p', `test/types/${host}`], {
    encoding: 'utf8',
  });
  expect(status, stdout).toBe(0);
});
