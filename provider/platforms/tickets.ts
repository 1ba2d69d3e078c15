import type { ExpressionBuilder } from 'kysely';
import { type ConnectorId, isConnectorId } from '../../common/platforms/ids.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { digest, type Keyring } from '../secrets/keyring.ts';
import { randomToken } from '../secrets/random.ts';
import { type ForgottenTokens, openTokens, sealTokens, type Tokens, withEarlier } from './sealed-tokens.ts';

/** The session and person that began an attempt. Only they can complete it. */
export interface Holder {
  readonly personId: string;
  readonly sessionId: string;
  readonly appId: string;
}

export interface Attempt {
  readonly id: string;
  readonly connector: ConnectorId;
  /** The future owner of the account; `null` in test mode, where nothing is connected. */
  readonly holder: Holder | null;
  /** The widget recognises its result by this value. */
  readonly state: string;
  /** One of the app's return addresses. */
  readonly back: string;
  /** The callback page sends the result only to this origin; `null` means its own. */
  readonly origin: string | null;
  readonly verifier: string;
  readonly expiresAt: number;
}

export const ATTEMPT_LIFETIME_MS = 600_000;

/** Attempts travel sealed through the platform as its `state`: nothing is stored until the person returns. */
export const createAttempts = (keyring: Keyring, now: () => number) => ({
  seal: (attempt: Attempt): string => keyring.seal('state', attempt.connector, JSON.stringify(attempt)),

  /** @throws Problem state.unknown if it is forged, altered or of another platform; state.stale */
  open: (connector: string | undefined, sealed: string): Attempt => {
    if (!isConnectorId(connector)) throw new Problem('connector.unknown');
    let attempt: Attempt;
    try {
      attempt = JSON.parse(keyring.open('state', connector, sealed));
    } catch {
      throw new Problem('state.unknown');
    }
    if (attempt.expiresAt <= now()) throw new Problem('state.stale');
    return attempt;
  },
});

export type Attempts = ReturnType<typeof createAttempts>;

const TICKET_LIFETIME_MS = 600_000;
const DAY_MS = 86_400_000;

/** The parameters of call 3c: the session, and the two values of the callback's address. */
export interface Completion {
  readonly sessionId: string;
  readonly connector: ConnectorId;
  readonly state: string;
  readonly ticket: string;
}

export interface OrphanedTokens extends ForgottenTokens {
  readonly personId: string;
}

/** A session may end before its tickets. */
const hasSession = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'tickets'>) =>
  exists(selectFrom('sessions').select('sessions.id').whereRef('sessions.id', '=', 'tickets.session_id'));

const validateSession = async (query: Database['query'], sessionId: string): Promise<void> => {
  const session = await query
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined) throw new Problem('session.unknown');
};

/** A row for each returned attempt. It makes the `state` valid once, then keeps the tokens until call 3c. */
export const createTickets = ({ query }: Database, keyring: Keyring, now: () => number) => ({
  /** @throws Problem state.stale if it was used; session.unknown if the person has signed out */
  validate: async ({ id }: Attempt, { sessionId }: Holder): Promise<void> => {
    await validateSession(query, sessionId);
    const used = await query.selectFrom('tickets').select('id').where('id', '=', id).executeTakeFirst();
    if (used !== undefined) throw new Problem('state.stale');
  },

  /** @throws Problem state.stale for the second time; session.unknown if the person has signed out */
  claim: async ({ id, connector, state }: Attempt, { personId, sessionId, appId }: Holder): Promise<void> => {
    await validateSession(query, sessionId);
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

  /** Stores the tokens and returns the ticket, which is stored as a hash; `null` if the session has ended. */
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

  /** @throws Problem ticket.unknown, also for a ticket of another session; ticket.stale */
  use: async (trx: Trx, { sessionId, connector, state, ticket }: Completion): Promise<Tokens> => {
    const own = { ticket_hash: digest(ticket), session_id: sessionId, state_hash: digest(state), connector };
    // A single statement: of several parallel calls, over all copies, only one gets the row.
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
      const used = await trx
        .selectFrom('tickets')
        .select('id')
        .where(({ and }) => and(own))
        .executeTakeFirst();
      throw new Problem(used === undefined ? 'ticket.unknown' : 'ticket.stale');
    }
    await trx.updateTable('tickets').set({ sealed: '' }).where('id', '=', row.id).execute();
    const tokens = openTokens(keyring, row.id, row.sealed);
    if (tokens === null) throw new Problem('ticket.stale');
    return tokens;
  },

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

  keep: async (trx: Trx, id: string, earlier: readonly ForgottenTokens[]): Promise<void> => {
    const row = await trx.selectFrom('tickets').select('sealed').where('id', '=', id).executeTakeFirst();
    const tokens = row === undefined ? null : openTokens(keyring, id, row.sealed);
    if (tokens === null) return;
    await trx
      .updateTable('tickets')
      .set({ sealed: sealTokens(keyring, id, withEarlier(tokens, earlier)) })
      .where('id', '=', id)
      .execute();
  },

  late: async (): Promise<readonly { readonly id: string; readonly personId: string }[]> => {
    const rows = await query
      .selectFrom('tickets')
      .select(['id', 'person_id'])
      .where('expires_at', '<', now())
      .where('sealed', '!=', '')
      .execute();
    return rows.map(({ id, person_id: personId }) => ({ id, personId }));
  },

  /** Takes a ticket's tokens in the caller's transaction; `null` if another copy did, or they are lost. */
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

  waiting: async (trx: Trx, personId: string, connector: ConnectorId): Promise<string | null> => {
    const row = await trx
      .selectFrom('tickets')
      .select('id')
      .where('person_id', '=', personId)
      .where('connector', '=', connector)
      .where('sealed', '!=', '')
      .orderBy('expires_at', 'desc')
      .executeTakeFirst();
    return row?.id ?? null;
  },

  purge: async (): Promise<void> => {
    await query
      .deleteFrom('tickets')
      .where('expires_at', '<', now() - DAY_MS)
      .execute();
  },
});

export type Tickets = ReturnType<typeof createTickets>;
