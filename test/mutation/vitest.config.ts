import { defineConfig } from 'vitest/config';
import { testsIn } from '../support/tests-in.ts';

const { dom, node } = testsIn('test/unit/domain', 'test/unit/machine', 'test/unit/services', 'test/unit/ui');

// Without the 10,000 sequences and the generated paths, which would take half a minute for each of 2,500 mutants.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: node, environment: 'node', isolate: false, testTimeout: 60_000 } },
      { test: { name: 'dom', include: dom, environment: 'happy-dom', isolate: false, testTimeout: 60_000 } },
    ],
  },
});
