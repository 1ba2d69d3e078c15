import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const SETUP = pathToFileURL(resolve(import.meta.dirname, '../../../scripts/setup.mjs')).href;

/** Runs a task with the functions of setup.mjs, as a script does. */
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
  it('ends with 1 and one line, without a stack, where its task fails', () => {
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
  it('is the one that CHROME_PATH names', () => {
    const { stdout } = runTask('console.log(setup.findBrowser())', { CHROME_PATH: process.execPath });
    expect(stdout.trim()).toBe(process.execPath);
  });

  it('is the full one for what the headless shell cannot do, where CHROME_PATH names the shell', () => {
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

  it('is missing where CHROME_PATH names no file', () => {
    const { status, stderr } = runTask('setup.findBrowser()', { CHROME_PATH: '/no/browser' });
    expect([status, stderr.trim()]).toEqual([1, 'CHROME_PATH names /no/browser, and there is no such file.']);
  });
});

describe('the packages of a folder', () => {
  // An `npm` that only tells of its start.
  const install = (folder: string) => {
    const bin = newFolder();
    writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "npm $1"\n', { mode: 0o755 });
    return runTask(`await setup.installPackages(${JSON.stringify(folder)})`, {
      PATH: `${bin}:${process.env.PATH}`,
    }).stdout.trim();
  };
  const folderWith = (marked: Date | null) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    utimesSync(join(folder, 'package-lock.json'), new Date(2026, 1), new Date(2026, 1));
    if (!marked) return folder;
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
    utimesSync(join(folder, 'node_modules/.package-lock.json'), marked, marked);
    return folder;
  };

  it('are installed where there are none, and where the lock file is newer', () => {
    expect(install(folderWith(null))).toBe('npm install');
    expect(install(folderWith(new Date(2026, 0)))).toBe('npm install');
  });

  it('stay where they are newer than the lock file', () => {
    expect(install(folderWith(new Date(2026, 2)))).toBe('');
  });
});
