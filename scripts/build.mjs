// Builds everything that is served or published into dist/, with x.br and x.gz beside each file that they make smaller.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeDeclarations, writeIntegrity, writeManifests } from './package-files.mjs';
import { BUILD_PACKAGES, installPackages, main, ROOT, run, runViteBuild, stage } from './setup.mjs';

const COMPRESSIBLE = /\.(css|html|js|json|map|md|mjs|svg|ts|txt|webmanifest)$/;
/** Below this, the headers of an answer outweigh the saving. */
const MIN_BYTES = 512;

const ENCODINGS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

const compressFile = async (path) => {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  for (const [extension, compress] of Object.entries(ENCODINGS)) {
    const compressed = await compress(bytes);
    if (compressed.length < bytes.length) await writeFile(`${path}.${extension}`, compressed);
  }
};

/** Without subfolders, because pages load no file from those. */
export const precompress = async (...folders) => {
  const files = folders.flatMap((folder) => {
    const root = resolve(ROOT, 'dist', folder);
    const names = readdirSync(root).filter((name) => COMPRESSIBLE.test(name));
    return names.map((name) => resolve(root, name));
  });
  await Promise.all(files.map(compressFile));
};

export const buildAccount = async () => {
  for (const mode of ['account', 'console']) await runViteBuild('provider/vite.pages.ts', '--mode', mode);
};

/** For a server, which reads these files beside its own. */
const copyFiles = (from, to) =>
  cpSync(resolve(ROOT, 'provider', from), resolve(ROOT, 'dist', to), { recursive: true });

export const buildProvider = async () => {
  await runViteBuild('provider/vite.config.ts');
  copyFiles('interests/data', 'provider/data');
  copyFiles('demo', 'provider/demo');
  await buildAccount();
};

export const buildWidget = async () => {
  await runViteBuild('vite.widget.config.ts', '--app');
  await writeManifests();
  await writeIntegrity();
};

const buildPackage = async () => {
  await runViteBuild('widget/vite.module.config.ts');
  await writeDeclarations();
};

const PRECOMPRESSED = [
  ...['pages', 'pages/docs', 'pages/toona', 'pages/gamp', 'pages/readwise'],
  ...['showcase', 'showcase/assets', 'widget', 'provider/account/assets', 'provider/console/assets'],
];

export const build = async () => {
  rmSync(resolve(ROOT, 'dist'), { recursive: true, force: true });
  await stage('build the widget', buildWidget);
  await stage('build the package', buildPackage);
  await stage('build the showcase', () => runViteBuild('vite.showcase.config.ts', '--app'));
  copyFiles('interests/data', 'sandbox/data');
  await stage('build the provider', buildProvider);
  await stage('render the pages', () =>
    run(process.execPath, [resolve(ROOT, 'scripts/prerender.mjs')], { NODE_ENV: 'production' }),
  );
  await stage('compress', () => precompress(...PRECOMPRESSED));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(async () => {
    await installPackages(ROOT, BUILD_PACKAGES);
    await build();
  });
}
