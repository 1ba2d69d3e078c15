import { expect, it } from 'vitest';
import { type Answers, NO_ANSWERS } from '../../../showcase/jobs/answers/answers.ts';
import { termsIn, vocabularyOf } from '../../../showcase/jobs/cv/terms.ts';
import { byInterest, matchedInterests } from '../../../showcase/jobs/interests/match.ts';
import { ownInterests, withOwn, withoutOwn } from '../../../showcase/jobs/interests/own.ts';
import { interestOf, postingOf } from './posting.ts';

let id = 0;
const job = (title: string, description = '', label = 'Unknown') => {
  id += 1;
  return postingOf({ id, title, description, category: { label } });
};
const answers = (skill: string, terms: readonly string[] = []): Answers => ({
  ...NO_ANSWERS,
  skill,
  cv: terms.length > 0 ? { name: 'cv.pdf', size: 1, terms } : null,
});
const own = (skill: string, terms?: readonly string[]) => ownInterests(answers(skill, terms));
const matches = (posting: ReturnType<typeof job>, skill: string) =>
  matchedInterests(posting, own(skill)).map(({ text }) => text);

const inference = (...texts: string[]) => ({
  interests: texts.map(interestOf),
  personality: null,
  subject: 'ada',
  isExplained: false,
});

it('a skill matches a posting with the same words, in its title, category or text', () => {
  expect(matches(job('SQL developer'), 'sql')).toEqual(['sql']);
  expect(matches(job('Analyst', '<p>You know <b>SQL</b>.</p>'), 'SQL')).toEqual(['SQL']);
  expect(matches(job('Analyst', '', 'Law'), 'law')).toEqual(['law']);
  expect(matches(job('Analyst', 'MySQL'), 'SQL')).toEqual([]);
});

it('a skill is a phrase: its words stand side by side, in one sentence, singular or plural', () => {
  expect(matches(job('Data visualisations for all'), 'data visualisation')).toHaveLength(1);
  expect(matches(job('Data and visualisation'), 'data visualisation')).toEqual([]);
  expect(matches(job('Intern', 'Big data. Visualisation.'), 'data visualisation')).toEqual([]);
  expect(matches(job('Intern', '<p>Big data</p><p>Visualisation</p>'), 'data visualisation')).toEqual([]);
});

it('a skill of one or two letters is a name in capitals, and signs belong to it', () => {
  expect(matches(job('Statistics with R'), 'r')).toEqual(['R']);
  expect(matches(job('R&D intern'), 'R')).toEqual([]);
  expect(matches(job('Come as it is'), 'it')).toEqual([]);
  expect(matches(job('C++ developer'), 'c++')).toEqual(['c++']);
  expect(matches(job('C# developer'), 'C++')).toEqual([]);
});

it('the list of a person goes by the skill first, then by what they shared, then by the CV', () => {
  const all = withOwn(inference('Design', 'Law'), own('SQL', ['baking', 'design']));
  expect(all?.interests.map(({ text }) => text)).toEqual(['SQL', 'Design', 'Law', 'baking']);
  expect(all?.isExplained).toBe(false);
});

it('the list of a person goes by their answers alone if they shared nothing', () => {
  const all = withOwn(null, own('SQL'));
  expect(all?.interests.map(({ text }) => text)).toEqual(['SQL']);
  expect(withOwn(null, [])).toBeNull();
  const jobs = [job('Baker'), job('Clerk', 'Some SQL.'), job('SQL clerk')];
  expect(byInterest(jobs, all?.interests ?? []).map(({ title }) => title)).toEqual([
    'Clerk',
    'SQL clerk',
    'Baker',
  ]);
});

it('the list of a person leaves a removed term out, and keeps the rest of the answers', () => {
  const before = answers('SQL, the loom', ['baking', 'law']);
  const [sql, , baking] = ownInterests(before);
  if (!sql?.own || !baking?.own) throw new Error('Expected own terms');
  expect(withoutOwn(before, sql.own)).toEqual(answers('the loom', ['baking', 'law']));
  expect(withoutOwn(before, baking.own)).toEqual(answers('SQL, the loom', ['law']));
});

const jobs = [
  job('Data analysis intern', '<p>Clean spreadsheets with SQL. Team player.</p>', 'Finance'),
  job('Bakery intern', 'Bake bread with our team.', 'Culinary'),
  job('Archive intern', 'Data analysis of old letters, with our team.'),
  ...['Law', 'Design', 'Sports', 'Hospitality', 'Research', 'Logistics', 'Education'].map((label) =>
    job(`${label} intern`, 'With our team.', label),
  ),
];
const terms = (text: string) => termsIn(text, vocabularyOf(jobs));

it('the terms of a CV are the names that it has and postings have, as postings write them', () => {
  expect(terms('Kept the books of a club, in sql.')).toEqual(['SQL']);
  expect(terms('Skills: SPREADSHEETS, bread')).toEqual(['spreadsheets', 'bread']);
  expect(terms('Spreadsheet')).toEqual(['Spreadsheet']);
  expect(terms('Wrote a data analysis of letters')).toEqual(['Data analysis']);
  expect(terms('Glassblowing')).toEqual([]);
});

it('bare words of sentences, employers and places are no terms of a CV', () => {
  const posting = (title: string, description: string) => ({
    ...job(title, description),
    company: { display_name: 'Wetlands Trust' },
    location: { display_name: 'Riverton', area: ['US', 'Riverton'] },
  });
  const vocabulary = vocabularyOf([
    posting('Quality Engineering Intern', 'Build trust with players in Riverton. Field tests of quality.'),
    posting('River ecology intern', 'River ecology at the Wetlands Trust.'),
    ...jobs,
  ]);
  const cv = [
    'Amal Roe, Riverton',
    'Wetlands Trust',
    'Measured the quality of water for the Wetlands Trust, in the field and with trust of all',
    'Studied river ecology for two years',
  ].join('\n');
  expect(termsIn(cv, vocabulary)).toEqual(['River ecology']);
});

it('the terms of a CV are few: what the CV repeats comes first', () => {
  const many = Array.from({ length: 60 }, (_, at) => `word${String.fromCharCode(97 + (at % 26))}${at}x`);
  const all = termsIn(`${many.join(', ')} and ${many[40]}`, vocabularyOf([job(many.join(', ')), ...jobs]));
  expect(all).toHaveLength(20);
  expect(all[0]).toBe(many[40]);
});
