import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../../provider/facts/approvals.ts';
import { FINE_TOPICS } from '../../../provider/facts/fine-topics.ts';
import { TOPICS } from '../../../provider/facts/topics.ts';
import { parseLexicon } from '../../../provider/interests/languages/lexicon.ts';
import { LANGUAGES, ROMANISED } from '../../../provider/interests/languages/stems.ts';
import { createModel } from '../../../provider/interests/model.ts';
import { createPreparedPeople } from '../../../provider/interests/prepared-people.ts';
import { createScorer } from '../../../provider/interests/scorer.ts';
import { readWordVectors } from '../../../provider/interests/word-vectors.ts';
import { createReader } from '../../../provider/interests/words.ts';
import { KIND_WEIGHTS, type Signal } from '../../../provider/signal.ts';
import { lexiconText } from '../../support/lexicon-text.ts';

const file = readFileSync(resolve(import.meta.dirname, '../../../provider/interests/vectors/glove-100d.bin'));
const vectors = readWordVectors(file);
const model = createModel(vectors, lexiconText);
const read = createReader(vectors.indexOf, lexiconText);

const signal = (text: string): Signal => ({
  platform: 'youtube',
  kind: 'follows',
  text,
  weight: KIND_WEIGHTS.follows,
  at: null,
});
const firstOf = (texts: readonly string[]): string => {
  const scores = model.score(
    TOPICS.map((text) => ({ text })),
    model.interestsOf(texts.map(signal)),
  );
  const best = Math.max(...scores.map(({ score }) => score));
  return TOPICS[scores.findIndex(({ score }) => score === best)] ?? '';
};

/** The number in the chapter's sentence "has a list of over 2,000 words". */
const documentedWords = () => {
  const chapter = resolve(import.meta.dirname, '../../../showcase/docs/chapters/interests.mdx');
  const [, number = ''] = /a list of over ([\d,]+) words/.exec(readFileSync(chapter, 'utf8')) ?? [];
  const words = Number(number.replace(',', ''));
  expect(words).toBeGreaterThanOrEqual(1_500);
  return words;
};

describe('the languages of the model', () => {
  it.each(LANGUAGES)(
    'has as many words with a topic as the documentation says, and the function words of %s',
    (language) => {
      const { exact, functionWords } = parseLexicon(language, lexiconText(language));
      expect(exact.size).toBeGreaterThan(documentedWords());
      expect(functionWords.size).toBeGreaterThan(100);
    },
  );

  it.each([...LANGUAGES, ...ROMANISED])('knows the English words of every meaning in %s', (language) => {
    const { exact } = parseLexicon(language, lexiconText(language));
    const unknown = [...new Set([...exact.values()].flat())].filter((word) => read(word).length === 0);
    expect(unknown).toEqual([]);
  });

  it.each(LANGUAGES)('has words of %s for each of the provider’s topics', (language) => {
    const { exact } = parseLexicon(language, lexiconText(language));
    const meanings = [...new Set([...exact.values()].map((meaning) => meaning.join(' ')))];
    const interests = model.interestsOf(meanings.map(signal));
    const names = [...TOPICS, ...FINE_TOPICS.map(([name]) => name)];
    const scores = model.score(
      names.map((text) => ({ text })),
      interests,
    );
    expect(names.filter((_, place) => (scores[place]?.score ?? 0) < 0.6)).toEqual([]);
  });

  it.each([
    ['Krankenpflegedienst am Abend', 'Healthcare'],
    ['Sauerteigbrot für Anfänger', 'Culinary'],
    ['Vogelbeobachtung mit Freunden', 'Environmental'],
    ['Pan casero con masa madre', 'Culinary'],
    ['Abogados laboralistas de Madrid', 'Law'],
    ['Les secrets de la pâtisserie', 'Culinary'],
    ['L’immobilier à Bordeaux', 'Real Estate'],
    ['Ricette della nonna', 'Culinary'],
    ['Infermieri in corsia', 'Healthcare'],
    ['Futebol de várzea', 'Sports'],
    ['وصفات الطبخ للمبتدئين', 'Culinary'],
    ['محاضرات القانون الدستوري', 'Law'],
    ['क्रिकेट के खिलाड़ियों का अभ्यास', 'Sports'],
    ['घर पर खाना पकाने की विधि', 'Culinary'],
    ['看護師のたまご', 'Healthcare'],
    ['ﾏﾗｿﾝと駅伝', 'Sports'],
    ['川菜大全', 'Culinary'],
    ['房产经纪人手册', 'Real Estate'],
    ['r/lehrerzimmer', 'Education'],
    ['Ofengemüse vom Blech', 'Culinary'],
    ['Unterrichtsbesuch überlebt', 'Education'],
    ['Steuerung der Heizung', 'Engineering'],
    ['r/vosfinances', 'Finance'],
    ['receitasecomidas', 'Culinary'],
    ['أخبار المناخ', 'Environmental'],
  ])('reads %s as %s', (text, topic) => {
    expect(firstOf([text])).toBe(topic.toLowerCase());
  });

  it.each([
    ['Jリーグ開幕', 'Sports'],
    ['新NISAで始める', 'Finance'],
    ['关注A股', 'Finance'],
    ['AI绘画教程', 'AI'],
  ])('reads an entry in two scripts whole: %s', (text, topic) => {
    expect(firstOf([text])).toBe(topic.toLowerCase());
  });

  it('finds no entry in two scripts inside a longer word', () => {
    expect(read('USA股')).not.toEqual(expect.arrayContaining([...read('A股')]));
  });

  it.each([
    ['Glamping weekend', 'Hospitality'],
    ['r/wallstreetbets', 'Finance'],
    ['Carers week', 'Social Services'],
    ['Zillow surfing', 'Real Estate'],
    ['Best ramen', 'Culinary'],
    ['Phonics games', 'Education'],
  ])('reads an everyday English word that the vectors lack: %s', (text, topic) => {
    expect(firstOf([text])).toBe(topic.toLowerCase());
  });

  it.each([
    ['r/servicosocial', 'serviço social'],
    ['recursoshumanos', 'recursos humanos'],
    ['inteligenciaartificial', 'inteligencia artificial'],
  ])('reads a phrase in a name without spaces: %s', (name, phrase) => {
    expect(read(name)).toEqual(read(phrase));
    expect(read(name)).not.toEqual([]);
  });

  it('reads function words of another language as nothing', () => {
    expect(read('Wandern mit Kindern')).toEqual(read('Wandern Kinder'));
    expect(read('mit')).toEqual([]);
    expect(read('MIT OpenCourseWare')).toContain(vectors.indexOf('mit'));
  });

  it.each([
    'Das musst du wissen',
    'Apfel & Ei: pressen',
    'La casa de papel',
    'La casa di carta',
    'Merci beaucoup',
    'Préparation',
    'पल पल दिल के पास',
    'تصبح على خير',
    '奶奶生日快乐',
  ])('reads %s as no single topic', (text) => {
    const topics = TOPICS.map((name) => ({ text: name }));
    const claims = model.score(topics, model.interestsOf([signal(text)])).filter(({ score }) => score > 0.5);
    expect(claims).toEqual([]);
  });

  it.each([
    'Perawat di rumah sakit',
    'Trồng rau sạch',
    'Giełda i działka',
    'دستور پخت کیک',
    'Lekker koken met restjes',
  ])('reads nothing in %s, a language that is not understood', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('reads the English words among those of a language that is not understood', () => {
    expect(read('Học lập trình Python')).toEqual(read('Python'));
    expect(read('Программирование на Python')).toEqual(read('Python'));
  });

  it('reads plain English as before, also names of places and festivals', () => {
    expect(read('r/MachineLearning')).toEqual(read('Machine Learning'));
    for (const text of [
      'Los Angeles Lakers',
      'Die Hard',
      'Music festival in Berlin',
      'Conference Experience',
    ]) {
      const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
      expect(read(text)).toEqual(words.flatMap((word) => vectors.indexOf(word) ?? []));
    }
  });

  it.each([
    ['Ghar par paneer ki sabzi kaise banaye', 'Culinary'],
    ['Share bazaar mein nivesh kaise karein', 'Finance'],
    ['Ghutno ke dard ka ilaj', 'Healthcare'],
    ['Sarkari naukri ki taiyari', 'HR'],
    ['Zameen ki registry kaise hoti hai', 'Real Estate'],
    ['Wasfat 7elweyat sahla', 'Culinary'],
    ['Koora el youm: ahdaf el mobaraya', 'Sports'],
    ['Ta3lim el barmaga bel 3arabi', 'Tech'],
    ['El qanoon wel mo7ami', 'Law'],
    ['Estesmar fel borsa', 'Finance'],
  ])('reads %s, Hindi or Arabic in Latin letters, as %s', (text, topic) => {
    expect(firstOf([text])).toBe(topic.toLowerCase());
  });

  it.each(['Kya baat hai yaar', 'Main tera hero', 'Sabah el kheir ya masr', '7abibi ya nour el 3ein'])(
    'claims nothing from %s',
    (text) => {
      const topics = TOPICS.map((name) => ({ text: name }));
      const scores = model.score(topics, model.interestsOf([signal(text)])).map(({ score }) => score);
      expect(Math.max(...scores)).toBeLessThan(0.3);
    },
  );

  it('reads a text in two languages word by word', () => {
    expect(firstOf(['Vlog: unser Garten und die Bienen, in the Alps'])).toBe('environmental');
    expect(firstOf(['家庭菜園 diary'])).toBe('environmental');
  });

  it('reads a person who writes in two languages', () => {
    const texts = ['Krankenpflege heute', '看護師のたまご', 'Intensivstation', 'ICU nurses'];
    expect(firstOf(texts)).toBe('healthcare');
  });

  it('distinguishes a book from the country whose name has the same character', () => {
    expect(read('日本')).toEqual([]);
    expect(read('本とコーヒー')).toEqual(read('libraries books coffee'));
  });

  it('says so if it understands no text of a person', async () => {
    const score = createScorer(createPreparedPeople(() => model));
    const greek = ['Συνταγές μαγειρικής', 'Ποδόσφαιρο για παιδιά'].map(signal);
    const answer = await score(greek, [{ text: 'Culinary' }], EVERYTHING);
    expect(answer).toMatchObject({ output: { output: [[[0]]] }, why: 'language' });
    expect(answer.note).toBe(
      'Nothing is known of this person: what was read is in a language that is not understood yet.',
    );
  });

  it('takes no longer for a malicious line of letters than for any other text', () => {
    for (const text of ['本'.repeat(20_000), 'ا'.repeat(20_000), 'ä'.repeat(20_000), 'की '.repeat(20_000)]) {
      expect(() => read(text)).not.toThrow();
    }
  });
});
