import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testsIn } from '../support/tests-in.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SUPPORT = resolve(ROOT, 'test/provider/support');

/** Starts PostgreSQL only where its programs are given. The setup of this run gives none. */
const POSTGRES = resolve(SUPPORT, 'postgres.ts');

/** Subjects far from people and consent. They would run for each fault in the code of a sign-in. */
const FAR = [
  /\/(interests|night|operator)\//,
  /\/(account-(data|pages|platforms)|api|app-facts|back-channel|backup|brand|database|deploy|frame|fedcm|fetch)/,
  /\/(fuzz|hard-starts|health|host-|id-token|indexes|late-logout|leased|log\.|logout|lost|mail|metrics|missing)/,
  /\/(native|network|odd|openid|openings|operations|outbound|platform|privacy|prox|said|sample|shared|traces)/,
  /\/(userinfo|webhook|what-leaves)/,
];

const supportsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^(?:import|export|\} from)\b.*?'(\..*?)';/gm)]
    .map(([, name = '']) => resolve(dirname(path), name))
    .filter((name) => name.startsWith(SUPPORT) && existsSync(name));

/** The test and all support files that it imports. */
const filesOf = (path: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(path)) return found;
  found.add(path);
  if (path !== POSTGRES) for (const name of supportsOf(path)) filesOf(name, found);
  return found;
};

const startsProcesses = (path: string) =>
  path !== POSTGRES && readFileSync(path, 'utf8').includes("'node:child_process'");

const isInProcess = (path: string) => {
  const files = [...filesOf(resolve(ROOT, path))];
  return files.includes(resolve(SUPPORT, 'provider.ts')) && !files.some(startsProcesses);
};

/** The provider's tests in this process on SQLite, near people and consent. */
const providerTests = testsIn('test/provider').node.filter(
  (path) => !FAR.some((far) => far.test(path)) && isInProcess(path),
);

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
