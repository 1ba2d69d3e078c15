// Builds everything that is served or published into dist/.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDeclarations } from './declarations.mjs';
import { writeIntegrity } from './integrity.mjs';
import { writeManifests } from './manifest.mjs';
import { precompress } from './precompress.mjs';
import { BUILD_PACKAGES, installPackages, main, ROOT, run, runViteBuild } from './setup.mjs';

/** Builds the person's pages and the operator's pages. */
export const buildAccount = async () => {
  for (const pages of ['account', 'console']) await runViteBuild(`provider/vite.${pages}.config.ts`);
};

/** Builds the provider: its server and the account pages. */
export const buildProvider = async () => {
  await runViteBuild('provider/vite.config.ts');
  await buildAccount();
};

export const build = async () => {
  rmSync(resolve(ROOT, 'dist'), { recursive: true, force: true });
  await runViteBuild('vite.widget.config.ts', '--app');
  await runViteBuild('widget/vite.module.config.ts');
  await writeDeclarations();
  await writeManifests();
  await writeIntegrity();
  await runViteBuild('vite.showcase.config.ts', '--app');
  await buildProvider();
  await run(process.execPath, [resolve(ROOT, 'scripts/prerender.mjs')], { NODE_ENV: 'production' });
  await precompress(
    'pages',
    'pages/docs',
    'pages/toona',
    'pages/gamp',
    'pages/readwise',
    'showcase',
    'showcase/assets',
    'widget',
    'provider/account/assets',
    'provider/console/assets',
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(async () => {
    await installPackages(ROOT, BUILD_PACKAGES);
    await build();
  });
}
