import { describe, expect, it } from 'vitest';
import { createPhrases, placesOf } from '../../../provider/interests/phrases.ts';

const words = (text: string) => text.split(' ');

describe('phrases', () => {
  const spansIn = (text: string) =>
    createPhrases([{ seeds: 'drug rehab*,gay,*phobie,pd', fit: 'inflected' }])(words(text))(0);
  const beginningsIn = (seeds: string, fit: 'same' | 'plural' | 'inflected', text: string) =>
    createPhrases([{ seeds, fit }])(words(text))(0).map(({ from }) => from);

  it('are found by their beginning, with a plural s and open ends', () => {
    const starts = spansIn('my drug rehabilitation gays klaustrophobie pds').map(({ from }) => from);
    expect(starts).toEqual([1, 3, 4, 5]);
    expect(spansIn('drug store gayle phobien rehab p')).toEqual([]);
  });

  it('are found in other genders, numbers and cases, unless they are exact', () => {
    const seeds = 'disturbo,vorbestraft,soropositivo,partito';
    const forms = 'disturbi vorbestrafte soropositivas partita';
    expect(beginningsIn(seeds, 'inflected', forms)).toEqual([0, 1, 2]);
    expect(beginningsIn(seeds, 'plural', forms)).toEqual([]);
  });

  it('are found only as they are written where a list says so', () => {
    expect(beginningsIn('labour,lib dem', 'same', 'labour labours lib dem lib dems')).toEqual([0, 2]);
  });

  it('cover all of their words', () => {
    expect([...placesOf(spansIn('a drug rehab'))]).toEqual([1, 2]);
  });

  it('are found for each list on its own, in any length', () => {
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
});
