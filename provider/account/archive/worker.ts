import { ArchiveError } from '../../../widget/archive/found.ts';
import { readArchive } from '../../../widget/archive/read-archive.ts';
import type { ReadReport, ReadRequest } from './messages.ts';
import { release } from './release.ts';

// The types of the browser describe a page; the same function of a worker has no target.
const report = (message: ReadReport) => self.postMessage(message);

// The provider serves this file under a policy that allows no request: what is read here cannot leave.
self.addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  try {
    const outcome = await readArchive(data.files, {
      // The page ends the whole worker.
      signal: new AbortController().signal,
      onProgress: (progress) => report({ type: 'progress', progress }),
      release,
    });
    report({ type: 'done', outcome });
  } catch (error) {
    report({ type: 'failed', problem: error instanceof ArchiveError ? error.problem : 'broken' });
  }
});
