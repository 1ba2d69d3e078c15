// Builds the host pages of this folder into dist/hosts, each with its own toolchain and type checker, against the packed
// package.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { installPackages, main, NPM, ROOT, stage } from '../../scripts/setup.mjs';

const execute = promisify(execFile);

const SAMPLES = resolve(ROOT, 'showcase/docs/samples');
const HOSTS = import.meta.dirname;
const INSTALLED = resolve(HOSTS, 'node_modules/data-connect');
const OUT = resolve(ROOT, 'dist/hosts');
const BUILD_MS = 5 * 60 * 1000;

const COPIES = JSON.parse(readFileSync(resolve(HOSTS, 'samples.json'), 'utf8'));

/** Astro bundles a script without a type as a module. Vite needs `type="module"` for this. */
const asPage = (text) => text.replace('<script>', '<script type="module">');

const copySamples = () => {
  for (const [from, to] of Object.entries(COPIES)) {
    const path = resolve(HOSTS, to);
    rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    const text = readFileSync(resolve(SAMPLES, from), 'utf8');
    writeFileSync(path, from.startsWith('astro/') ? asPage(text) : text);
  }
};

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
  for (const { path } of JSON.parse(list)[0].files) cpSync(resolve(ROOT, path), resolve(INSTALLED, path));
};

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
const angular = async () => {
  await runTool('angular', '@angular-devkit/architect-cli/bin/cli.js', 'host:build');
  cpSync(resolve(OUT, 'angular/index.html'), resolve(OUT, 'angular/sample.html'));
};
const copyPages = async () => {
  cpSync(resolve(HOSTS, 'html'), resolve(OUT, 'html'), { recursive: true });
  cpSync(resolve(HOSTS, 'page.css'), resolve(OUT, 'page.css'));
  cpSync(resolve(INSTALLED, 'dist/widget'), resolve(OUT, 'html/widget'), { recursive: true });
};

const inOrder = async (tasks) => {
  for (const [name, task] of tasks) await stage(name, task);
};

const USUAL = ['react', 'preact', 'solid'];

main(async () => {
  await installPackages(HOSTS);
  copySamples();
  installOwnPackage();
  rmSync(OUT, { recursive: true, force: true });
  // Two at once. Angular's build checks its templates itself.
  await Promise.all([
    inOrder([
      ['angular build', angular],
      ['vue types', () => runTool('vue', 'vue-tsc/bin/vue-tsc.js', '-p', '.')],
      ['svelte types', () => runTool('svelte', 'svelte-check/bin/svelte-check', '--threshold', 'warning')],
    ]),
    inOrder([
      ...USUAL.map((host) => [`${host} types`, () => tsc(host)]),
      ...[...USUAL, 'vue', 'svelte', 'bundled'].map((host) => [`${host} build`, () => vite(host)]),
      ['html copy', copyPages],
    ]),
  ]);
});
