import type { QueryClient } from '@tanstack/react-query';
import type { CvNote } from '../answers/answers.ts';
import { jobsQuery, loadedLists } from '../api/jobs-query.ts';
import type { Search } from '../api/search-jobs.ts';
import { NO_FILTERS } from '../search/filters.ts';
import { CV_PROBLEMS } from './problems.ts';
import { readCv } from './read-cv.ts';
import { termsIn, vocabularyOf } from './terms.ts';

/** Pages of the general list whose words count. A live search answers only a few calls a day. */
const PAGES = [1, 2, 3] as const;

/** The postings that this page has loaded, and the first of the general list. A page that fails is left out. */
const postings = async (client: QueryClient, headers: Search['headers']) => {
  const asked = PAGES.map((page) =>
    client.fetchQuery(jobsQuery({ interests: [], headers, filters: NO_FILTERS, page })),
  );
  await Promise.allSettled(asked);
  const byId = new Map(loadedLists(client).flatMap(({ jobs }) => jobs.map((job) => [job.id, job])));
  return [...byId.values()];
};

type TakenCv = { readonly cv: CvNote } | { readonly problem: string };

/** Keeps only the words that postings use. The text is not stored, logged or sent. `problem` is for the person. */
export const takeCv = async (
  file: File,
  { client, headers }: { readonly client: QueryClient; readonly headers: Search['headers'] },
  signal: AbortSignal,
): Promise<TakenCv> => {
  const [answer, jobs] = await Promise.all([readCv(file, signal), postings(client, headers)]);
  if ('problem' in answer) return { problem: CV_PROBLEMS[answer.problem] };
  const terms = termsIn(answer.text, vocabularyOf(jobs));
  return { cv: { name: file.name, size: file.size, terms } };
};
