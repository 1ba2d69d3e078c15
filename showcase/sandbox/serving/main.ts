import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './server.ts';

// What `npm start` runs, built as dist/sandbox/main.js: the folder above it is the one to serve.
const distRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const portFrom = (text: string | undefined) => {
  if (!text) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`);
  return port;
};

const run = async () => {
  const { PORT, HOST, ADZUNA_APP_ID, ADZUNA_APP_KEY } = process.env;
  const env = { ADZUNA_APP_ID, ADZUNA_APP_KEY };
  const server = await startServer({ distRoot, port: portFrom(PORT), host: HOST || undefined, env });
  console.log(`data-connect showcase: ${server.url}`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
