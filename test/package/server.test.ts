import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { entries, specifierOf } from './support/entries.ts';

const onServer = (specifier: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const before = Reflect.ownKeys(globalThis);
       const names = Object.keys(await import('${specifier}'));
       const added = Reflect.ownKeys(globalThis).filter((key) => !before.includes(key)).map(String);
       process.stdout.write(JSON.stringify({ names, added }));`,
    ],
    { encoding: 'utf8', timeout: 60_000 },
  );

describe('on a server', () => {
  it('there is an entry of every kind to import', () => {
    expect(entries).toEqual(
      expect.arrayContaining([
        '.',
        './element',
        './react',
        './machine',
        './server',
        './locales/en',
        './oauth-callback.js',
      ]),
    );
  });

  it.each(entries)('importing %s adds nothing, logs nothing, throws nothing and ends', (entry) => {
    const { status, stdout, stderr } = onServer(specifierOf(entry));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ added: [] });
  });

  it('the class alone is exported and not defined', () => {
    expect(JSON.parse(onServer('data-connect/element').stdout).names).toEqual(['DataConnectButton']);
  });
});
