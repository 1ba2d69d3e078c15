import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownCss } from '../../../scripts/own-css.ts';
import { required } from '../../support/until.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-css-'));
  writeFileSync(join(folder, 'main.ts'), "import './main.css';\nexport const text = css;\n");
  writeFileSync(join(folder, 'main.css'), '@import "./part.css";\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const buildWith = async (css: string) => {
  writeFileSync(join(folder, 'part.css'), css);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [ownCss({ eachChunk: false })],
    build: {
      write: false,
      lib: { entry: 'main.ts', formats: ['es'], cssFileName: 'main' },
      rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } },
    },
  });
  const [first] = Array.isArray(built) ? built : [];
  return required(first, 'a built script').output[0];
};

describe('the CSS of a script', () => {
  it('is part of the script, and of the hash in its name', async () => {
    const red = await buildWith('p { color: red }');
    const blue = await buildWith('p { color: blue }');

    expect(red.code).toContain('color:red');
    expect(blue.code).toContain('color:#00f');
    expect(blue.fileName).not.toBe(red.fileName);
  });
});
