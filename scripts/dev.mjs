// `npm run dev`: the showcase with reload, the widget rebuilt on each change, the sandbox in front.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { writeIntegrity } from './integrity.mjs';
import { writeManifests } from './manifest.mjs';
import { forwardSignals, installPackages, main, ROOT, runBin } from './setup.mjs';

const BUILD = ['build', '--app', '-c', 'vite.widget.config.ts', '--logLevel', 'warn'];

const buildWidget = async () => {
  await runBin('vite', BUILD);
  await writeManifests();
  await writeIntegrity();
};

const rebuildOnChange = () => {
  let pending;
  watch(resolve(ROOT, 'widget'), { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => buildWidget().catch((error) => console.error(error.message)), 200);
  });
};

main(async () => {
  await installPackages();
  await buildWidget();
  rebuildOnChange();
  const vite = resolve(ROOT, 'node_modules/vite/bin/vite.js');
  const server = spawn(process.execPath, [vite, '-c', 'vite.showcase.config.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  forwardSignals(server);
  server.once('exit', (code) => process.exit(code ?? 0));
});
