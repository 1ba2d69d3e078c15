// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { Job } from '../../../showcase/jobs/api/job.ts';
import { withAlikeLast, withoutThose } from '../../../showcase/jobs/marks/likeness.ts';
import {
  keptOf,
  NO_MARKS,
  readStored,
  storedMarks,
  toggledApplied,
  toggledSaved,
  withAllBack,
  withHidden,
  withMarkBack,
  withoutHidden,
} from '../../../showcase/jobs/marks/marks.ts';
import { savedTable } from '../../../showcase/jobs/pages/SavedPage.tsx';
import { postingOf } from './posting.ts';

const KEY = 'data-connect:jobs:marks';
const NOON = new Date(2026, 10, 25, 12).getTime();

const job = ({ label = 'Law', company = 'Looms', ...fields }: Record<string, string> = {}): Job =>
  postingOf({
    id: '1',
    description: '<p>All of it</p>',
    ...fields,
    company: { display_name: company },
    category: { label },
  });

beforeEach(() => localStorage.clear());

it('a mark is set and taken back, and the posting leaves the list with its last one', () => {
  const saved = toggledSaved(NO_MARKS, job(), 'sample', NOON);
  const both = toggledApplied(saved, job(), 'sample', NOON + 1);
  expect(keptOf(both, '1')).toMatchObject({ savedAt: NOON, appliedAt: NOON + 1, source: 'sample' });
  const applied = toggledSaved(both, job(), 'sample', NOON + 2);
  expect(keptOf(applied, '1')).toMatchObject({ savedAt: null, appliedAt: NOON + 1 });
  expect(toggledApplied(applied, job(), 'sample', NOON + 3)).toEqual(NO_MARKS);
});

it('a mark hides a posting once, without its description, until it is shown again', () => {
  const hidden = withHidden(withHidden(NO_MARKS, job()), job());
  expect(hidden.hidden).toEqual([{ ...job(), description: '' }]);
  expect(withoutHidden(hidden, '1')).toEqual(NO_MARKS);
});

const save = (marks: typeof NO_MARKS, id: string, now = NOON) =>
  toggledSaved(marks, job({ id }), 'sample', now);
const three = ['1', '2', '3'].reduce((marks, id) => save(marks, id), NO_MARKS);
const ids = (marks: typeof NO_MARKS) => marks.kept.map(({ job: { id } }) => id);

it('a mark that is given back has its time and its place again', () => {
  expect(withMarkBack(save(three, '2'), three, '2', 'savedAt')).toEqual(three);
  expect(withMarkBack(save(three, '1'), three, '1', 'savedAt')).toEqual(three);
});

it('a mark that is given back brings nothing else back, and loses nothing that was said since', () => {
  const since = save(save(save(three, '2'), '1'), '4');
  const applied = toggledApplied(since, job({ id: '2' }), 'sample', NOON + 5);
  const back = withMarkBack(applied, three, '2', 'savedAt');
  expect(ids(back)).toEqual(['2', '4', '3']);
  expect(keptOf(back, '2')).toMatchObject({ savedAt: NOON, appliedAt: NOON + 5 });
  expect(ids(withMarkBack(since, three, '2', 'savedAt'))).toEqual(['4', '3', '2']);
});

it('a mark that is given back is in the list with all others, beside those that were set since', () => {
  const before = withHidden(three, job({ id: '7' }));
  expect(withAllBack(NO_MARKS, before)).toEqual(before);
  const since = withHidden(withHidden(save(NO_MARKS, '4'), job({ id: '7' })), job({ id: '8' }));
  const back = withAllBack(since, before);
  expect(ids(back)).toEqual(['4', '3', '2', '1']);
  expect(back.hidden.map(({ id }) => id)).toEqual(['8', '7']);
});

it('the stored marks are the same after a reload, and nothing is stored without one', () => {
  storedMarks.change((marks) => withHidden(toggledSaved(marks, job(), 'adzuna', NOON), job({ id: '2' })));
  const before = storedMarks.read();
  expect(readStored(JSON.parse(localStorage.getItem(KEY) ?? ''))).toEqual(before);
  storedMarks.change(() => NO_MARKS);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each(['', '{', '7', '[]', '{"kept":7,"hidden":[null,{}]}', '{"kept":[{"job":{"id":1}}]}'])(
  'the stored marks are none for %j',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(storedMarks.read()).toEqual(NO_MARKS);
  },
);

const order = (jobs: readonly Job[], ...hidden: Job[]) => withAlikeLast(jobs, hidden).map(({ id }) => id);
const jobs = [
  job({ id: 'same employer', title: 'Bookkeeping Intern', label: 'Finance' }),
  job({ id: 'same word', title: 'Contract Intern', company: 'Other' }),
  job({ id: 'same category', title: 'Court Intern', company: 'Third' }),
  job({ id: 'unlike', title: 'Contract Pastry Intern', label: 'Culinary', company: 'Fourth' }),
];

it('the list leaves hidden postings out, and shows those like one last', () => {
  const hidden = job({ id: '7', title: 'Contracts Internship' });
  expect(order(jobs, hidden)).toEqual(['same category', 'unlike', 'same employer', 'same word']);
  expect(withoutThose([...jobs, hidden], [hidden])).toEqual(jobs);
  expect(withoutThose(jobs, [])).toBe(jobs);
  expect(withAlikeLast(jobs, [])).toBe(jobs);
});

it('the list moves a whole category last with the second hidden posting of it', () => {
  const hidden = ['7', '8'].map((id) => job({ id, title: `Clerk ${id}`, company: id }));
  expect(order(jobs, ...hidden)).toEqual(['same employer', 'unlike', 'same word', 'same category']);
});

it('the export has one line for each posting, and no formula', () => {
  const formula = job({ title: '=1+1 "Intern"' });
  const marks = toggledApplied(toggledSaved(NO_MARKS, formula, 'sample', NOON), formula, 'sample', NOON);
  expect(savedTable(marks.kept).split('\r\n')).toEqual([
    '"Title","Employer","Place","Pay","Hours","Category","Saved","Applied","Apply at"',
    `"'=1+1 ""Intern""","Looms","","","","Law","2026-11-25","2026-11-25",""`,
    '',
  ]);
});

it.each([
  ['at A;=1+1', "at A;'=1+1"],
  ['A; @SUM(1)', "A; '@SUM(1)"],
  ['＝1+1', "'＝1+1"],
  ['Research - and/or design; 2+2', 'Research - and/or design; 2+2'],
])('the export has no formula for a spreadsheet with other separators either: %s', (title, written) => {
  const { kept } = toggledSaved(NO_MARKS, job({ title }), 'sample', NOON);
  expect(savedTable(kept).split('\r\n')[1]).toMatch(`"${written}",`);
});
