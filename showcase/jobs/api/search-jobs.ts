import { isRecord } from '../../shared/lib/is-record.ts';
import { AnswerError, HttpError } from '../../shared/lib/request.ts';
import { JOB_ADDRESS, RESULTS_PER_PAGE, SEARCH_ADDRESS, SEARCH_WHAT } from '../constants.ts';
import { type Filters, NO_FILTERS, searchParametersOf } from '../search/filters.ts';
import { type Job, parseJob, parseJobs } from './job.ts';

const SOURCES = ['sample', 'adzuna', 'stand-in'] as const;

/** The board must name it (contract §5). `stand-in`: samples, because the live ones failed. */
export type JobSource = (typeof SOURCES)[number];

export interface JobList {
  readonly jobs: readonly Job[];
  readonly source: JobSource;
  readonly count: number;
  /** Postings about an interest of the search; absent if the search does not count them. */
  readonly fits?: number;
  readonly corrections?: readonly Correction[];
}

export interface Correction {
  readonly typed: string;
  readonly word: string;
}

export interface Search {
  readonly interests: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly filters?: Filters;
  readonly page?: number;
}

const SCALE_HEADER = 'x-sandbox-scale';

/** Only the server has the keys of the job search (contract §6). */
export const searchAddress = ({ interests, headers, filters = NO_FILTERS, page = 1 }: Search) => {
  const query = new URLSearchParams({
    results_per_page: headers[SCALE_HEADER] ?? String(RESULTS_PER_PAGE),
    what: `${SEARCH_WHAT} ${filters.q}`.trim(),
    ...searchParametersOf(filters),
  });
  if (interests.length > 0) query.set('what_or', interests.join(','));
  return `${SEARCH_ADDRESS}/${page}?${query}`;
};

export const sourceOf = (value: unknown): JobSource => SOURCES.find((source) => source === value) ?? 'sample';

const correctionsIn = (value: unknown): readonly Correction[] =>
  (Array.isArray(value) ? value : []).flatMap((each: unknown) => {
    const { typed, word } = isRecord(each) ? each : {};
    return typeof typed === 'string' && typeof word === 'string' ? { typed, word } : [];
  });

/** Call 6. @throws HttpError, AnswerError, or what `fetch` throws */
export const searchJobs = async (search: Search, signal: AbortSignal, ask = fetch): Promise<JobList> => {
  const response = await ask(searchAddress(search), { headers: search.headers, signal });
  if (!response.ok) throw new HttpError(response.status);
  const answer: unknown = await response.json().catch(() => null);
  const fields = isRecord(answer) ? answer : {};
  const jobs = parseJobs(fields.results);
  if (jobs === null) throw new AnswerError('The job search answered without results');
  const count = Number(fields.count);
  const corrections = correctionsIn(fields.corrections);
  const fits = search.interests.length > 0 ? fields.fits : undefined;
  return {
    jobs,
    source: sourceOf(response.headers.get('x-jobs-source')),
    count: Math.max(jobs.length, Number.isSafeInteger(count) ? count : 0),
    ...(typeof fits === 'number' && Number.isSafeInteger(fits) && { fits }),
    ...(corrections.length > 0 && { corrections }),
  };
};

export interface FoundJob {
  readonly job: Job;
  readonly source: JobSource;
}

/** `null` for an unknown posting. @throws HttpError, AnswerError, or what `fetch` throws */
export const findJob = async (
  id: string,
  { headers }: Pick<Search, 'headers'>,
  signal: AbortSignal,
  ask = fetch,
): Promise<FoundJob | null> => {
  const response = await ask(`${JOB_ADDRESS}/${encodeURIComponent(id)}`, { headers, signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new HttpError(response.status);
  const job = parseJob(await response.json().catch(() => null));
  if (job === null) throw new AnswerError('The job search answered without the posting');
  return { job, source: sourceOf(response.headers.get('x-jobs-source')) };
};

/** A posting that moved to the next page counts once. An empty page is the end, whatever `count` says. */
export const mergedLists = ([first, ...later]: readonly JobList[]): JobList | undefined => {
  if (!first || later.length === 0) return first;
  const all = [first, ...later].flatMap(({ jobs }) => jobs);
  const jobs = [...new Map(all.map((job) => [job.id, job])).values()];
  const isOver = later.at(-1)?.jobs.length === 0;
  const toCome = isOver ? 0 : Math.max(0, first.count - all.length);
  return { ...first, jobs, count: jobs.length + toCome };
};
