import { ArchiveError, type Outcome, type Progress } from '../../../widget/archive/found.ts';
import type { ReadReport, ReadRequest } from './messages.ts';
import workerUrl from './worker.ts?worker&url';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** Missing in Firefox and Safari. */
const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');

/** The pages' policy allows this one name; a second policy of the name would be refused. */
const policy = trustedTypes?.createPolicy('archive-worker', {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError('Only the archive’s worker may be started');
    return url;
  },
});

/**
 * Reads the files in a worker of their own, which ends with the reading.
 * @throws ArchiveError; the signal's reason
 */
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
      else reject(new ArchiveError(data.problem));
    });
    // The worker's file did not arrive, or the browser ended it for want of memory.
    worker.addEventListener('error', () => reject(new ArchiveError('broken')));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage({ files } satisfies ReadRequest);
  });
  return reading.finally(() => worker.terminate());
};
