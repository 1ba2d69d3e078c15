import { resolve } from 'node:path';
import { pagesConfig } from './vite.pages.ts';

// The person's pages, the reader of downloads for the frame, and the proof of work of a sign-in.
export default pagesConfig('account', '/account/', {
  'framed-reader': resolve(import.meta.dirname, 'account/archive/framed-reader.tsx'),
  'solve-proof': resolve(import.meta.dirname, 'account/solve-proof.ts'),
});
