// For `npm pack` of the provider. `clean` removes the copy afterwards.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { main, ROOT } from './setup.mjs';

const FROM = resolve(ROOT, 'dist');
const TO = resolve(ROOT, 'provider/dist');

/** Files of the frame, its flow and languages, and of the demo's page. The server sends no `.gz`. */
const isServed = (name) =>
  /^(data-connect\.(?!lite|global)|oauth-callback\.)/.test(name) && /\.(html|js|js\.br)$/.test(name);

main(async () => {
  rmSync(TO, { recursive: true, force: true });
  if (process.argv[2] === 'clean') return;
  if (!existsSync(resolve(FROM, 'provider/cli.js')) || !existsSync(resolve(FROM, 'widget/data-connect.js')))
    throw new Error('Nothing is built to pack: run `npm run build` first.');
  cpSync(resolve(FROM, 'provider'), resolve(TO, 'provider'), {
    recursive: true,
    filter: (path) => !path.endsWith('.gz'),
  });
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(resolve(ROOT, name), resolve(TO, name));
  for (const name of readdirSync(resolve(FROM, 'widget')).filter(isServed))
    cpSync(resolve(FROM, 'widget', name), resolve(TO, 'widget', name));
});
