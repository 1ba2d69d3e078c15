import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { isNamed, nodesIn } from '../../support/syntax-tree.ts';

const textOf = (node: object) => {
  if ('type' in node && node.type === 'TemplateElement' && 'value' in node) return JSON.stringify(node.value);
  return 'type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string'
    ? node.value
    : null;
};

const french = (node: object) =>
  'key' in node && isNamed(node.key, 'fr') && 'value' in node ? node.value : null;

/** Each text that is in a file of French texts, or under the key `fr` of a file with several languages. */
const TEXTS = ['common', 'provider', 'widget'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      const source = readFileSync(path, 'utf8');
      const isFrench = /(^|\/)fr\.ts$/.test(path);
      if (!isFrench && !/\bfr:/.test(source)) return [];
      const { program } = parseSync(path, source);
      const places = isFrench ? [program] : nodesIn(program, french);
      return nodesIn(places, textOf).map((text) => ({ path, text }));
    }),
);

it('a French text never begins a line with the sign that ends a phrase', () => {
  expect(TEXTS.length).toBeGreaterThan(300);
  expect(TEXTS.filter(({ text }) => / [:;?!»](\s|$|")|« /.test(text))).toEqual([]);
});
