// `npm run release -- record`: records the public contract, and lists its changes in docs/contract-changes.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importSource } from './manifest.mjs';
import { installPackages, main, ROOT } from './setup.mjs';

const RECORD = resolve(ROOT, 'scripts/manifest/recorded.json');
const CHANGES = resolve(ROOT, 'docs/contract-changes.md');

main(async () => {
  await installPackages();
  const { contractOf } = await importSource('scripts/manifest/contract.ts');
  const { readStyles } = await importSource('scripts/manifest/styles.ts');
  const { differences, digestOf, recordOf } = await importSource('scripts/manifest/record.ts');
  const { recordedIn } = await importSource('scripts/manifest/contract-changes.ts');

  const record = recordOf(contractOf(readStyles()));
  const before = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : record;
  const lines = differences(before, record);
  const changes = recordedIn(readFileSync(CHANGES, 'utf8'), digestOf(record), lines);
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(CHANGES, changes);
  console.log(lines.length > 0 ? lines.join('\n') : 'The contract is as it was recorded.');
  if (lines.length > 0)
    console.log(
      '\ndocs/contract-changes.md has these lines now: say in CHANGELOG.md what they mean for a host.',
    );
});
