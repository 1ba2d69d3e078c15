import type { Plugin } from 'vite';

const REPLACED: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Builds one output with Preact. The sources and the other outputs use React. */
export const onPreact = (environment: string): Plugin => ({
  name: 'on-preact',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === environment,
  resolveId(source, importer) {
    const replaced = REPLACED[source];
    return replaced === undefined ? null : this.resolve(replaced, importer, { skipSelf: true });
  },
});
