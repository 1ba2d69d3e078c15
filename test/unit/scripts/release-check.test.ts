import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';

const SCRIPTS = resolve(import.meta.dirname, '../../../scripts');

const LOCK = '{ "version": "1.2.3", "packages": { "provider": { "version": "1.2.3" } } }';

let folder: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const commit = () => {
  git('add', '-A');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-q', '-m', 'state');
};

const check = () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-connect-release-'));
  cpSync(SCRIPTS, join(folder, 'scripts'), { recursive: true });
  write('package.json', '{ "version": "1.2.3", "type": "module" }');
  write('package-lock.json', LOCK);
  write('CHANGELOG.md', '# Changelog\n\n## 1.2.3\n');
  mkdirSync(join(folder, 'provider'));
  write('provider/package.json', '{ "version": "1.2.3" }');
  mkdirSync(join(folder, 'docs'));
  write('docs/contract-changes.md', '# Changes\n\n## 1.2.3\n');
  git('init', '-q');
  return () => rmSync(folder, { recursive: true });
});

it('npm run release refuses a tree with uncommitted changes', () => {
  commit();
  write('CHANGELOG.md', '# Changelog\n\n## 1.2.4\n');
  expect(check()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not committed:\nM CHANGELOG.md'),
  });
});

it.each([
  ['package.json', '{ "version": "next" }', 'next in package.json is no version.'],
  ['package-lock.json', '{ "version": "1.2.2" }', 'package-lock.json has another version.'],
  [
    'provider/package.json',
    '{ "version": "1.2.2" }',
    'provider/package.json has version 1.2.2: both packages are released together.',
  ],
  ['CHANGELOG.md', '## 1.2.2\n', 'The newest entry of CHANGELOG.md is 1.2.2, not 1.2.3.'],
  [
    'docs/contract-changes.md',
    '## Unreleased\n',
    'The newest entry of docs/contract-changes.md is Unreleased, not 1.2.3.',
  ],
])('npm run release refuses another version in %s', (name, text, problem) => {
  write(name, text);
  commit();
  expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining(problem) });
});

it('npm run release refuses a released version', () => {
  commit();
  git('tag', 'v1.2.3');
  expect(check().stderr).toContain('v1.2.3 is released: raise the version.');
});
