import { CV_CHARACTERS, type CvText } from './problems.ts';

/** The names of PDF.js's own errors. A file that the reader cannot parse is damaged; its message may quote the file. */
const problemOf = (error: unknown) =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';

/** A message of the page: the file's bytes. PDF.js has messages of its own in the same worker. */
const isFile = (data: unknown): data is ArrayBuffer => data instanceof ArrayBuffer;

export const answerOnce = (read: (bytes: ArrayBuffer) => Promise<CvText>) => {
  self.addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
    if (!isFile(data)) return;
    const answer = await read(data).catch((error: unknown): CvText => ({ problem: problemOf(error) }));
    const cv = 'text' in answer ? { text: answer.text.slice(0, CV_CHARACTERS) } : answer;
    self.postMessage({ cv });
  });
};
