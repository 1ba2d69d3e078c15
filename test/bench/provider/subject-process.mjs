// The provider of the benchmark in a separate process, as in production, on the DATABASE_URL of the argument.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const file = resolve(import.meta.dirname, 'run-subject.ts');
const { module } = await runnerImport(file, { configFile: false, logLevel: 'warn' });
await module.runSubject(...process.argv.slice(2));
