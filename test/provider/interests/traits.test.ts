import { expect, it } from 'vitest';
import { TRAIT_TABLE, TYPE_TABLE } from '../../../provider/facts/topics.ts';
import { illustrate } from '../../../provider/interests/scorer.ts';
import { CATEGORIES } from '../../../showcase/jobs/interests/categories.ts';

const topics = CATEGORIES.map((name) => name.toLowerCase());
const only = (...names: readonly string[]) =>
  new Map(topics.map((name) => [name, names.includes(name) ? 1 : 0]));
const traitOf = (name: string, ...names: readonly string[]) =>
  illustrate(only(...names))?.traitResult[Object.keys(TRAIT_TABLE).indexOf(name)];

it('an illustration of a temperament is missing if nothing is known', () => {
  expect(illustrate(only())).toBeNull();
  expect(illustrate(new Map())).toBeNull();
});

it('an illustration of a temperament matches the published table', () => {
  expect(traitOf('Openness', 'design')).toBe(1);
  expect(traitOf('Openness', 'logistics')).toBe(0.3);
  expect(traitOf('Extraversion', 'it')).toBe(0.25);
  expect(
    illustrate(only('ai', 'research', 'tech'))?.traits[Object.keys(TYPE_TABLE).indexOf('Logician')],
  ).toBe(1);
});
