// Builds the host pages of test/hosts into dist/hosts, each with its own toolchain and type checker, against the packed
// package. A page without changes since the last build is not built again.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { copySamples } from './host-samples.mjs';
import { hashOf, keep, restore } from './hosts-cache.mjs';
import { installPackages, main, NPM, ROOT } from './setup.mjs';

const execute = promisify(execFile);

export const HOSTS = resolve(ROOT, 'test/hosts');
const INSTALLED = resolve(HOSTS, 'node_modules/data-connect');
const OUT = resolve(ROOT, 'dist/hosts');
const BUILD_MS = 5 * 60 * 1000;

const manifestOf = (folder) => JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));

/** test/hosts must have the dependencies that an install of the package would add. */
const checkDependencies = () => {
  const { dependencies = {}, peerDependencies = {} } = manifestOf(INSTALLED);
  for (const [name, range] of Object.entries({ ...peerDependencies, ...dependencies })) {
    const folder = resolve(HOSTS, 'node_modules', name);
    const version = existsSync(folder) ? manifestOf(folder).version : 'nothing';
    const isExact = /^\d/.test(range);
    if (version === 'nothing' || (isExact && version !== range)) {
      throw new Error(`data-connect asks for ${name} ${range}, and test/hosts has ${version} of it.`);
    }
  }
};

/** Copies the files of the packed package to the place of an installed package; returns their paths. */
const installOwnPackage = () => {
  if (!existsSync(resolve(ROOT, 'dist/widget/module'))) {
    throw new Error('There is no package to build the hosts with: run `npm run build` first.');
  }
  const list = execFileSync(NPM, ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  rmSync(INSTALLED, { recursive: true, force: true });
  const paths = JSON.parse(list)[0].files.map(({ path }) => path);
  for (const path of paths) cpSync(resolve(ROOT, path), resolve(INSTALLED, path));
  checkDependencies();
  return paths.filter((path) => !path.endsWith('.md')).map((path) => resolve(ROOT, path));
};

/** Runs an installed tool in a host's folder; prints the tool's output if it fails. */
const runTool = async (host, path, ...args) => {
  const options = { cwd: resolve(HOSTS, host), timeout: BUILD_MS };
  try {
    await execute(process.execPath, [resolve(HOSTS, 'node_modules', path), ...args], options);
  } catch ({ message, stdout, stderr }) {
    throw new Error(`${message}\n${stdout}${stderr}`);
  }
};

const vite = (host) => runTool(host, 'vite/bin/vite.js', 'build');
const tsc = (host) => runTool(host, 'typescript/bin/tsc', '-p', '.');
const vueTsc = () => runTool('vue', 'vue-tsc/bin/vue-tsc.js', '-p', '.');
const svelteCheck = () => runTool('svelte', 'svelte-check/bin/svelte-check', '--threshold', 'warning');
const angular = async () => {
  await runTool('angular', '@angular-devkit/architect-cli/bin/cli.js', 'host:build');
  cpSync(resolve(OUT, 'angular/index.html'), resolve(OUT, 'angular/sample.html'));
};
const copyPages = async () => {
  cpSync(resolve(HOSTS, 'html'), resolve(OUT, 'html'), { recursive: true });
  cpSync(resolve(HOSTS, 'page.css'), resolve(OUT, 'page.css'));
  cpSync(resolve(INSTALLED, 'dist/widget'), resolve(OUT, 'html/widget'), { recursive: true });
};

// The slowest ones first. Angular's build checks its templates itself.
const TASKS = {
  'angular build': angular,
  'vue types': vueTsc,
  'svelte types': svelteCheck,
  ...Object.fromEntries(['react', 'preact', 'solid'].map((host) => [`${host} types`, () => tsc(host)])),
  ...Object.fromEntries(
    ['react', 'preact', 'solid', 'vue', 'svelte', 'bundled'].map((host) => [
      `${host} build`,
      () => vite(host),
    ]),
  ),
  'html copy': copyPages,
};

const AT_ONCE = 2;

const runTasks = async () => {
  const waiting = Object.entries(TASKS);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, task] = next;
      const start = performance.now();
      await task();
      console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

export const buildHosts = async () => {
  await installPackages(HOSTS);
  copySamples();
  const hash = hashOf([...installOwnPackage(), HOSTS, resolve(ROOT, 'scripts/hosts.mjs')]);
  rmSync(OUT, { recursive: true, force: true });
  if (restore(hash, OUT)) return console.log(`The host pages are those of ${hash}.`);
  await runTasks();
  keep(hash, OUT);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main(buildHosts);
