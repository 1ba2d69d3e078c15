import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import { iso } from '../iso.ts';
import { Problem } from '../problem.ts';
import { addressOf } from './address.ts';
import type { Sessions } from './sessions.ts';

const DAY_MS = 86_400_000;

export type People = ReturnType<typeof createPeople>;

export const createPeople = (
  database: Database,
  sessions: Pick<Sessions, 'lock' | 'of'>,
  now: () => number,
) => {
  const { query, transaction } = database;

  const selectAddress = statement((given: Given<{ personId: string }>) =>
    query.selectFrom('people').select('address').where('id', '=', given('personId')),
  );

  return {
    /** Finds the person by an address in any spelling. A row with exactly this spelling comes first. */
    find: async (typed: string): Promise<string | null> => {
      const exact = typed.toLowerCase();
      const people = await query
        .selectFrom('people')
        .select(['id', 'address'])
        .where('address', 'in', [exact, addressOf(typed) ?? exact])
        .execute();
      const found = people.find(({ address }) => address === exact) ?? people[0];
      return found?.id ?? null;
    },

    /** @throws Problem session.unknown if the person was deleted */
    addressById: async (personId: string): Promise<string> => {
      const [row] = await selectAddress(query, { personId });
      if (row === undefined) throw new Problem('session.unknown');
      return row.address;
    },

    /** @throws Problem session.unknown if the person was deleted meanwhile */
    exportOf: async (personId: string) => {
      const person = await query
        .selectFrom('people')
        .select(['address', 'created_at', 'pin_hash'])
        .where('id', '=', personId)
        .executeTakeFirstOrThrow(() => new Problem('session.unknown'));
      const own = await sessions.of(personId);
      return {
        address: person.address,
        since: iso(person.created_at),
        hasPin: person.pin_hash !== null,
        sessions: own.map((session) => ({
          id: session.id,
          app: session.appId,
          origin: session.origin,
          begun: iso(session.createdAt),
          lastUsed: iso(session.usedAt),
          expires: iso(session.expiresAt),
          signsIn: session.signsIn,
          from: session.fromSession,
        })),
      };
    },

    /** Deletes all rows that refer to the person too. `before` and `after` are work in the same transaction. */
    erase: async (
      personId: string,
      before: (trx: Trx, address: string) => Promise<void>,
      after: (trx: Trx) => Promise<void>,
    ): Promise<void> => {
      await transaction(async (trx) => {
        await sessions.lock(trx, personId);
        const person = await trx
          .selectFrom('people')
          .select('address')
          .where('id', '=', personId)
          .executeTakeFirst();
        if (person === undefined) return;
        await before(trx, person.address);
        await trx.deleteFrom('codes').where('address', '=', person.address).execute();
        await trx.deleteFrom('people').where('id', '=', personId).execute();
        await after(trx);
      });
      await database.scrub();
    },

    /** Deletes rows that expired a day ago. The delay protects against a clock that jumps. */
    purge: async (): Promise<void> => {
      const before = now() - DAY_MS;
      await query.deleteFrom('codes').where('expires_at', '<', before).execute();
      await query.deleteFrom('attempts').where('at', '<', before).execute();
      await query.deleteFrom('sessions').where('expires_at', '<', before).execute();
      // The log of SQLite would keep the size that a large deletion gave it.
      await database.scrub();
    },
  };
};
