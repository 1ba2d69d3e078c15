import type { ConnectorId } from '../config-platforms.ts';
import { writeInTheEnd } from '../database/write-in-the-end.ts';
import type { PlatformClient } from './client.ts';
import type { Revocations, TakenRevocation } from './revocations.ts';

interface RevokingParts {
  readonly revocations: Revocations;
  /** `null` for a platform that is no longer set up. */
  readonly clientOf: (connector: ConnectorId) => PlatformClient | null;
  readonly report: (connector: ConnectorId, error: unknown) => void;
}

/** Has the platforms take back the tokens that are due; a failure is tried again later. */
export const createRevoking = ({ revocations, clientOf, report }: RevokingParts) => ({
  take: revocations.take,

  /** @param signal cuts the call; it is made again later */
  perform: async (taken: TakenRevocation, signal: AbortSignal): Promise<void> => {
    const { id, connector, tokens } = taken;
    const work = clientOf(connector)?.revoke(tokens, signal) ?? Promise.resolve();
    const [outcome] = await Promise.allSettled([work]);
    const isDone = outcome.status === 'fulfilled';
    if (!isDone && signal.aborted) return revocations.release(taken);
    report(connector, isDone ? null : outcome.reason);
    // Asked a second time a platform refuses, for it knows the token no more.
    await (isDone ? writeInTheEnd(() => revocations.done(id), signal) : revocations.postpone(taken));
  },
});
