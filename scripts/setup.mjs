// Installs the packages, and browsers for tests, that a fresh clone lacks. Plain JavaScript, because nothing is
// installed yet.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const children = new Set();
const forward = (signal) => {
  for (const child of children) child.kill(signal);
  process.exitCode = 1;
};

/** Forwards termination signals of this process to the child. */
export const forwardSignals = (child) => {
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, forward);
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    if (children.size === 0) for (const signal of SIGNALS) process.off(signal, forward);
  });
};

/** Runs a command, by default in the repository, and shows its output. Rejects if it fails or takes too long. */
export const run = (command, args, env = {}, { cwd = ROOT, timeout } = {}) =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, timeout, stdio: 'inherit', env: { ...process.env, ...env } });
    forwardSignals(child);
    child.once('error', fail);
    child.once('exit', (code, signal) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`)),
    );
  });

/** Runs an installed package's command. */
export const runBin = (name, args, env) =>
  run(process.execPath, [resolve(ROOT, 'node_modules', ...BINS[name].split('/')), ...args], env);

/**
 * Builds one configuration. The default way to load it bundles it first, and on a busy machine the bundler warns that
 * this takes long.
 */
export const runViteBuild = (config, ...more) =>
  runBin('vite', ['build', '-c', config, '--configLoader', 'runner', '--logLevel', 'warn', ...more]);

/** Runs tests. Vitest finds its configuration only in the given folder. */
export const runVitest = (args, env) =>
  runBin('vitest', ['run', '--config', 'test/vitest.config.ts', ...args], env);

const BINS = {
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  stryker: '@stryker-mutator/core/bin/stryker.js',
};

/**
 * Workspaces with packages for builds and servers, in addition to the root's. Listed by name, because `test` would
 * select all folders below it in npm.
 */
export const BUILD_PACKAGES = ['data-connect-provider'];
/** Workspaces with packages for checks and tests. The check needs the types of the benches too. */
export const TEST_PACKAGES = [
  ...BUILD_PACKAGES,
  'data-connect-tests',
  'react-18-tests',
  'data-connect-bench',
];

const INSTALL_MS = 10 * 60 * 1000;

/**
 * Installs the packages of a folder and of these workspaces in the versions of its lock file, unless they are already
 * installed. Gives up after ten minutes. By default it installs those of the tests.
 */
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

/**
 * Debian packages that tests use, with a path of each: fonts of the pictures' serif texts, which Debian's Chromium only
 * recommends, and two libraries that replace built-ins of a page. The libraries are in no package of npm.
 */
const FILES = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
  'libjs-prototype': '/usr/share/javascript/prototype',
  'libjs-mootools': '/usr/share/javascript/mootools',
};

export const onPath = (...names) => {
  const folders = (process.env.PATH ?? '').split(':');
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).filter(existsSync);
};

const installedBrowser = () => [...onPath(...NAMES), ...FIXED.filter(existsSync)][0];

export const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  readFileSync('/etc/debian_version').length > 0;

/** Names of the missing Debian packages: Chromium, its headless shell, and those of {@link FILES}. */
export const missingChromium = () => [
  ...(process.env.CHROME_PATH || installedBrowser() ? [] : ['chromium']),
  ...(process.env.CHROME_PATH || onPath(SHELL).length > 0 ? [] : [SHELL]),
  ...Object.keys(FILES).filter((name) => !existsSync(FILES[name])),
];

/** As root on Debian, installs the missing packages; prints a message if this fails. */
const installChromium = () => {
  const packages = missingChromium();
  if (packages.length === 0 || !isDebianRoot()) return;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options);
  } catch ({ message }) {
    console.warn(`${packages.join(', ')} could not be installed: ${message}`);
  }
};

/** Returns the path of a Chromium or Chrome. As root on Debian, it installs a missing one. */
export const findBrowser = () => {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH names ${given}, and there is no such file.`);
  if (!given && !installedBrowser()) installChromium();
  const found = given ?? installedBrowser();
  if (found) return found;
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to the path of one that is installed.',
  );
};

/**
 * Returns the browsers for tests as environment variables; installs missing ones, fonts and libraries. The
 * headless shell is the same engine without the browser's interface and needs a fifth of the processor time. Without
 * it, or if `CHROME_PATH` selects another browser, every test uses the full browser. If `CHROME_PATH` names the shell,
 * tests that the shell cannot run use a full browser, if there is one.
 */
export const testBrowsers = () => {
  installChromium();
  const found = findBrowser();
  const full = basename(found) === SHELL ? installedBrowser() : undefined;
  if (full) return { CHROME_PATH: full, HEADLESS_SHELL_PATH: found };
  const [shell] = process.env.CHROME_PATH ? [] : onPath(SHELL);
  return { CHROME_PATH: found, ...(shell && { HEADLESS_SHELL_PATH: shell }) };
};

/** Ends the process with one clear line instead of a stack. */
export const main = (task) => {
  task().catch((error) => {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  });
};
