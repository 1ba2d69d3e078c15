import type { Plugin } from 'vite';

/** On a busy machine the bundler warns about slow plugins. The warning is not about the code, so it is hidden. */
export const noTimings: Plugin = {
  name: 'no-timings',
  // An environment of its own does not take the option over from the root.
  configEnvironment: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
};
