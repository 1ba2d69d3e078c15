import { pagesConfig } from './vite.pages.ts';

// The operator's pages.
export default pagesConfig('console', '/operator/');
