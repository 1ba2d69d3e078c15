// A subject of the benchmark in a separate process, as in production: `provider` or `openid`, then DATABASE_URL.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const file = resolve(import.meta.dirname, 'run-subject.ts');
const { module } = await runnerImport(file, { configFile: false, logLevel: 'warn' });
await module.runSubject(...process.argv.slice(2));
