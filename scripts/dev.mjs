// `npm run dev`: the showcase with reload and the sandbox in one server. A change rebuilds the widget and /account.
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { buildAccount, buildWidget } from './build.mjs';
import { BUILD_PACKAGES, installPackages, main, ROOT } from './setup.mjs';

const rebuildOnChange = (folder, build) => {
  let pending;
  // One build at a time: two builds would write the same files.
  let building = Promise.resolve();
  watch(resolve(ROOT, folder), { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      building = building.then(build).catch((error) => console.error(error.message));
    }, 200);
  });
};

main(async () => {
  await installPackages(ROOT, BUILD_PACKAGES);
  await buildWidget();
  await buildAccount();
  for (const folder of ['common', 'widget']) rebuildOnChange(folder, buildWidget);
  rebuildOnChange('provider/account', buildAccount);
  const { createServer } = await import('vite');
  const configFile = resolve(ROOT, 'vite.showcase.config.ts');
  // The default loader, which bundles, reads no `?raw`.
  const server = await createServer({ configFile, configLoader: 'runner' });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
});
