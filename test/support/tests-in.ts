import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);

const at = (path: string) => fileURLToPath(new URL(path, ROOT));

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** A unit test that renders, or whose first line requests a document. */
const needsDom = (path: string) =>
  path.endsWith('.tsx') || readFileSync(at(path), 'utf8').startsWith('// @vitest-environment happy-dom');

/** In two lists, because happy-dom has its own `AbortSignal`. */
export const testsIn = (...folders: string[]) => {
  const paths = folders.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter(isTest)
      .map((name) => `${folder}/${name}`),
  );
  return {
    dom: paths.filter(needsDom),
    node: paths.filter((path) => !needsDom(path)),
  };
};
