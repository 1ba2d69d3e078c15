import type { Demo } from '../shared/demo.ts';

const found = import.meta.glob<{ demo: Demo }>(
  ['../demos/*/index.ts', '../links/index.ts', '../workbench/index.ts', '../docs/index.ts'],
  { eager: true },
);

/** Everything that stands beside the job board, found by its folder: no list is kept by hand. */
export const DEMOS: readonly Demo[] = Object.values(found).map(({ demo }) => demo);
