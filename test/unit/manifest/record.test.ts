import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from '../../../package.json';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import {
  type ContractRecord,
  differences,
  digestIn,
  digestOf,
  newestEntry,
  recordedIn,
  recordOf,
  withAttributes,
} from '../../../scripts/manifest/record.ts';

const now = recordOf(contractOf());
const recorded: ContractRecord = JSON.parse(readFileSync('scripts/manifest/recorded.json', 'utf8'));
const changes = readFileSync('docs/contract-changes.md', 'utf8');
const HOW =
  'The public contract changed. Run `npm run release -- record` and say in CHANGELOG.md what it means for a host.';

it('the public contract is the recorded one, in an entry for unreleased changes or for the version of the package', () => {
  expect(differences(recorded, now), HOW).toEqual([]);
  expect(digestIn(newestEntry(changes)), HOW).toBe(digestOf(now));
  for (const path of ['docs/contract.md', 'widget/README.md']) {
    const document = readFileSync(path, 'utf8');
    expect(document, HOW).toBe(withAttributes(document, contractOf()));
  }
  const [heading] = newestEntry(changes).split('\n');
  expect([`## ${version}`, '## Unreleased']).toContain(heading?.replace(/ \(.*/, ''));
  expect(newestEntry(readFileSync('CHANGELOG.md', 'utf8')).split('\n')[0]).toBe(heading);
});

const one: ContractRecord = { attribute: { theme: "'light', default light" }, part: { title: '' } };

it('the differences of two contracts list additions, removals and changes, of each kind of promise', () => {
  const other = { attribute: { theme: "'dark', default dark" }, part: { lead: '' } };
  expect(differences(one, other)).toEqual([
    "- changed attribute `theme` from 'light', default light to 'dark', default dark",
    '- added part `lead`',
    '- removed part `title`',
  ]);
  expect(digestOf(other)).not.toBe(digestOf(one));
  for (const [kind, promises] of Object.entries(now)) {
    const [first = ''] = Object.keys(promises);
    const { [first]: gone, ...rest } = promises;
    expect(gone).toBeDefined();
    expect(differences(now, { ...now, [kind]: rest })).toEqual([`- removed ${kind} \`${first}\``]);
  }
});

const OLD = '# Changes\n\n## 2.0.0 (2026-02-01)\n\nContract `aaaa`\n\n- The first.\n';

it('a recorded change of the contract is added to the newest entry only', () => {
  const log = OLD.replace('## 2.0.0', '## 2.1.0 (2026-03-01)\n\n- News.\n\n## 2.0.0');
  const written = recordedIn(log, 'bbbb', ['- added part `lead`']);
  expect(digestIn(newestEntry(written))).toBe('bbbb');
  expect(written).toContain('Contract `aaaa`');
  expect(newestEntry(written)).toContain('Contract `bbbb`\n\n- added part `lead`\n- News.\n');
});

it('a recorded change of the contract replaces the earlier digest, and adds to the lines', () => {
  const once = recordedIn(OLD, 'bbbb', ['- added part `lead`']);
  const twice = recordedIn(once, 'cccc', ['- removed part `lead`']);
  expect(twice.match(/^Contract `/gm)).toHaveLength(1);
  expect(digestIn(twice)).toBe('cccc');
  expect(twice).toContain('Contract `cccc`\n\n- removed part `lead`\n- added part `lead`\n- The first.\n');
});

it('a change of the contract cannot be recorded without an entry', () => {
  expect(() => recordedIn('# Changes\n', 'aaaa', [])).toThrow('no entry');
});
