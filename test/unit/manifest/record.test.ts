import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from '../../../package.json';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import {
  type ContractRecord,
  differences,
  recordOf,
  withAttributes,
} from '../../../scripts/manifest/record.ts';

const now = recordOf(contractOf());
const recorded: ContractRecord = JSON.parse(readFileSync('scripts/manifest/recorded.json', 'utf8'));
const HOW =
  'The public contract changed. Run `npm run release -- record` and say in CHANGELOG.md what it means for a host.';

it('the public contract is the recorded one, in an entry for unreleased changes or for the version of the package', () => {
  expect(differences(recorded, now), HOW).toEqual([]);
  for (const path of ['docs/contract.md', 'widget/README.md']) {
    const document = readFileSync(path, 'utf8');
    expect(document, HOW).toBe(withAttributes(document, contractOf()));
  }
  const headingOf = (path: string) => /^## .*/m.exec(readFileSync(path, 'utf8'))?.[0];
  const heading = headingOf('docs/contract-changes.md');
  expect([`## ${version}`, '## Unreleased']).toContain(heading?.replace(/ \(.*/, ''));
  expect(headingOf('CHANGELOG.md')).toBe(heading);
});

const one: ContractRecord = { attribute: { theme: "'light', default light" }, part: { title: '' } };

it('the differences of two contracts list additions, removals and changes, of each kind of promise', () => {
  const other = { attribute: { theme: "'dark', default dark" }, part: { lead: '' } };
  expect(differences(one, other)).toEqual([
    "- changed attribute `theme` from 'light', default light to 'dark', default dark",
    '- added part `lead`',
    '- removed part `title`',
  ]);
  for (const [kind, promises] of Object.entries(now)) {
    const [first = ''] = Object.keys(promises);
    const { [first]: gone, ...rest } = promises;
    expect(gone).toBeDefined();
    expect(differences(now, { ...now, [kind]: rest })).toEqual([`- removed ${kind} \`${first}\``]);
  }
});

it('the newest line about a promise in docs/contract-changes.md agrees with the record', () => {
  const lines = readFileSync('docs/contract-changes.md', 'utf8').matchAll(
    /^- (added|removed) (.+?) `(.+?)`/gm,
  );
  const seen = new Set<string>();
  for (const [line, verb, kind = '', name = ''] of lines) {
    const isNewest = !seen.has(`${kind} ${name}`);
    seen.add(`${kind} ${name}`);
    if (isNewest) expect(name in (recorded[kind] ?? {}), `${line}: ${HOW}`).toBe(verb === 'added');
  }
  expect(seen.size).toBeGreaterThan(0);
});
