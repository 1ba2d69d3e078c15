import { expect, it } from 'vitest';
import { createParts, withoutRanges } from '../../../provider/interests/parts.ts';
import { createPhrases, placesOf } from '../../../provider/interests/phrases.ts';

const words = (text: string) => text.split(' ');

const spansIn = (text: string) =>
  createPhrases([{ seeds: 'drug rehab*,gay,*phobie,pd', fit: 'inflected' }])(words(text))(0);
const beginningsIn = (seeds: string, fit: 'same' | 'plural' | 'inflected', text: string) =>
  createPhrases([{ seeds, fit }])(words(text))(0).map(({ from }) => from);

it('phrases are found by their beginning, with a plural s and open ends', () => {
  const starts = spansIn('my drug rehabilitation gays klaustrophobie pds').map(({ from }) => from);
  expect(starts).toEqual([1, 3, 4, 5]);
  expect(spansIn('drug store gayle phobien rehab p')).toEqual([]);
});

it('phrases are found in other genders, numbers and cases, unless they are exact', () => {
  const seeds = 'disturbo,vorbestraft,soropositivo,partito';
  const forms = 'disturbi vorbestrafte soropositivas partita';
  expect(beginningsIn(seeds, 'inflected', forms)).toEqual([0, 1, 2]);
  expect(beginningsIn(seeds, 'plural', forms)).toEqual([]);
});

it('phrases are found only as they are written where a list says so', () => {
  expect(beginningsIn('labour,lib dem', 'same', 'labour labours lib dem lib dems')).toEqual([0, 2]);
});

it('phrases cover all of their words', () => {
  expect([...placesOf(spansIn('a drug rehab'))]).toEqual([1, 2]);
});

it('phrases are found for each list on its own, in any length', () => {
  const found = createPhrases([
    { seeds: 'credit,credit card,*card debt*', fit: 'plural' },
    { seeds: '', fit: 'plural' },
    { seeds: 'card', fit: 'plural' },
  ])(words('my credit cards'));
  expect(found(0)).toEqual([
    { from: 1, to: 2 },
    { from: 1, to: 3 },
  ]);
  expect(found(1)).toEqual([]);
  expect(found(2)).toEqual([{ from: 2, to: 3 }]);
});

const parts = createParts(['krebs,病,糖尿病', 'الجريمة,手術*肩']);

it('parts of words are found in the middle of a text, each with its list and its place', () => {
  expect(parts.matchesIn('die krebshilfe')).toEqual([{ list: 0, from: 4, to: 9 }]);
  expect(parts.matchesIn('糖尿病の話')).toEqual([
    { list: 0, from: 0, to: 3 },
    { list: 0, from: 2, to: 3 },
  ]);
  expect(parts.isIn('krebs'.slice(1))).toBe(false);
});

it('parts of words may have other letters between their pieces, in the order of the pieces', () => {
  expect(parts.matchesIn('手術した右肩が')).toEqual([{ list: 1, from: 0, to: 6 }]);
  expect(parts.isIn('肩の手術')).toBe(false);
});

it('parts of words are found where many share their first letters', () => {
  expect(parts.isIn('كتاب الجريمة')).toBe(true);
  expect(parts.isIn('كتاب الجميلة')).toBe(false);
});

it('parts of words are replaced by as many spaces', () => {
  const text = 'die krebshilfe';
  expect(withoutRanges(text, parts.matchesIn(text))).toBe('die      hilfe');
});
