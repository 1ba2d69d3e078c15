import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { EVERYTHING } from '../../../provider/facts/approvals.ts';
import { TOPICS } from '../../../provider/facts/topics.ts';
import { readLexicon } from '../../../provider/interests/languages/lexicon.ts';
import { LANGUAGES, ROMANISED } from '../../../provider/interests/languages/stems.ts';
import { createPreparedPeople, FINE_ITEMS } from '../../../provider/interests/prepared-people.ts';
import { createScorer } from '../../../provider/interests/scorer.ts';
import { follows } from './support/follows.ts';
import { model, read, scoresOf } from './support/model.ts';

const firstOf = (texts: readonly string[]): string => {
  const scores = scoresOf(texts);
  return TOPICS[scores.indexOf(Math.max(...scores))] ?? '';
};

/** Texts in all languages with the topic that they are about. */
const TEXTS = readFileSync(resolve(import.meta.dirname, 'languages.tsv'), 'utf8')
  .split('\n')
  .slice(1, -1)
  .map((line) => line.split('\t'));

it.each([...LANGUAGES, ...ROMANISED])(
  'the model knows the English words of every meaning in %s',
  (language) => {
    const { exact } = readLexicon(language);
    const unknown = [...new Set([...exact.values()].flat())].filter((word) => read(word).length === 0);
    expect(unknown).toEqual([]);
  },
);

it.each(LANGUAGES)('the model has words of %s for each of the provider’s topics', (language) => {
  const { exact } = readLexicon(language);
  const meanings = [...new Set([...exact.values()].map((meaning) => meaning.join(' ')))];
  const names = [...TOPICS, ...FINE_ITEMS.map(({ text }) => text)];
  const found = model.score(
    names.map((text) => ({ text })),
    model.interestsOf(meanings.map(follows)),
  );
  expect(names.filter((_, place) => found[place]?.reasons.length === 0)).toEqual([]);
});

it('the model reads each text of the table as its topic, as none, or as no known word', () => {
  const wrong = TEXTS.filter(([text = '', topic]) => {
    if (topic === 'no word') return read(text).length > 0;
    if (topic === 'nothing') return Math.max(...scoresOf([text])) >= 0.3;
    if (topic === 'no single topic') return Math.max(...scoresOf([text])) > 0.5;
    return firstOf([text]) !== topic;
  });
  expect(wrong).toEqual([]);
});

it('the model reads function words of another language as nothing', () => {
  expect(read('Wandern mit Kindern')).toEqual(read('Wandern Kinder'));
  expect(read('mit')).toEqual([]);
  expect(read('MIT OpenCourseWare')).toEqual(expect.arrayContaining([...read('MIT')]));
});

it('the model reads the English words among those of a language that is not understood', () => {
  expect(read('Học lập trình Python')).toEqual(read('Python'));
  expect(read('Программирование на Python')).toEqual(read('Python'));
});

it('the model reads plain English as before, also names of places and festivals', () => {
  expect(read('r/MachineLearning')).toEqual(read('Machine Learning'));
  for (const text of [
    'Los Angeles Lakers',
    'Die Hard',
    'Music festival in Berlin',
    'Conference Experience',
  ]) {
    const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
    expect(read(text)).toEqual(words.flatMap(read));
  }
});

it('the model says so if it understands no text of a person', async () => {
  const score = createScorer(createPreparedPeople(() => model));
  const greek = ['Συνταγές μαγειρικής', 'Ποδόσφαιρο για παιδιά'].map(follows);
  const answer = await score(greek, [{ text: 'Culinary' }], EVERYTHING);
  expect(answer).toMatchObject({ output: { output: [[[0]]] }, why: 'language' });
  expect(answer.note).toBe(
    'Nothing is known of this person: what was read is in a language that is not understood yet.',
  );
});
