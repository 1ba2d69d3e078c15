import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { entries, specifierOf } from './support/entries.ts';

it('importing every entry on a server adds nothing, logs nothing, throws nothing and ends', () => {
  expect(entries).toEqual(
    expect.arrayContaining(['.', './element', './react', './machine', './server', './locales/en']),
  );
  const source = `const before = Reflect.ownKeys(globalThis);
    for (const name of ${JSON.stringify(entries.map(specifierOf))}) await import(name);
    const added = Reflect.ownKeys(globalThis).filter((key) => !before.includes(key)).map(String);
    process.stdout.write(JSON.stringify(added));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout: '[]' });
});
