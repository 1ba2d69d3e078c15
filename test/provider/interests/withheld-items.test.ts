import { describe, expect, it } from 'vitest';
import { FINE_TOPICS } from '../../../provider/facts/fine-topics.ts';
import { TOPICS } from '../../../provider/facts/topics.ts';
import { isSensitive } from '../../../provider/interests/withheld.ts';
import { isSensitiveThing, withheldAmong } from '../../../provider/interests/withheld-items.ts';
import { HARMLESS } from '../../bench/samples.ts';

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

  it.each(['Café', 'Tech', 'शौक', '音楽'])('is found in a text or a category beside %s', (other) => {
    const texts = ['Fluechtlinge', 'Diabetes', 'Drogenabhängige', '抑郁症', 'मधुमेह'];
    expect(texts.filter((text) => !isSensitiveThing(text, other) || !isSensitiveThing(other, text))).toEqual(
      [],
    );
  });

  it('is not made by a category beside a harmless text', () => {
    const items = HARMLESS.flatMap((text) => TOPICS.map((category) => ({ text, category })));
    expect(withheldAmong(items).length / items.length).toBeLessThan(0.001);
    expect(withheldAmong(FINE_TOPICS.map(([text, category]) => ({ text, category })))).toEqual([]);
  });

  it.each([
    ['a variation selector after each letter', '\ufe0f'],
    ['circles around the letters', '\u20dd'],
    ['a sign of millions around the letters', '\u0489'],
    ['a vowel sign of another script', '\u0941'],
    ['a vowel sign that Arabic seldom writes', '\u0670'],
    ['invisible characters', '\u2060'],
  ])('is found in words with %s', (_name, mark) => {
    const texts = [
      'Diabetes',
      'breast cancer',
      'DatingForGayMen',
      '#mentalhealth',
      'Gewerkschaft',
      'مسيحي',
      'मधुमेह',
    ];
    const marked = texts
      // A vowel sign of its own script makes another word.
      .filter((text) => mark !== '\u0941' || !/[\u0600-\u0dff]/.test(text))
      .map((text) => text.replace(/\p{L}/gu, `$&${mark}`));
    expect(marked.filter((text) => !isSensitive(text))).toEqual([]);
  });

  it('is found where the model finds it in a word: after a digit, and written together', () => {
    const withheld = [
      '2depression',
      '4gay men',
      'panicattacks',
      'gamblingaddiction',
      'labourparty',
      'zeugenjehovas',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    const harmless = [
      '3dprinting',
      '4x4 offroad',
      'laboratory',
      'Aufbewahrung',
      'candidatos',
      'birdwatching',
      'か゚行',
    ];
    expect(harmless.filter(isSensitive)).toEqual([]);
  });
});
