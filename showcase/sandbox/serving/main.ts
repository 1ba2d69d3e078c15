import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfiguration } from './configuration.ts';
import { logLines } from './log.ts';
import { startServer } from './server.ts';

// What `npm start` runs, built as dist/sandbox/main.js: the folder above it is the one to serve.
const distRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const DRAIN_MS = 10_000;

const OPEN_WARNING =
  'Warning: this address is open to every computer that reaches this one. On the public internet set PUBLIC_URL to the https address of the proxy in front, and TRUSTED_PROXIES.';

const run = async () => {
  const configuration = readConfiguration(process.env);
  const server = await startServer({ distRoot, ...configuration, log: logLines });
  console.log(`data-connect showcase: ${server.url}`);
  if (server.isOpen) console.warn(OPEN_WARNING);
  // A terminal sends Ctrl+C to npm and to this process, and npm sends it on: the second one must not cut the first short.
  let isStopping = false;
  const stop = () => {
    if (!isStopping) void server.close(DRAIN_MS).then(() => process.exit(0));
    isStopping = true;
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
