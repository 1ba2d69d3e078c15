// Plain JavaScript, because nothing is installed yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const children = new Set();
const forward = (signal) => {
  for (const child of children) child.kill(signal);
  process.exitCode = 1;
};

export const forwardSignals = (child) => {
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, forward);
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    if (children.size === 0) for (const signal of SIGNALS) process.off(signal, forward);
  });
};

/** Rejects if the command fails or takes too long. */
export const run = (command, args, env = {}, { cwd = ROOT, timeout } = {}) =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, timeout, stdio: 'inherit', env: { ...process.env, ...env } });
    forwardSignals(child);
    child.once('error', fail);
    child.once('exit', (code, signal) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`)),
    );
  });

export const runBin = (name, args, env, options) =>
  run(process.execPath, [resolve(ROOT, 'node_modules', BINS[name]), ...args], env, options);

/** The default loader bundles the configuration first, and warns on a busy machine that this takes long. */
export const runViteBuild = (config, ...more) => {
  const args = ['build', '-c', config, '--configLoader', 'runner', '--logLevel', 'warn', ...more];
  // Vite in this process sets it to `development`: the build would contain React's development version.
  return runBin('vite', args, { NODE_ENV: 'production' });
};

/** Vitest finds its configuration only in the given folder. */
export const runVitest = (args, env, options) =>
  runBin(
    'vitest',
    ['run', '--config', 'test/vitest.config.ts', ...args],
    { NODE_ENV: 'test', ...env },
    options,
  );

const BINS = {
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  stryker: '@stryker-mutator/core/bin/stryker.js',
};

/** Workspaces for builds and servers, by name: npm would take all folders below `test` for it. */
export const BUILD_PACKAGES = ['data-connect-provider'];
/** The check needs the types of the benches too. */
export const TEST_PACKAGES = [
  ...BUILD_PACKAGES,
  'data-connect-tests',
  'react-18-tests',
  'data-connect-bench',
];

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};

/** Compares with the lock file, which npm copies into `node_modules`. */
const isInstalled = (folder, workspaces) => {
  const mark = resolve(folder, 'node_modules/.package-lock.json');
  if (!existsSync(mark)) return false;
  const [locked, present] = [resolve(folder, 'package-lock.json'), mark].map(packagesOf);
  const folders = workspaces.map((name) => locked[`node_modules/${name}`]?.resolved ?? '');
  const isPresent = (own, name) =>
    [own, ''].some((parent) => `${parent && `${parent}/`}node_modules/${name}` in present);
  return (
    Object.entries(present).every(([path, { version }]) => locked[path]?.version === version) &&
    ['', ...folders].every((own) => {
      const { dependencies, devDependencies } = locked[own] ?? {};
      return Object.keys({ ...dependencies, ...devDependencies }).every((name) => isPresent(own, name));
    })
  );
};

const INSTALL_MS = 10 * 60 * 1000;

export const installPackages = async (folder = ROOT, workspaces = folder === ROOT ? TEST_PACKAGES : []) => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or later.`);
  }
  if (isInstalled(folder, workspaces)) return;
  const chosen = workspaces.map((name) => `--workspace=${name}`);
  if (chosen.length > 0) chosen.push('--include-workspace-root');
  // `npm ci` would remove the packages of the other workspaces.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', ...chosen];
  await run(NPM, args, {}, { cwd: folder, timeout: INSTALL_MS }).catch((error) => {
    throw new Error(`The packages of ${folder} could not be installed within ten minutes: ${error.message}`);
  });
};

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const SHELL = 'chromium-headless-shell';

/** Debian packages, with a command or path of each. The libraries replace built-ins of a page and are not on npm. */
export const CHROMIUM = {
  chromium: [...NAMES, ...FIXED],
  [SHELL]: [SHELL],
  'fonts-liberation': ['/usr/share/fonts/truetype/liberation'],
  'libjs-prototype': ['/usr/share/javascript/prototype'],
  'libjs-mootools': ['/usr/share/javascript/mootools'],
};
export const FIREFOX = { 'firefox-esr': ['firefox-esr'] };
export const WEBKIT = { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] };

const present = (names) => {
  const folders = (process.env.PATH ?? '').split(':');
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => `${folder}/${name}`)))
    .filter(existsSync);
};

const isNeeded = ([name, files]) =>
  !(process.env.CHROME_PATH && (name === SHELL || name === 'chromium')) && present(files).length === 0;

export const installDebianPackages = async (...wanted) => {
  const missing = wanted.flatMap((packages) => Object.entries(packages).filter(isNeeded));
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (missing.length === 0 || !isDebianRoot) return;
  const aptGet = (...args) =>
    run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }, { timeout: INSTALL_MS });
  const names = missing.map(([name]) => name);
  try {
    await aptGet('update', '-q');
    await aptGet('install', '-y', '-q', '--no-install-recommends', ...names);
  } catch ({ message }) {
    console.warn(`${names.join(', ')} could not be installed: ${message}`);
  }
};

/** The headless shell needs a fifth of the processor time. Without it, all tests use the full browser. */
export const testBrowsers = async () => {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH names ${given}, and there is no such file.`);
  await installDebianPackages(CHROMIUM);
  const [installed] = present(CHROMIUM.chromium);
  const found = given ?? installed;
  if (!found)
    throw new Error(
      'No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to the path of one that is installed.',
    );
  if (basename(found) === SHELL && installed) return { CHROME_PATH: installed, HEADLESS_SHELL_PATH: found };
  const [shell] = given ? [] : present([SHELL]);
  return { CHROME_PATH: found, ...(shell && { HEADLESS_SHELL_PATH: shell }) };
};

export const stage = async (name, task) => {
  const start = performance.now();
  await task();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
};

export const importSource = async (path) => {
  const { runnerImport } = await import('vite');
  const options = { configFile: false, root: ROOT, logLevel: 'warn' };
  return (await runnerImport(resolve(ROOT, path), options)).module;
};

/** One clear line instead of a stack. */
export const main = (task) => {
  task().catch((error) => {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  });
};
