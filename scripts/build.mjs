// Builds everything that is served or published into dist/.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDeclarations, writeIntegrity, writeManifests } from './package-files.mjs';
import { precompress } from './precompress.mjs';
import { BUILD_PACKAGES, installPackages, main, ROOT, run, runViteBuild, stage } from './setup.mjs';

/** Builds the person's pages and the operator's pages. */
export const buildAccount = async () => {
  for (const mode of ['account', 'console']) await runViteBuild('provider/vite.pages.ts', '--mode', mode);
};

/** Builds the provider: its server and the account pages. */
export const buildProvider = async () => {
  await runViteBuild('provider/vite.config.ts');
  await buildAccount();
};

/** Builds the files of the widget that pages load. */
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
