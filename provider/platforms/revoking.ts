import type { ConnectorId } from '../../common/platforms/ids.ts';
import { writeUntilStored } from '../database/write-until-stored.ts';
import { PlatformError } from './bounded-fetch.ts';
import type { PlatformClient } from './client.ts';
import type { LeasedRevocation, Revocations } from './revocations.ts';

interface RevokingParts {
  readonly revocations: Revocations;
  /** Returns `null` for a platform that is no longer configured. */
  readonly clientOf: (connector: ConnectorId) => PlatformClient | null;
  readonly report: (connector: ConnectorId, error: unknown) => void;
}

/** Asks the platforms to revoke the tokens that are due. A failure is tried again later. */
export const createRevoking = ({ revocations, clientOf, report }: RevokingParts) => ({
  take: revocations.take,

  /** @param signal ends the call, which is repeated later */
  perform: async (revocation: LeasedRevocation, signal: AbortSignal): Promise<void> => {
    const { connector, tokens } = revocation;
    const work = clientOf(connector)?.revoke(tokens, signal) ?? Promise.resolve();
    const [outcome] = await Promise.allSettled([work]);
    const isDone = outcome.status === 'fulfilled';
    if (!isDone && signal.aborted) return void (await revocations.release(revocation));
    report(connector, isDone ? null : outcome.reason);
    // A second call would fail, because the platform no longer knows the revoked token.
    if (isDone) return void (await writeUntilStored(() => revocations.done(revocation), signal));
    const { reason } = outcome;
    await revocations.fail(revocation, reason instanceof PlatformError ? reason.pause.retryAfterMs : null);
  },
});
