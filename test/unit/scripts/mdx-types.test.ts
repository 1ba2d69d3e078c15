import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { componentOf } from '../../../scripts/mdx.ts';

const TSC = resolve('node_modules/typescript/bin/tsc');
const SHOWCASE = resolve('showcase');
// The folder is inside the repository, so that the compiler finds the types of its packages.
const folder = mkdtempSync(resolve('node_modules/.data-connect-mdx-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** TypeScript's errors for prose, by its place in the showcase: about imports and props of components. */
const complaintsAbout = async (prose: readonly (readonly [place: string, text: string])[]) => {
  const root = mkdtempSync(join(folder, 'check-'));
  for (const [place, text] of prose) {
    const path = join(root, place.replace('.mdx', '.jsx'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await componentOf(text, place, { jsx: true }));
  }
  const compilerOptions = {
    // Each type file counts as being in its prose's folder.
    rootDirs: [SHOWCASE, root],
    allowJs: true,
    checkJs: true,
    // MDX's code around the elements has no types, and maybe unused parameters.
    noImplicitAny: false,
    noUnusedParameters: false,
    incremental: false,
    tsBuildInfoFile: null,
  };
  const config = {
    extends: resolve('scripts/tsconfig.browser.json'),
    compilerOptions,
    include: ['docs'],
    exclude: [],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(process.execPath, [TSC, '-p', root], { encoding: 'utf8' });
  return stdout;
};

it('all prose imports existing files and gives components valid props', async () => {
  const places = readdirSync(SHOWCASE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.mdx'),
  );
  expect(places.length).toBeGreaterThan(20);
  expect(
    await complaintsAbout(places.map((place) => [place, readFileSync(join(SHOWCASE, place), 'utf8')])),
  ).toBe('');
});
