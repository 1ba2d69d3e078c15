import type { Plugin } from 'vite';

const DEFAULT_EXPORT = 'react-default-export';

/** Whether r2wc asks for React itself. */
export const isReactOfR2wc = (source: string, importer: string | undefined): boolean =>
  source === 'react' && importer?.includes('/@r2wc/') === true;

/**
 * React's default export holds all of React, or of Preact in its place, and r2wc uses one function of it. With this
 * function alone, the build that contains Preact leaves the rest out: ours or a host's.
 */
export const leanR2wc: Plugin = {
  name: 'lean-r2wc',
  enforce: 'pre',
  resolveId: (source, importer) => (isReactOfR2wc(source, importer) ? DEFAULT_EXPORT : null),
  load: (id) =>
    id === DEFAULT_EXPORT ? `import { createElement } from 'react'; export default { createElement };` : null,
};
