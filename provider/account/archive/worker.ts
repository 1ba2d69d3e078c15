import { ArchiveError } from '../../../widget/archive/found.ts';
import { readArchive } from '../../../widget/archive/read-archive.ts';
import type { ReadReport, ReadRequest } from './messages.ts';
import { release } from './release.ts';

// The types of the browser describe a page; the same function of a worker has no target.
const report = (message: ReadReport) => self.postMessage(message);

// The provider's policy for this file allows no request, so the data read here cannot be sent.
self.addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  try {
    const outcome = await readArchive(data.files, {
      // Never aborted: the page terminates the whole worker instead.
      signal: new AbortController().signal,
      onProgress: (progress) => report({ type: 'progress', progress }),
      release,
    });
    report({ type: 'done', outcome });
  } catch (error) {
    report({ type: 'failed', problem: error instanceof ArchiveError ? error.problem : 'broken' });
  }
});
