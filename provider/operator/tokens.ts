import type { Database } from '../database/database.ts';
import { iso } from '../iso.ts';
import type { Audit } from '../operations/audit.ts';
import { digest } from '../secrets/keyring.ts';
import { randomId, randomToken } from '../secrets/random.ts';

/** A working day. */
const SESSION_MS = 8 * 3_600_000;
/** `ot_` and enough characters to distinguish tokens. */
const SHOWN_OF_TOKEN = 10;

export type OperatorTokens = ReturnType<typeof createOperatorTokens>;

/** Tokens and sessions are stored as hashes. */
export const createOperatorTokens = (
  { query, transaction }: Database,
  audit: Pick<Audit, 'record'>,
  now: () => number,
) => ({
  /** The token is returned this once. */
  add: (name: string, actor: string) =>
    transaction(async (trx) => {
      const id = randomId('operator');
      const token = `ot_${randomToken()}`;
      await trx
        .insertInto('operator_tokens')
        .values({
          id,
          name,
          token_hash: digest(token),
          begins: token.slice(0, SHOWN_OF_TOKEN),
          created_at: now(),
        })
        .execute();
      await audit.record(trx, actor, { action: 'operator.token-added', subject: id, detail: { name } });
      return { id, name, token };
    }),

  list: async () => {
    const rows = await query
      .selectFrom('operator_tokens')
      .select(['id', 'name', 'begins', 'created_at'])
      .orderBy('created_at')
      .execute();
    return rows.map(({ created_at, ...row }) => ({ ...row, added: iso(created_at) }));
  },

  /** Revokes a token and ends its sessions. Returns whether the token existed. */
  revoke: (id: string, actor: string): Promise<boolean> =>
    transaction(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('operator_tokens')
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows > 0n)
        await audit.record(trx, actor, { action: 'operator.token-revoked', subject: id });
      return numDeletedRows > 0n;
    }),

  identify: async (token: string): Promise<string | null> => {
    const row = await query
      .selectFrom('operator_tokens')
      .select('id')
      .where('token_hash', '=', digest(token))
      .executeTakeFirst();
    return row?.id ?? null;
  },

  beginSession: (tokenId: string, actor: string) =>
    transaction(async (trx) => {
      const token = randomToken();
      const expiresAt = now() + SESSION_MS;
      await trx.deleteFrom('operator_sessions').where('expires_at', '<=', now()).execute();
      await trx
        .insertInto('operator_sessions')
        .values({ token_hash: digest(token), token_id: tokenId, expires_at: expiresAt })
        .execute();
      await audit.record(trx, actor, { action: 'operator.signed-in' });
      return { token, expiresAt };
    }),

  /** `null` if the session is over. */
  ofSession: async (session: string): Promise<string | null> => {
    const row = await query
      .selectFrom('operator_sessions')
      .select('token_id')
      .where('token_hash', '=', digest(session))
      .where('expires_at', '>', now())
      .executeTakeFirst();
    return row?.token_id ?? null;
  },

  endSession: (session: string, actor: string): Promise<void> =>
    transaction(async (trx) => {
      await trx.deleteFrom('operator_sessions').where('token_hash', '=', digest(session)).execute();
      await audit.record(trx, actor, { action: 'operator.signed-out' });
    }),
});
