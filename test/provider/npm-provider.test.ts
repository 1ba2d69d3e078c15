import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PATIENT } from './support/process.ts';
import { scratchFolder } from './support/scratch.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A project with the real script and the built provider. Stubs replace installing and building. */
const createProject = () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'dist'));
  cpSync(join(ROOT, 'dist/provider'), join(folder, 'dist/provider'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(ROOT, 'scripts/provider.mjs'), join(folder, 'scripts/provider.mjs'));
  writeFileSync(join(folder, 'scripts/build.mjs'), 'export const buildProvider = async () => {};');
  writeFileSync(join(folder, 'scripts/precompress.mjs'), 'export const precompress = async () => {};');
  const setup = `export const ROOT = ${JSON.stringify(folder)}; export const BUILD_PACKAGES = []; export const installPackages = async () => {};
    export const runViteBuild = async () => {}; export const main = (task) => task();`;
  writeFileSync(join(folder, 'scripts/setup.mjs'), setup);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  return folder;
};

/** Runs `npm run provider`, and resolves once its output matches. */
const run = async (written: RegExp) => {
  const env = { ...process.env, PORT: '0', OPERATIONS_ADDRESS: 'off' };
  const child = spawn('npm', ['run', 'provider'], {
    cwd: createProject(),
    env,
    detached: true,
  });
  const exit = once(child, 'exit');
  onTestFinished(() => {
    // The whole process group, because killing npm alone would leave the provider running.
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
  });
  let output = '';
  const found = await new Promise<RegExpExecArray>((done, fail) => {
    const note = (part: Buffer) => {
      output += part;
      const match = written.exec(output);
      if (match !== null) done(match);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.once('exit', (code) => fail(new Error(`It ended with ${code}: ${output}`)));
  });
  return { child, exit, found };
};

it('npm run provider ends cleanly on SIGTERM to npm, and frees its port', PATIENT, async () => {
  const { child, exit, found } = await run(/"listening":"(http[^"]+)"/);
  const [, url = ''] = found;
  expect((await fetch(`${url}/.well-known/jwks.json`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow();
});
