import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLog } from '../../../provider/operations/log.ts';
import { endProcess, onStopSignal } from '../../../provider/operations/stop-signals.ts';
import { readConfiguration } from './configuration.ts';
import { startServer } from './server.ts';

const distRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const DRAIN_MS = 10_000;

const OPEN_WARNING =
  'Warning: this address is open to every computer that reaches this one. On the public internet set PUBLIC_URL to the https address of the proxy in front, and TRUSTED_PROXIES.';

const run = async () => {
  const configuration = readConfiguration(process.env);
  const server = await startServer({ distRoot, ...configuration, log: createLog(configuration.logLevel) });
  console.log(`data-connect showcase: ${server.url}`);
  if (server.isOpen) console.warn(OPEN_WARNING);
  onStopSignal(() => void server.close(DRAIN_MS).then(() => endProcess(0)));
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
