// `npm test -- nodes`: installs the packed provider from the registry into an empty folder and signs a person in, on
// each supported Node. Build first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { main, NPM, ROOT, run, runVitest } from './setup.mjs';

/** The oldest supported Node, and the newest of each later release line. */
const NODES = ['20.19.0', '22', '24'];

const installNode = async (version) => {
  const folder = resolve(ROOT, '.cache/nodes', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'package.json'), '{}');
  await run(NPM, ['install', '--no-audit', '--no-fund', `node@${version}`], {}, { cwd: folder });
  return resolve(folder, 'node_modules/node/bin/node');
};

main(async () => {
  for (const version of NODES) {
    const node = await installNode(version);
    await run(node, ['--version']);
    await runVitest(['--project', 'package', 'test/package/provider-tarball.test.ts'], {
      PROVIDER_NODE: node,
    });
  }
});
