import { pagesConfig } from './vite.pages.ts';

// The person's pages.
export default pagesConfig('account', '/account/');
