import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const commands: Record<string, string> = JSON.parse(read('package.json')).scripts;

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(md|mdx|mjs|tsx?)$/.test(path) && path !== 'CHANGELOG.md');

/** The parts of a script that runs others by name. */
const partsOf = (script: string) =>
  [...read(script).matchAll(/^ {2}(\w+): '[\w-]+\.mjs',$/gm)].map(([, name]) => name);

/** Words that follow this command in documents or comments. */
const named = (command: RegExp) =>
  tracked.flatMap((path) => [...read(path).matchAll(command)].map(([, word]) => word));

it('package.json has at most ten commands', () => {
  expect(Object.keys(commands).length).toBeLessThanOrEqual(10);
});

it('every command and part that a document or a comment names exists', () => {
  const runs = named(/`npm run ([\w:]+)/g);
  expect(runs.length).toBeGreaterThan(20);
  expect(runs.filter((name = '') => !(name in commands))).toEqual([]);
  const tests = named(/`npm test -- ([a-z]+)[ `]/g);
  expect(tests.length).toBeGreaterThan(5);
  expect(tests.filter((name) => !partsOf('scripts/test-parts.mjs').includes(name))).toEqual([]);
  const releases = named(/`npm run release -- ([a-z]+)/g);
  expect(releases.filter((name) => !partsOf('scripts/release.mjs').includes(name))).toEqual([]);
});
