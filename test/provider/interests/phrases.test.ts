import { describe, expect, it } from 'vitest';
import { createPhrases } from '../../../provider/interests/phrases.ts';

describe('phrases', () => {
  const { beginningsIn, placesIn } = createPhrases(['drug rehab*', 'gay', '*phobie', 'pd']);
  const words = (text: string) => text.split(' ');

  it('are found by their beginning, with a plural s and open ends', () => {
    expect(beginningsIn(words('my drug rehabilitation gays klaustrophobie pds'))).toEqual([1, 3, 4, 5]);
    expect(beginningsIn(words('drug store gayle phobien rehab p'))).toEqual([]);
  });

  it('are found in other genders, numbers and cases, unless they are exact', () => {
    const lines = ['disturbo', 'vorbestraft', 'soropositivo', 'partito'];
    const forms = words('disturbi vorbestrafte soropositivas partita');
    expect(createPhrases(lines).beginningsIn(forms)).toEqual([0, 1, 2]);
    expect(createPhrases(lines, true).beginningsIn(forms)).toEqual([]);
  });

  it('cover all of their words', () => {
    expect([...placesIn(words('a drug rehab'))]).toEqual([1, 2]);
  });
});
