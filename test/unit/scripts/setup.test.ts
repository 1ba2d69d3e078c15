import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const SETUP = pathToFileURL(resolve(import.meta.dirname, '../../../scripts/setup.mjs')).href;

const runTask = (task: string, env: Record<string, string> = {}) => {
  const source = `import * as setup from ${JSON.stringify(SETUP)}; setup.main(async () => { ${task} });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
};

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-connect-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

it('a script whose task fails ends with 1 and one line, without a stack, which names a failed command', () => {
  const { status, stderr } = runTask('throw new Error("The port is taken")');
  expect([status, stderr.trim()]).toEqual([1, 'The port is taken']);
  const command = runTask('await setup.run(process.execPath, ["-e", "process.exit(3)"])');
  expect(command.stderr).toContain('process.exit(3) ended with 3');
});

it('the tests use the full browser for features that the headless shell lacks, if CHROME_PATH names the shell', () => {
  const bin = newFolder();
  const shell = join(bin, 'chromium-headless-shell');
  const full = join(bin, 'chromium');
  for (const path of [shell, full]) writeFileSync(path, '');
  const { stdout } = runTask('console.log(JSON.stringify(await setup.testBrowsers()))', {
    CHROME_PATH: shell,
    PATH: bin,
  });
  expect(JSON.parse(stdout)).toEqual({ CHROME_PATH: full, HEADLESS_SHELL_PATH: shell });
});

it('a CHROME_PATH that names no file ends the tests with one line', () => {
  const { status, stderr } = runTask('await setup.testBrowsers()', { CHROME_PATH: '/no/browser' });
  expect([status, stderr.trim()]).toEqual([1, 'CHROME_PATH names /no/browser, and there is no such file.']);
});

const LOCKED = {
  '': { devDependencies: { vite: '1' } },
  provider: { dependencies: { hono: '1' } },
  test: { devDependencies: { vitest: '1' } },
  'node_modules/provider': { resolved: 'provider', link: true },
  'node_modules/tests': { resolved: 'test', link: true },
  'node_modules/vite': { version: '1.0.0', dependencies: { esbuild: '1' } },
  'node_modules/esbuild': { version: '2.0.0' },
  'node_modules/vite/node_modules/esbuild': { version: '1.0.0' },
  'node_modules/hono': { version: '1.0.0' },
  'node_modules/vitest': { version: '1.0.0' },
};
const BUILD = ['vite', 'vite/node_modules/esbuild', 'hono'];

const install = (present: Record<string, string> | null, workspaces: readonly string[]) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  if (present) {
    const packages = Object.fromEntries(
      Object.entries(present).map(([name, version]) => [`node_modules/${name}`, { version }]),
    );
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  }
  const bin = newFolder();
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
  return runTask(`await setup.installPackages(${JSON.stringify(folder)}, ${JSON.stringify(workspaces)})`, {
    PATH: `${bin}:${process.env.PATH}`,
  }).stdout.trim();
};
const inVersion1 = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));

it('the packages of a folder are installed for the given workspaces, if there are none', () => {
  expect(install(null, ['provider'])).toBe(
    'npm install --no-save --no-audit --no-fund --workspace=provider --include-workspace-root',
  );
});

it('the packages of a folder are installed if one is missing or has another version, and else stay', () => {
  expect(install(inVersion1([...BUILD, 'vitest']), ['provider'])).toBe('');
  expect(install(inVersion1(BUILD), ['provider', 'tests'])).toContain('--workspace=tests');
  expect(install(inVersion1(['vite', 'vite/node_modules/esbuild']), ['provider'])).toContain('npm install');
  expect(install({ ...inVersion1(BUILD), hono: '0.9.0' }, ['provider'])).toContain('npm install');
});
