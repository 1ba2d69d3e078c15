import type { ConnectorId } from '../../common/platforms/ids.ts';
import type { Database, Trx } from '../database/database.ts';
import { createLeasedRows, type Lease, writeUntilStored } from '../database/leased-rows.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';
import { PlatformError } from './bounded-fetch.ts';
import type { PlatformClient } from './client.ts';
import { type ForgottenTokens, openTokens, sealTokens, type Tokens } from './sealed-tokens.ts';

interface LeasedRevocation extends Lease<{ readonly id: string }> {
  readonly connector: ConnectorId;
  readonly tokens: Tokens;
}

/** Longer than a call to a platform takes. */
const LEASE_MS = 60_000;
const BACKOFF_S = [10, 60, 600, 3_600, 21_600, 86_400] as const;
/** A longer requested pause is ignored. */
const LONGEST_PAUSE_MS = 86_400_000;
const KEPT_MS = 7 * 86_400_000;

/** Sealed tokens with a keyed hash of the person, who may be deleted by then. They are given up after a week. */
export const createRevocations = (database: Database, keyring: Keyring, now: () => number) => {
  const { query } = database;
  const rows = createLeasedRows(
    database,
    {
      table: 'revocations',
      key: ['id'],
      columns: ['connector', 'sealed'],
      leaseMs: LEASE_MS,
      backoffS: BACKOFF_S,
    },
    now,
  );

  return {
    add: async (trx: Trx, personId: string, { connector, tokens }: ForgottenTokens): Promise<void> => {
      const id = randomId('revocation');
      await trx
        .insertInto('revocations')
        .values({
          id,
          connector,
          owner: keyring.mac('revocation', personId),
          sealed: sealTokens(keyring, id, tokens),
          due_at: now(),
          expires_at: now() + KEPT_MS,
          tries: 0,
          leased_until: 0,
        })
        .execute();
    },

    /** Takes those rows of a person out of the queue whose revocation would also end other tokens. */
    takeOut: async (
      trx: Trx,
      personId: string,
      connectors: readonly ConnectorId[],
    ): Promise<readonly ForgottenTokens[]> => {
      const found = await trx
        .selectFrom('revocations')
        .select(['id', 'connector', 'sealed'])
        .where('owner', 'in', keyring.macs('revocation', personId))
        .where('connector', 'in', connectors)
        .execute();
      const taken: ForgottenTokens[] = [];
      for (const { id, connector, sealed } of found) {
        const tokens = openTokens(keyring, id, sealed);
        if (tokens === null || tokens.isReplaced) continue;
        await trx.deleteFrom('revocations').where('id', '=', id).execute();
        taken.push({ connector, tokens });
      }
      return taken;
    },

    /** Tokens that this copy's secrets cannot open wait for another copy. */
    take: async (): Promise<LeasedRevocation | null> => {
      for (;;) {
        const row = await rows.take();
        if (row === null) return null;
        const tokens = openTokens(keyring, row.key.id, row.sealed);
        if (tokens !== null) return { ...row, tokens };
      }
    },

    done: (revocation: LeasedRevocation) => rows.record(revocation, null),

    /** @param afterMs the pause that the platform asks for; `null` if it names none */
    fail: (revocation: LeasedRevocation, afterMs: number | null) => {
      const asked = now() + Math.min(afterMs ?? 0, LONGEST_PAUSE_MS);
      return rows.fail(revocation, Math.max(asked, rows.nextTry(revocation)));
    },

    release: rows.release,

    reseal: async (signal: AbortSignal): Promise<void> => {
      const rows = await query.selectFrom('revocations').select(['id', 'sealed']).execute();
      for (const { id, sealed } of rows) {
        if (signal.aborted) return;
        const tokens = openTokens(keyring, id, sealed);
        if (tokens === null) continue;
        const anew = { sealed: sealTokens(keyring, id, tokens) };
        await query.updateTable('revocations').set(anew).where('id', '=', id).execute();
      }
    },

    purge: async (): Promise<void> => {
      await query.deleteFrom('revocations').where('expires_at', '<', now()).execute();
    },
  };
};

export type Revocations = ReturnType<typeof createRevocations>;

interface RevokingParts {
  readonly revocations: Revocations;
  readonly clientOf: (connector: ConnectorId) => PlatformClient | null;
  readonly report: (connector: ConnectorId, error: unknown) => void;
}

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
