import { resolve } from 'node:path';
import { pagesConfig } from './vite.pages.ts';

// The person's pages, and the reader of downloads for the frame.
export default pagesConfig('account', '/account/', {
  'framed-reader': resolve(import.meta.dirname, 'account/archive/framed-reader.tsx'),
});
