import type { Plugin } from 'vite';

const REPLACED: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** React's default export holds all of React, so a build keeps all of it. r2wc uses one function of it. */
const DEFAULT_EXPORT = 'react-default-export';

/** Builds one output with Preact. The sources and the other outputs use React. */
export const onPreact = (environment: string): Plugin => ({
  name: 'on-preact',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === environment,
  resolveId(source, importer) {
    if (source === 'react' && importer?.includes('/@r2wc/')) return DEFAULT_EXPORT;
    const replaced = REPLACED[source];
    return replaced === undefined ? null : this.resolve(replaced, importer, { skipSelf: true });
  },
  load: (id) =>
    id === DEFAULT_EXPORT
      ? `import { createElement } from 'preact'; export default { createElement };`
      : null,
});
