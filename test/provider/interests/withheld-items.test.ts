import { describe, expect, it } from 'vitest';
import { FINE_TOPICS } from '../../../provider/facts/fine-topics.ts';
import { TOPICS } from '../../../provider/facts/topics.ts';
import { isSensitive, isSensitiveThing, withheldAmong } from '../../../provider/interests/withheld.ts';
import { HARMLESS } from '../../bench/withheld/harmless.ts';

describe('what is never scored', () => {
  it('is found in the category of an item as well', () => {
    expect(withheldAmong([{ text: 'Help' }, { text: 'Help', category: 'Diabetes' }])).toEqual([1]);
  });

  it.each([
    ['Widowed', 'Dating again'],
    ['Labour', 'Members’ evening'],
    ['Troubles du', 'comportement alimentaire'],
    ['Salir del', 'armario'],
    ['Giovani', 'Democratici di Modena'],
    ['Aus der', 'Haft zurück ins Leben'],
  ])('is found where %s and %s say it together, in either order', (one, other) => {
    const items = [
      { text: one, category: other },
      { text: other, category: one },
    ];
    expect([one, other].filter(isSensitive)).toEqual([]);
    expect(withheldAmong(items)).toEqual([0, 1]);
    expect(isSensitiveThing(one, other)).toBe(true);
  });

  it('is not made by a category beside a harmless text', () => {
    const items = HARMLESS.flatMap((text) => TOPICS.map((category) => ({ text, category })));
    expect(withheldAmong(items).length / items.length).toBeLessThan(0.001);
    expect(withheldAmong(FINE_TOPICS.map(([text, category]) => ({ text, category })))).toEqual([]);
  });
});
