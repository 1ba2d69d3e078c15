import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const SETUP = pathToFileURL(resolve(import.meta.dirname, '../../../scripts/setup.mjs')).href;

/** Runs a task with the functions of setup.mjs, like a script. */
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

describe('a script', () => {
  it('ends with 1 and one line, without a stack, if its task fails', () => {
    const { status, stderr } = runTask('throw new Error("The port is taken")');
    expect([status, stderr.trim()]).toEqual([1, 'The port is taken']);
  });

  it('says which command failed, and how it ended', () => {
    const { status, stderr } = runTask('await setup.run(process.execPath, ["-e", "process.exit(3)"])');
    expect(status).toBe(1);
    expect(stderr).toContain('process.exit(3) ended with 3');
  });
});

describe('the browser of the tests', () => {
  it('is the one at CHROME_PATH', () => {
    const { stdout } = runTask('console.log(setup.findBrowser())', { CHROME_PATH: process.execPath });
    expect(stdout.trim()).toBe(process.execPath);
  });

  it('is the full one for features that the headless shell lacks, if CHROME_PATH names the shell', () => {
    const bin = newFolder();
    const shell = join(bin, 'chromium-headless-shell');
    const full = join(bin, 'chromium');
    for (const path of [shell, full]) writeFileSync(path, '');
    const { stdout } = runTask('console.log(JSON.stringify(setup.testBrowsers()))', {
      CHROME_PATH: shell,
      PATH: bin,
    });
    expect(JSON.parse(stdout)).toEqual({ CHROME_PATH: full, HEADLESS_SHELL_PATH: shell });
  });

  it('is missing if CHROME_PATH names no file', () => {
    const { status, stderr } = runTask('setup.findBrowser()', { CHROME_PATH: '/no/browser' });
    expect([status, stderr.trim()]).toEqual([1, 'CHROME_PATH names /no/browser, and there is no such file.']);
  });
});

describe('the packages of a folder', () => {
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

  /** Arguments of `npm` for these workspaces, in a folder with these packages. */
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
    // An `npm` that only reports its start.
    const bin = newFolder();
    writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
    return runTask(`await setup.installPackages(${JSON.stringify(folder)}, ${JSON.stringify(workspaces)})`, {
      PATH: `${bin}:${process.env.PATH}`,
    }).stdout.trim();
  };
  const inVersion1 = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));

  it('are installed for the given workspaces, if there are none', () => {
    expect(install(null, ['provider'])).toBe(
      'npm install --no-save --no-audit --no-fund --workspace=provider --include-workspace-root',
    );
  });

  it('stay if the given workspaces have theirs, even if others lack some', () => {
    expect(install(inVersion1(BUILD), ['provider'])).toBe('');
    expect(install(inVersion1([...BUILD, 'vitest']), ['provider'])).toBe('');
  });

  it('are installed if one is missing, or its own dependency, or has another version than the lock file', () => {
    expect(install(inVersion1(BUILD), ['provider', 'tests'])).toContain('--workspace=tests');
    expect(install(inVersion1(['vite', 'hono']), ['provider'])).toContain('npm install');
    expect(install({ ...inVersion1(BUILD), hono: '0.9.0' }, ['provider'])).toContain('npm install');
  });
});
