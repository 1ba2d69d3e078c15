import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { TOPICS } from '../../../provider/facts/topics.ts';
import { FINE_ITEMS } from '../../../provider/interests/prepared-people.ts';
import { isSensitive } from '../../../provider/interests/withheld.ts';
import { isSensitiveThing, withheldAmong } from '../../../provider/interests/withheld-items.ts';
import { FRESH, HARMLESS, PROBES } from '../../bench/samples.ts';

const shareOf = (texts: readonly string[]) => texts.filter(isSensitive).length / texts.length;
const missedOf = (texts: readonly string[]) => texts.filter((text) => !isSensitive(text));

it('at least 97 % of the texts about subjects that are never scored are withheld', () => {
  expect(shareOf(PROBES), missedOf(PROBES).join(', ')).toBeGreaterThanOrEqual(0.97);
});

it('at most 1 % of the harmless texts are withheld, and none of the twenty topics', () => {
  expect(shareOf(HARMLESS), HARMLESS.filter(isSensitive).join(', ')).toBeLessThanOrEqual(0.01);
  expect(TOPICS.filter(isSensitive)).toEqual([]);
});

it.each(FRESH)(
  'at least 97 % of $name are withheld in each language, and at most 1 % of its harmless texts',
  ({ withheld, harmless }) => {
    for (const [language, texts] of Object.entries(withheld))
      expect(shareOf(texts), `${language}: ${missedOf(texts).join(', ')}`).toBeGreaterThanOrEqual(0.97);
    const others = Object.values(harmless).flat();
    expect(shareOf(others), others.filter(isSensitive).join(', ')).toBeLessThanOrEqual(0.01);
  },
);

/** Rules with texts that are withheld (+) and answered (-). */
const RULES = readFileSync(resolve(import.meta.dirname, 'withheld-texts.txt'), 'utf8')
  .split(/^= /m)
  .slice(1)
  .map((part) => {
    const [rule = '', ...lines] = part.trim().split('\n');
    const marked = (mark: string) =>
      lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
    return { rule, withheld: marked('+'), answered: marked('-') };
  });

it.each(RULES)('$rule', ({ withheld, answered }) => {
  expect(missedOf(withheld)).toEqual([]);
  expect(answered.filter(isSensitive)).toEqual([]);
});

it.each([
  ['Widowed', 'Dating again'],
  ['Troubles du', 'comportement alimentaire'],
  ['Aus der', 'Haft zurück ins Leben'],
])('an item is withheld where its text and its category say it together: %s, %s', async (one, other) => {
  const items = [
    { text: one, category: other },
    { text: other, category: one },
  ];
  expect([one, other].filter(isSensitive)).toEqual([]);
  expect(await withheldAmong(items)).toEqual([0, 1]);
  expect(isSensitiveThing(one, other)).toBe(true);
});

it('an item is withheld for its text or its category alone, whatever stands beside it', async () => {
  expect(await withheldAmong([{ text: 'Help' }, { text: 'Help', category: 'Diabetes' }])).toEqual([1]);
  for (const other of ['Café', 'Tech', 'शौक', '音楽'])
    for (const text of ['Fluechtlinge', 'Diabetes', 'Drogenabhängige', '抑郁症', 'मधुमेह'])
      expect([isSensitiveThing(text, other), isSensitiveThing(other, text)]).toEqual([true, true]);
});

it('a topic as the category of a harmless item withholds nothing', async () => {
  const items = HARMLESS.map((text, at) => ({ text, category: TOPICS[at % TOPICS.length] ?? '' }));
  expect((await withheldAmong(items)).length / items.length).toBeLessThan(0.001);
  expect(await withheldAmong(FINE_ITEMS)).toEqual([]);
});

it.each([
  ['a variation selector', '\ufe0f'],
  ['a circle', '\u20dd'],
  ['a sign of millions', '\u0489'],
  ['a vowel sign of another script', '\u0941'],
  ['a vowel sign that Arabic seldom writes', '\u0670'],
  ['an invisible character', '\u2060'],
])('a subject is found in words with %s at each letter', (_name, mark) => {
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
  expect(missedOf(marked)).toEqual([]);
});

it('a text is judged in time proportional to its length', () => {
  for (const text of [
    'Mein Vater schlägt mich, ',
    'Born in Quito, raised in Madrid, ',
    'Déléguée FO, section FO, ',
  ]) {
    const before = process.cpuUsage();
    isSensitive(text.repeat(1_600));
    const { user, system } = process.cpuUsage(before);
    // Microseconds: about 20,000 if they grow with the length, over 1,400,000 with its square.
    expect(user + system, text).toBeLessThan(400_000);
  }
});
