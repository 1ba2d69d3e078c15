import { expect, it } from 'vitest';
import french from '../../../common/locales/fr.json';

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

it('a French text never begins a line with the sign that ends a phrase', () => {
  const texts = textsIn(french);
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => / [:;?!»](\s|$|")|« /.test(text))).toEqual([]);
});
