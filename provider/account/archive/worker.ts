import { ArchiveError } from '../../../widget/archive/found.ts';
import { readArchive } from '../../../widget/archive/read-archive.ts';
import type { ReadReport, ReadRequest } from './read-in-worker.ts';

/** A port whose other end is closed. The browser discards messages to it. */
const nowhere = (() => {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  return port1;
})();

/** A transfer to a closed port frees the memory at once. Garbage collection would keep a hundred megabytes for a while. */
const release = ({ buffer, byteLength }: Uint8Array): void => {
  // A smaller view may share its memory with others.
  if (byteLength > 0 && byteLength === buffer.byteLength && buffer instanceof ArrayBuffer)
    nowhere.postMessage(null, [buffer]);
};

// TypeScript knows the `postMessage` of a page, which needs a target. That of a worker has none.
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
    const { problem, service } = error instanceof ArchiveError ? error : new ArchiveError('broken');
    report({ type: 'failed', problem, service });
  }
});
