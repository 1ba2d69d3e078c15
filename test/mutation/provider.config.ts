import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { providerTests } from './provider-tests.ts';

const ownNames = ['index', 'machine', 'server'].map((name) => ({
  find: name === 'index' ? /^data-connect$/ : new RegExp(`^data-connect/${name}$`),
  replacement: fileURLToPath(new URL(`../../widget/${name}.ts`, import.meta.url)),
}));

export default defineConfig({
  resolve: { alias: ownNames },
  define: { css: '""' },
  test: {
    include: providerTests,
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ['test/mutation/provider-setup.ts'],
  },
});
