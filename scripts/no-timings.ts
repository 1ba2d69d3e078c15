import type { Plugin } from 'vite';

/** On a busy machine the bundler warns of plugins that take long; such a warning says nothing of the code. */
export const noTimings: Plugin = {
  name: 'no-timings',
  config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
};
