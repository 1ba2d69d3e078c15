import { describe, expect, it } from 'vitest';
import { createParts, withoutRanges } from '../../../provider/interests/parts.ts';

describe('parts of words', () => {
  const parts = createParts(['krebs,病,糖尿病', 'الجريمة,手術*肩']);

  it('are found in the middle of a text, each with its list and its place', () => {
    expect(parts.matchesIn('die krebshilfe')).toEqual([{ list: 0, from: 4, to: 9 }]);
    expect(parts.matchesIn('糖尿病の話')).toEqual([
      { list: 0, from: 0, to: 3 },
      { list: 0, from: 2, to: 3 },
    ]);
    expect(parts.isIn('krebs'.slice(1))).toBe(false);
  });

  it('may have other letters between their pieces, in the order of the pieces', () => {
    expect(parts.matchesIn('手術した右肩が')).toEqual([{ list: 1, from: 0, to: 6 }]);
    expect(parts.isIn('肩の手術')).toBe(false);
  });

  it('are found where many share their first letters', () => {
    expect(parts.isIn('كتاب الجريمة')).toBe(true);
    expect(parts.isIn('كتاب الجميلة')).toBe(false);
  });

  it('are replaced by as many spaces', () => {
    const text = 'die krebshilfe';
    expect(withoutRanges(text, parts.matchesIn(text))).toBe('die      hilfe');
  });
});
