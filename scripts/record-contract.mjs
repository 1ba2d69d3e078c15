// `npm run release -- record`: records the public contract, lists its changes in docs/contract-changes.md, and writes the
// tables of attributes.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importSource } from './manifest.mjs';
import { installPackages, main, ROOT } from './setup.mjs';

const change = (path, edit) => {
  const file = resolve(ROOT, path);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
};

main(async () => {
  await installPackages();
  const { contractOf } = await importSource('scripts/manifest/contract.ts');
  const { differences, digestOf, recordedIn, recordOf, withAttributes } = await importSource(
    'scripts/manifest/record.ts',
  );
  const contract = contractOf();
  const record = recordOf(contract);
  let lines = [];
  change('scripts/manifest/recorded.json', (before) => {
    lines = differences(JSON.parse(before), record);
    return `${JSON.stringify(record, null, 2)}\n`;
  });
  change('docs/contract-changes.md', (log) => recordedIn(log, digestOf(record), lines));
  for (const path of ['docs/contract.md', 'widget/README.md'])
    change(path, (document) => withAttributes(document, contract));
  console.log(lines.length > 0 ? lines.join('\n') : 'The contract is as it was recorded.');
  if (lines.length > 0)
    console.log(
      '\ndocs/contract-changes.md has these lines now: say in CHANGELOG.md what they mean for a host.',
    );
});
