import type { ExpressionBuilder } from 'kysely';
import type { ConnectorId } from '../config-platforms.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { digest, type Keyring } from '../secrets/keyring.ts';
import { randomToken } from '../secrets/random.ts';
import type { Attempt, Holder } from './attempts.ts';
import { type ForgottenTokens, openTokens, sealTokens, type Tokens } from './sealed-tokens.ts';

const TICKET_LIFETIME_MS = 600_000;
const DAY_MS = 86_400_000;

/** What call 3c sends: whose it is, and the two values of the callback's address. */
export interface Completion {
  readonly sessionId: string;
  readonly connector: ConnectorId;
  readonly state: string;
  readonly ticket: string;
}

/** Tokens of a connection that was begun and not completed. */
export interface OrphanedTokens extends ForgottenTokens {
  readonly personId: string;
}

/** Sessions end without their tickets. */
const hasSession = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'tickets'>) =>
  exists(selectFrom('sessions').select('sessions.id').whereRef('sessions.id', '=', 'tickets.session_id'));

/** A row for each attempt that came back: it makes the state good once, then carries the tokens to call 3c. */
export const createTickets = ({ query }: Database, keyring: Keyring, now: () => number) => ({
  /**
   * Uses the attempt up.
   * @throws Problem state.stale for the second time; session.unknown when the person has signed out
   */
  claim: async ({ id, connector, state }: Attempt, { personId, sessionId, appId }: Holder): Promise<void> => {
    const session = await query
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (session === undefined) throw new Problem('session.unknown');
    const { numInsertedOrUpdatedRows } = await query
      .insertInto('tickets')
      .values({
        id,
        connector,
        person_id: personId,
        session_id: sessionId,
        app_id: appId,
        state_hash: digest(state),
        ticket_hash: null,
        sealed: '',
        expires_at: now() + TICKET_LIFETIME_MS,
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw new Problem('state.stale');
  },

  /**
   * Keeps the tokens for the one who holds the ticket; the ticket itself is kept as a hash.
   * @returns the ticket; `null` where the session has ended
   */
  issue: async (id: string, tokens: Tokens): Promise<string | null> => {
    const ticket = randomToken();
    const { numUpdatedRows } = await query
      .updateTable('tickets')
      .set({
        ticket_hash: digest(ticket),
        sealed: sealTokens(keyring, id, tokens),
        expires_at: now() + TICKET_LIFETIME_MS,
      })
      .where('id', '=', id)
      .where(hasSession)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? ticket : null;
  },

  /**
   * Uses the ticket up in the caller's transaction, and gives its tokens.
   * @throws Problem ticket.unknown, also for a ticket of another session; ticket.stale
   */
  use: async (trx: Trx, { sessionId, connector, state, ticket }: Completion): Promise<Tokens> => {
    const own = { ticket_hash: digest(ticket), session_id: sessionId, state_hash: digest(state), connector };
    // One statement: of many at once, over all copies, one gets the row.
    const row = await trx
      .updateTable('tickets')
      .set({ used_at: now() })
      .where(({ and }) => and(own))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .where(hasSession)
      .returning(['id', 'sealed'])
      .executeTakeFirst();
    if (row === undefined) {
      const known = await trx
        .selectFrom('tickets')
        .select('id')
        .where(({ and }) => and(own))
        .executeTakeFirst();
      throw new Problem(known === undefined ? 'ticket.unknown' : 'ticket.stale');
    }
    await trx.updateTable('tickets').set({ sealed: '' }).where('id', '=', row.id).execute();
    const tokens = openTokens(keyring, row.id, row.sealed);
    if (tokens === null) throw new Problem('ticket.stale');
    return tokens;
  },

  /** Forgets a person's tickets, in the caller's transaction; their tokens, to be taken back at the platforms. */
  forget: async (trx: Trx, personId: string): Promise<readonly ForgottenTokens[]> => {
    const rows = await trx
      .deleteFrom('tickets')
      .where('person_id', '=', personId)
      .returning(['id', 'connector', 'sealed'])
      .execute();
    return rows.flatMap(({ id, connector, sealed }) => {
      const tokens = openTokens(keyring, id, sealed);
      return tokens === null ? [] : [{ connector, tokens }];
    });
  },

  /** Ids of the tickets that nobody came for in time. */
  late: async (): Promise<readonly string[]> => {
    const rows = await query
      .selectFrom('tickets')
      .select('id')
      .where('expires_at', '<', now())
      .where('sealed', '!=', '')
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Empties a ticket, in the caller's transaction; `null` where another copy did, or its tokens are lost. */
  empty: async (trx: Trx, id: string): Promise<OrphanedTokens | null> => {
    const row = await trx
      .selectFrom('tickets')
      .select(['connector', 'person_id', 'sealed'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined || row.sealed === '') return null;
    const { numUpdatedRows } = await trx
      .updateTable('tickets')
      .set({ sealed: '' })
      .where('id', '=', id)
      .where('sealed', '=', row.sealed)
      .executeTakeFirst();
    const tokens = openTokens(keyring, id, row.sealed);
    if (numUpdatedRows === 0n || tokens === null) return null;
    return { personId: row.person_id, connector: row.connector, tokens };
  },

  /** Whether a person has a ticket of this platform that is not used yet. */
  isWaiting: async (trx: Trx, personId: string, connector: ConnectorId): Promise<boolean> => {
    const waiting = await trx
      .selectFrom('tickets')
      .select('id')
      .where('person_id', '=', personId)
      .where('connector', '=', connector)
      .where('sealed', '!=', '')
      .executeTakeFirst();
    return waiting !== undefined;
  },

  /** Forgets emptied tickets a day later. */
  purge: async (): Promise<void> => {
    await query
      .deleteFrom('tickets')
      .where('expires_at', '<', now() - DAY_MS)
      .execute();
  },
});

export type Tickets = ReturnType<typeof createTickets>;
