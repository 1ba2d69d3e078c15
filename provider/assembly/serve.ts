import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { problemResponse } from '../api/refusals.ts';
import { DEMO_APPS } from '../cli/demo.ts';
import { databaseName } from '../config/addresses.ts';
import { atPort, type Config, ownAddress } from '../config/config.ts';
import { unavailable } from '../database/failures.ts';
import { type Answer, listen } from '../operations/listen.ts';
import { createLog } from '../operations/log.ts';
import { operationsAtStart } from '../operations/operations.ts';
import { endProcess, onStopSignal } from '../operations/stop-signals.ts';
import { createProvider } from '../server.ts';
import { warmUp } from './built-in-scorer.ts';
import { startReadingThread } from './reading-thread.ts';

/** Time for running calls and mails after the first signal to stop. */
const DRAIN_MS = 10_000;
/** Time for returning interrupted work to the database, which may not answer. */
const CLOSE_MS = 2_000;

/** Longest time to the end, without `STOP_DELAY`. A supervisor must not kill the process earlier. */
export const STOP_MS = DRAIN_MS + CLOSE_MS;

const OPERATIONS = { host: 'OPERATIONS_ADDRESS', port: 'OPERATIONS_ADDRESS' };

/**
 * At SIGTERM, SIGINT or SIGHUP it accepts no more connections, lets running calls end, and exits with 0.
 * @param isDemo whether to register an app and to serve a page to try it on
 */
export const serve = async (config: Config, isDemo: boolean): Promise<void> => {
  const log = createLog(config.logLevel);
  // Without a listener, the first process of a container receives no signal.
  let stop = async () => endProcess(0);
  onStopSignal(() => {
    log.info('Stopping: running calls end first');
    stop().catch((error: unknown) => {
      log.error('The provider did not stop cleanly', { error });
      endProcess(1);
    });
  });
  // Opens the port before the database: a port that is taken is reported before the migration, and the addresses
  // contain the actual port.
  let answer: Answer = () => problemResponse(unavailable());
  const api = await listen({ host: 'HOST', port: 'PORT' }, config.listen, (request, peer) =>
    answer(request, peer),
  );
  // Health checks are answered too: a supervisor without an answer would kill a long migration again and again.
  let operate: Answer = operationsAtStart().fetch;
  const operations =
    config.operations &&
    (await listen(OPERATIONS, config.operations, (request, peer) => operate(request, peer)));
  const known = atPort(config, api.port);
  const { reading, close: endReading } = startReadingThread((error) =>
    log.warn('The thread that reads texts ended', { error }),
  );
  const provider = await createProvider({
    config: known,
    log,
    reading,
    pagesFolder: resolve(import.meta.dirname, 'account'),
    consoleFolder: resolve(import.meta.dirname, 'console'),
    widgetFolder: resolve(import.meta.dirname, '../widget'),
    ...(isDemo && { demoFolder: resolve(import.meta.dirname, 'demo'), fixedApps: DEMO_APPS }),
  });
  await warmUp(reading);
  operate = provider.operations;
  answer = provider.fetch;
  log.info('Ready', { listening: ownAddress(known.listen), database: databaseName(known.database) });
  if (known.smtp !== null && known.brand.logo?.type === 'image/svg+xml')
    log.info('PROVIDER_LOGO is an SVG file: pages show it, mails only name you, and a PNG file is in both');
  if (isDemo)
    log.info(
      `Demo: open ${ownAddress(known.listen)}/demo; mails are shown there and never sent. Commands for it take --demo too`,
    );

  stop = async () => {
    // Answered calls are already in the database, so they are not lost.
    setTimeout(() => {
      log.warn('The work under way did not end in time');
      endProcess(0);
    }, known.stopDelayMs + STOP_MS);
    provider.announceStop();
    // A proxy that asks /readyz sends its calls to the other copies before this one's port closes.
    await wait(known.stopDelayMs);
    provider.stop(DRAIN_MS);
    await api.drain(DRAIN_MS);
    await operations?.drain(0);
    await provider.close();
    await endReading();
    return endProcess(0);
  };
};
