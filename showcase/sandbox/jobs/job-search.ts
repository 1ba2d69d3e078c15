import { html } from 'hono/html';
import type { Environment } from '../environment.ts';
import { missingPage, page } from '../http/page.ts';
import { type Caller, endpoint, Refusal, requireTester, type SandboxApp } from '../http/requests.ts';
import { PAGE_SIZE_LIMIT, SCALED_PAGE_SIZE_LIMIT } from '../limits.ts';
import { createAdzuna, type LiveSearch } from './adzuna.ts';
import { filtered, searchIn } from './filters.ts';
import type { ReadTopics } from './posting-topics.ts';
import { asAdzunaJob, createSampleSearch, type SampleJob, sampleJobs } from './sample-jobs.ts';
import { fitting } from './search.ts';
import { createServedJobs, type ServedJobs } from './served-jobs.ts';
import { wordsOf } from './words.ts';

/** Call 6 in Adzuna's shape (contract §4). */
export const jobRoutes = (
  app: SandboxApp,
  environment: Environment,
  readTopics: ReadTopics,
): ServedJobs['find'] => {
  const served = createServedJobs(environment);
  const adzuna = createAdzuna(environment, readTopics, served);
  const searchSamples = createSampleSearch(readTopics);

  endpoint(app, '/v1/api/jobs/us/job/:id', {
    GET: (context) => {
      const found = served.find(context.req.param('id') ?? '', context.env.caller.origin);
      if (found === undefined) throw new Refusal(404, 'No posting with this id was served within a day');
      context.header('x-jobs-source', found.source);
      return context.json(found.posting);
    },
  });

  /** Returns `null` if Adzuna is not asked. */
  const askLive = async (search: LiveSearch, caller: Caller): Promise<Response | Refusal | null> => {
    try {
      return (await adzuna?.(search, caller)) ?? null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      environment.report(error);
      return error;
    }
  };

  endpoint(app, '/v1/api/jobs/us/search/:page', {
    GET: async (context) => {
      const { caller } = context.env;
      const isScaled = context.req.header('x-sandbox-scale') !== undefined;
      if (isScaled) requireTester(context.req.raw, caller);
      const { size: wanted, ...search } = searchIn(context.req.query(), context.req.param('page') ?? '');
      const size = Math.min(wanted, isScaled ? SCALED_PAGE_SIZE_LIMIT : PAGE_SIZE_LIMIT);
      const { what, whatOr, page, filters } = search;
      if (isWordless(what)) {
        context.header('x-jobs-source', adzuna ? 'adzuna' : 'sample');
        return context.json({ count: 0, results: [] });
      }
      const live = await askLive({ ...search, size }, caller);
      if (live instanceof Response) return live;
      const isFailure = live instanceof Refusal;
      if (isFailure) context.header('x-jobs-failure', live.message);
      const byWords = searchSamples({ what, whatOr });
      const { found, corrections } = filtered(byWords.found, filters);
      const shown = isScaled ? repeated(found, size) : found.slice((page - 1) * size, page * size);
      context.header('x-jobs-source', isFailure ? 'stand-in' : 'sample');
      return context.json({
        count: Math.max(found.length, shown.length),
        // An addition to Adzuna's format, for the sentence above the list.
        ...(whatOr !== '' && { fits: fitting(found, { whatOr }) }),
        // Another addition: a person who mistyped a word reads which word was searched.
        corrections: [...byWords.corrections, ...corrections],
        mean: meanSalary(found),
        results: shown.map((job) => asAdzunaJob(job, { origin: caller.origin, now: environment.now() })),
      });
    },
  });

  return served.find;
};

/** Every search of the board begins with this word. */
const FIRST_WORD = /^\s*internship(?![\p{L}\p{N}])/iu;

/** Whether a text has signs but no word. The searches skip signs, and would answer with all postings. */
const isWordless = (what: string) => {
  const typed = what.replace(FIRST_WORD, '').trim();
  return typed !== '' && wordsOf(typed).length === 0;
};

/** For measurements (`x-sandbox-scale`): repeats the postings with new ids. */
const repeated = (found: readonly SampleJob[], size: number) =>
  found.length === 0
    ? []
    : Array.from({ length: size }, (_, index) => {
        const round = Math.floor(index / found.length);
        return found
          .slice(index % found.length, (index % found.length) + 1)
          .map((job) => (round === 0 ? job : { ...job, id: `${job.id}-${round}` }));
      }).flat();

const meanSalary = (jobs: readonly SampleJob[]) => {
  const paid = jobs.flatMap(({ salary }) => (salary === undefined ? [] : [(salary.min + salary.max) / 2]));
  return paid.length === 0 ? undefined : Math.round(paid.reduce((sum, each) => sum + each, 0) / paid.length);
};

/** Pages to which "Apply Now" of a sample posting leads. They need no network. */
export const applyRoutes = (app: SandboxApp) => {
  endpoint(app, '/sandbox/apply/:id', {
    GET: (context) => {
      const id = context.req.param('id')?.split('-')[0];
      const job = sampleJobs().find((each) => each.id === id);
      if (job === undefined) return missingPage(context, 'No such posting');
      return page(
        context,
        `Apply: ${job.title}`,
        html`<h1>${job.title}</h1>
<p>${job.company ?? 'Employer not named'}, ${job.city}</p>
<p>This is a sample posting: there is nothing to apply for, and nobody receives anything from this page. With a live job search the employer’s own form would open here.</p>
<div class="choices"><a class="choice main" href="/">Back to the job board</a></div>`,
      );
    },
  });
};
