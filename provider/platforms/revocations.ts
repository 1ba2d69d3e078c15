import type { ConnectorId } from '../config-platforms.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';
import { openTokens, sealTokens, type Tokens } from './sealed-tokens.ts';

export interface TakenRevocation {
  readonly id: string;
  readonly connector: ConnectorId;
  readonly tokens: Tokens;
  readonly tries: number;
}

/** Longer than a call to a platform takes. */
const TAKEN_MS = 60_000;
const BACKOFF_S = [10, 60, 600, 3_600, 21_600, 86_400];
const KEPT_MS = 7 * 86_400_000;
/** Sealed anew at a time. */
const PAGE = 200;

/**
 * Tokens that are to be taken back at their platforms: sealed, without the person, who may be gone by then. Each is
 * taken by one copy at a time, and given up after a week.
 */
export const createRevocations = ({ query }: Database, keyring: Keyring, now: () => number) => ({
  /** Queues in the caller's transaction. */
  add: async (trx: Trx, connector: ConnectorId, tokens: Tokens): Promise<void> => {
    const id = randomId('revocation');
    await trx
      .insertInto('revocations')
      .values({
        id,
        connector,
        sealed: sealTokens(keyring, id, tokens),
        due_at: now(),
        expires_at: now() + KEPT_MS,
        tries: 0,
        leased_until: 0,
      })
      .execute();
  },

  /** The next one that is due, kept from the other copies for a minute; `null` when there is none. */
  take: async (): Promise<TakenRevocation | null> => {
    const due = await query
      .selectFrom('revocations')
      .select('id')
      .where('due_at', '<=', now())
      .where('leased_until', '<=', now())
      .orderBy('due_at')
      .limit(10)
      .execute();
    for (const { id } of due) {
      const row = await query
        .updateTable('revocations')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1), leased_until: now() + TAKEN_MS }))
        .where('id', '=', id)
        .where('due_at', '<=', now())
        .where('leased_until', '<=', now())
        .returning(['connector', 'sealed', 'tries'])
        .executeTakeFirst();
      if (row === undefined) continue;
      const tokens = openTokens(keyring, id, row.sealed);
      if (tokens !== null) return { id, connector: row.connector, tries: row.tries, tokens };
    }
    return null;
  },

  done: async (id: string): Promise<void> => {
    await query.deleteFrom('revocations').where('id', '=', id).execute();
  },

  postpone: async ({ id, tries }: TakenRevocation): Promise<void> => {
    const waitS = BACKOFF_S[Math.min(tries, BACKOFF_S.length) - 1] ?? 10;
    await query
      .updateTable('revocations')
      .set({ due_at: now() + waitS * 1000, leased_until: 0 })
      .where('id', '=', id)
      .execute();
  },

  /** Puts it back as it was before it was taken: this copy is stopping. */
  release: async ({ id, tries }: TakenRevocation): Promise<void> => {
    await query
      .updateTable('revocations')
      .set({ tries: tries - 1, leased_until: 0 })
      .where('id', '=', id)
      .execute();
  },

  /** Seals all of them anew with the newest secret; the signal ends it. */
  reseal: async (signal: AbortSignal): Promise<void> => {
    for (let after = ''; !signal.aborted; ) {
      const rows = await query
        .selectFrom('revocations')
        .select(['id', 'sealed'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      for (const { id, sealed } of rows) {
        const tokens = openTokens(keyring, id, sealed);
        if (tokens === null) continue;
        const anew = { sealed: sealTokens(keyring, id, tokens) };
        await query.updateTable('revocations').set(anew).where('id', '=', id).execute();
      }
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  },

  purge: async (): Promise<void> => {
    await query.deleteFrom('revocations').where('expires_at', '<', now()).execute();
  },
});

export type Revocations = ReturnType<typeof createRevocations>;
