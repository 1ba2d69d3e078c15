import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const placesOf = (path: string, name: string) => {
  const parts = path === '' ? [] : path.split('/');
  return Array.from({ length: parts.length + 1 }, (_, count) =>
    [...parts.slice(0, count), 'node_modules', name].join('/'),
  );
};

// `npm ci` refuses a lock file that has only the binaries of the system where it was written.
it.each(['package-lock.json', 'test/hosts/package-lock.json'])(
  'a lock file has the optional packages of every system: %s',
  (file) => {
    const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(file, 'utf8'));
    const asked = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ path, name })),
    );
    expect(asked.length).toBeGreaterThan(50);
    const missing = asked.filter(({ path, name }) =>
      placesOf(path, name).every((place) => !(place in packages)),
    );
    expect(missing).toEqual([]);
  },
);
