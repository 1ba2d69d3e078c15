import {
  ArchiveError,
  type ArchiveProblem,
  type Outcome,
  type Progress,
} from '../../../widget/archive/found.ts';
import workerUrl from './worker.ts?worker&url';

export interface ReadRequest {
  readonly files: readonly File[];
}

export type ReadReport =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done'; readonly outcome: Outcome }
  | { readonly type: 'failed'; readonly problem: ArchiveProblem; readonly service?: string | undefined };

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** Older browsers have no Trusted Types. */
const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');

/** Created once, because the pages' CSP allows only this name, and refuses a second policy with it. */
const policy = trustedTypes?.createPolicy('archive-worker', {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError('Only the archive’s worker may be started');
    return url;
  },
});

/** @throws ArchiveError; the signal's reason */
export const readInWorker = (
  files: readonly File[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Outcome> => {
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  const reading = new Promise<Outcome>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadReport>) => {
      if (data.type === 'progress') onProgress(data.progress);
      else if (data.type === 'done') resolve(data.outcome);
      else reject(new ArchiveError(data.problem, { service: data.service }));
    });
    // The worker's file did not load, or the browser terminated the worker for lack of memory.
    worker.addEventListener('error', () => reject(new ArchiveError('broken')));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage({ files } satisfies ReadRequest);
  });
  return reading.finally(() => worker.terminate());
};
