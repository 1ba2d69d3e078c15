import { defineConfig } from 'vitest/config';
import { testsIn } from '../support/tests-in.ts';

/** One folder's tests measure that folder first (scripts/mutation.mjs). */
const folder = process.env.MUTATION_TESTS;
const folders = folder ? [folder] : ['domain', 'machine', 'services', 'ui'];
const { dom, node } = testsIn(...folders.map((name) => `test/unit/${name}`));

// Without the 10,000 sequences and the generated paths, which would take half a minute for each of 2,500 mutants.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: node, environment: 'node', isolate: false, testTimeout: 60_000 } },
      { test: { name: 'dom', include: dom, environment: 'happy-dom', isolate: false, testTimeout: 60_000 } },
    ],
  },
});
