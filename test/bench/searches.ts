import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSampleSearch } from '../../showcase/sandbox/jobs/sample-jobs.ts';
import { readTopics } from '../../showcase/sandbox/provider/provider.ts';
import { atLeast, figureOf, type Row, type Table } from './report.ts';

const SHOWN = 3;
const searchSamples = createSampleSearch(readTopics);

const searchesIn = (file: string) => {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [typed = '', topics = '', titles = ''] = line.split('\t');
    return { typed, topics: topics.split(', '), titles: titles.split(', ').filter(Boolean) };
  });
};

/** The searches of which one of the first three postings does not fit, or that find nothing, with these postings. */
const failuresIn = (file: string) => {
  const searches = searchesIn(file);
  const failures = searches.flatMap(({ typed, topics, titles }) => {
    const { found } = searchSamples({ what: `internship ${typed}`, whatOr: '' });
    const first = found.slice(0, SHOWN);
    const fits = ({ title, field }: (typeof first)[number]) =>
      topics.includes(field.label) || titles.some((part) => title.toLowerCase().includes(part));
    const titlesFound = first.map((job) => `${fits(job) ? '' : '! '}${job.title}`);
    return first.length > 0 && first.every(fits) ? [] : [`${typed}: ${titlesFound.join(', ') || 'nothing'}`];
  });
  return { count: searches.length, failures };
};

/** How many first searches of students find only postings that fit among the first three (bench/README.md). */
export const benchSearches = (root: string): Table => {
  const rowOf = (name: string, file: string): Row & { readonly failures: readonly string[] } => {
    const { count, failures } = failuresIn(resolve(root, 'bench/searches', file));
    const fitting = count - failures.length;
    const reach = atLeast(fitting, Math.ceil(count * 0.95), `${Math.ceil(count * 0.95)} of ${count}`);
    return { name, unit: '', widget: figureOf([fitting]), reach, failures };
  };
  const tuning = rowOf('tuning', 'tuning.tsv');
  const heldOut = rowOf('held out', 'held-out.tsv');
  return {
    title: 'First searches of students whose first three postings all fit',
    subject: 'searches',
    rows: [tuning, heldOut],
    note: `Tuning, failed: ${tuning.failures.join(' · ') || 'none'}`,
  };
};
