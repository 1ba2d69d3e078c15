import type { ConnectorId } from '../../common/platforms/ids.ts';
import { ReadError, type ReadFault } from '../../common/platforms/kit/read-error.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Notify } from '../database/notify.ts';
import type { Signal } from '../facts/signal.ts';
import type { Accounts } from './accounts.ts';
import { boundedFetch, OperatorError, PlatformError, type PlatformNetwork } from './bounded-fetch.ts';
import type { PlatformClient } from './client.ts';
import { readerOf } from './readers/reader.ts';
import type { LeasedReading, Readings } from './readings.ts';
import type { Tokens } from './sealed-tokens.ts';

export interface SignalStore {
  readonly add: (trx: Trx, personId: string, signals: readonly Signal[]) => Promise<void>;
  readonly forget: (trx: Trx, personId: string, connector: ConnectorId) => Promise<void>;
}

interface ReadingParts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly readings: Readings;
  readonly signals: SignalStore;
  readonly notify: Notify;
  readonly network: PlatformNetwork;
  readonly clientOf: (connector: ConnectorId) => PlatformClient | null;
  readonly report: (connector: ConnectorId, error: unknown) => void;
}

/** A page of a hundred repositories has half a megabyte. */
const PAGE_BYTES = 4 * 1024 * 1024;

const isFault = (error: unknown, fault: ReadFault) => error instanceof ReadError && error.fault === fault;

export const createReading = (parts: ReadingParts) => {
  const { database, accounts, readings, signals, notify, network, clientOf, report } = parts;
  const fetch = boundedFetch(network, PAGE_BYTES);

  /** @throws ReadError token if the platform gives none */
  const renew = async (
    client: PlatformClient,
    { key: { person_id, connector } }: LeasedReading,
    tokens: Tokens,
  ) => {
    const renewed = await client.refresh(tokens).catch((cause: unknown) => {
      if (cause instanceof OperatorError) throw new ReadError('operator', null, { cause }, cause.detail);
      if (!(cause instanceof PlatformError)) throw new ReadError('unreachable', null, { cause });
      const { isLimit, retryAfterMs } = cause.pause;
      // Without a given time, the growing pause between tries is enough, because a try asks for one token only.
      const isPause = isLimit && retryAfterMs !== null;
      throw new ReadError(isPause ? 'limited' : 'unreachable', retryAfterMs, { cause });
    });
    if (renewed === null) throw new ReadError('token');
    // The account is no longer connected, so nothing can be read.
    if (!(await accounts.renew(person_id, connector, tokens, renewed))) throw new ReadError('token');
    return renewed;
  };

  /** @param run contains the current reading, which changes with each page; an error handler needs it */
  const read = async (run: { reading: LeasedReading }, signal: AbortSignal): Promise<void> => {
    const reading = run.reading;
    const { person_id: personId, connector } = reading.key;
    const client = clientOf(connector);
    let tokens = await accounts.tokensOf(personId, connector);
    const base = client?.api ?? null;
    if (client === null || base === null || tokens === null) throw new ReadError('token');
    let { position } = reading;
    let [isRenewed, isAnew] = [false, false];
    // A refusal has no effect yet, because the token is still valid.
    const current = tokens;
    if (client.isEnding(current)) tokens = await renew(client, reading, current).catch(() => current);
    for (;;) {
      try {
        for await (const batch of readerOf(connector)({ fetch, base }, tokens.access, signal, position)) {
          const next = await database.transaction(async (trx) => {
            const advanced = await readings.advance(trx, run.reading, batch, { isAnew });
            if (advanced === null) return null;
            await signals.add(trx, personId, batch.signals);
            if (batch.position === null) await notify(trx, 'reading.done', personId, { sharing: true });
            return advanced;
          });
          if (next === null) return;
          run.reading = next;
          position = batch.position;
        }
        return;
      } catch (error) {
        const isKeptPage = position !== null && position === reading.position;
        if (isFault(error, 'token') && !isRenewed) {
          isRenewed = true;
          tokens = await renew(client, reading, tokens);
        } else if (isFault(error, 'nonsense') && isKeptPage && !isAnew) {
          // Platforms forget page addresses, so the reading starts again:
          // https://developers.facebook.com/docs/graph-api/results
          isAnew = true;
          position = null;
        } else throw error;
      }
    }
  };

  const settle = async (reading: LeasedReading, error: unknown) => {
    // An internal error is reported too. The reading continues later.
    const { fault, retryAfterMs } = error instanceof ReadError ? error : new ReadError('unreachable');
    if (fault === 'token' || fault === 'scope') return readings.giveUp(reading, fault);
    await readings.fail(reading, fault, retryAfterMs);
  };

  return {
    take: readings.take,

    /** @param signal ends the reading; the position stays */
    perform: async (reading: LeasedReading, signal: AbortSignal): Promise<void> => {
      const run = { reading };
      const [outcome] = await Promise.allSettled([read(run, signal)]);
      if (signal.aborted) return void (await readings.release(run.reading));
      const error = outcome.status === 'rejected' ? outcome.reason : null;
      report(reading.key.connector, error);
      if (error !== null) await settle(run.reading, error);
    },
  };
};
