import type { QueryClient } from '@tanstack/react-query';
import { isRecord } from '../../shared/lib/is-record.ts';
import type { CvNote } from '../answers/answers.ts';
import { jobsQuery, loadedLists } from '../api/jobs-query.ts';
import type { Search } from '../api/search-jobs.ts';
import { NO_FILTERS } from '../search/filters.ts';
import docxWorker from './docx.worker.ts?worker&url';
import { decodeText, kindOf } from './kind.ts';
import pdfWorker from './pdf.worker.ts?worker&url';
import { CV_BYTES, CV_PROBLEMS, CV_TIME_MS, type CvProblem, type CvText } from './problems.ts';
import { termsIn, vocabularyOf } from './terms.ts';

const WORKERS = { pdf: pdfWorker, docx: docxWorker } as const;

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** Missing in Firefox and Safari. */
const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');

/** The pages' policy allows this name; a second policy of the name would be refused. */
const policy = trustedTypes?.createPolicy('cv-worker', {
  createScriptURL: (url) => {
    if (url !== pdfWorker && url !== docxWorker)
      throw new TypeError('Only the readers of a CV may be started');
    return url;
  },
});

const isProblem = (value: unknown): value is CvProblem => typeof value === 'string' && value in CV_PROBLEMS;

const answerIn = (data: unknown): CvText | null => {
  const cv = isRecord(data) ? data.cv : null;
  if (!isRecord(cv)) return null;
  if (typeof cv.text === 'string') return { text: cv.text };
  return { problem: isProblem(cv.problem) ? cv.problem : 'broken' };
};

/** The file may be hostile, so it is read in a worker that has a time limit and whose policy forbids connections. */
const readIn = (kind: keyof typeof WORKERS, bytes: ArrayBuffer, signal: AbortSignal): Promise<CvText> =>
  new Promise<CvText>((resolve) => {
    const script = WORKERS[kind];
    const worker = new Worker(policy?.createScriptURL(script) ?? script, { type: 'module' });
    const end = (answer: CvText) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ problem: 'slow' }), CV_TIME_MS);
    const stop = () => end({ problem: 'failed' });
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    worker.addEventListener('error', stop);
    worker.addEventListener('message', ({ data }) => {
      const answer = answerIn(data);
      if (answer) end(answer);
    });
    worker.postMessage(bytes, [bytes]);
  });

const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** Never throws. */
export const readCv = async (file: Blob, signal: AbortSignal): Promise<CvText> => {
  if (file.size > CV_BYTES) return { problem: 'large' };
  const buffer = await file.arrayBuffer().catch(() => null);
  if (buffer === null) return { problem: 'failed' };
  const bytes = new Uint8Array(buffer);
  const kind = kindOf(bytes);
  if (isProblem(kind)) return { problem: kind };
  const answer = kind === 'txt' ? { text: decodeText(bytes) } : await readIn(kind, buffer, signal);
  return 'text' in answer && !hasWord(answer.text) ? { problem: 'textless' } : answer;
};

/** Pages of the general list whose words are used. A live search answers only a few calls a day. */
const PAGES = [1, 2, 3] as const;

/** Returns the loaded postings, and the first pages of the general list. A page that fails is left out. */
const postings = async (client: QueryClient, headers: Search['headers']) => {
  const asked = PAGES.map((page) =>
    client.fetchQuery(jobsQuery({ interests: [], headers, filters: NO_FILTERS, page })),
  );
  await Promise.allSettled(asked);
  const byId = new Map(loadedLists(client).flatMap(({ jobs }) => jobs.map((job) => [job.id, job])));
  return [...byId.values()];
};

type TakenCv = { readonly cv: CvNote } | { readonly problem: string };

/** Keeps only the words that postings use. The text is not stored, logged or sent. */
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
