import { describe, expect, it } from 'vitest';
import { TRAIT_TABLE, TYPE_TABLE } from '../../../provider/facts/trait-table.ts';
import { illustrate } from '../../../provider/interests/traits.ts';
import { CATEGORIES } from '../../../showcase/jobs/interests/categories.ts';

const topics = CATEGORIES.map((name) => name.toLowerCase());
const only = (...names: readonly string[]) =>
  new Map(topics.map((name) => [name, names.includes(name) ? 1 : 0]));
const traitOf = (name: string, ...names: readonly string[]) =>
  illustrate(only(...names))?.traitResult[Object.keys(TRAIT_TABLE).indexOf(name)];

describe('illustration of a temperament', () => {
  it('is missing if nothing is known', () => {
    expect(illustrate(only())).toBeNull();
    expect(illustrate(new Map())).toBeNull();
  });

  it('has sixteen types and five traits between 0 and 1 for every topic', () => {
    for (const topic of topics) {
      const figures = illustrate(only(topic));
      expect([figures?.traits.length, figures?.traitResult.length]).toEqual([16, 5]);
      const all = [...(figures?.traits ?? []), ...(figures?.traitResult ?? [])];
      expect(all.filter((value) => value < 0 || value > 1)).toEqual([]);
    }
  });

  it('matches the published table', () => {
    expect(traitOf('Openness', 'design')).toBe(1);
    expect(traitOf('Openness', 'logistics')).toBe(0.3);
    expect(traitOf('Extraversion', 'it')).toBe(0.25);
    expect(
      illustrate(only('ai', 'research', 'tech'))?.traits[Object.keys(TYPE_TABLE).indexOf('Logician')],
    ).toBe(1);
  });

  it('knows every topic that its tables name', () => {
    const named = [...Object.values(TYPE_TABLE).flat(), ...Object.values(TRAIT_TABLE).flatMap(Object.keys)];
    expect(named.filter((topic) => !topics.includes(topic))).toEqual([]);
  });
});
