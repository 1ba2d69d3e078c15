import { LRUCache } from 'lru-cache';
import type { Database, Trx } from '../database/database.ts';
import { isOrphan } from '../database/failures.ts';
import { type Given, statement } from '../database/statement.ts';
import { Problem } from '../problem.ts';
import { digest, type Keyring } from '../secrets/keyring.ts';

const DAY_MS = 86_400_000;
/** Number of past days that a person sees. */
const SHOWN_DAYS = 30;

export interface QuestionDay {
  readonly appId: string;
  /** Milliseconds since 1970: the day's beginning in UTC, and the day's last call. */
  readonly dayAt: number;
  readonly lastAt: number;
  readonly items: number;
}

export const createQuestionDays = (database: Database, now: () => number) => {
  const { query } = database;
  const add = statement(
    database,
    (given: Given<{ grantId: string; day: number; items: number; at: number }>) =>
      query
        .insertInto('asked_days')
        .values({
          grant_id: given('grantId'),
          day: given('day'),
          items: given('items'),
          last_at: given('at'),
        })
        .onConflict((conflict) =>
          conflict.columns(['grant_id', 'day']).doUpdateSet(({ eb, ref }) => ({
            last_at: ref('excluded.last_at'),
            items: eb('asked_days.items', '+', ref('excluded.items')),
          })),
        ),
  );

  return {
    /** Records a call, in the transaction that counts it. */
    note: async (trx: Trx, grantId: string, items: number): Promise<void> => {
      await add(trx, { grantId, day: Math.floor(now() / DAY_MS), items, at: now() });
    },

    /** Newest first, over all grants to an application. */
    of: async (personId: string): Promise<readonly QuestionDay[]> => {
      const rows = await query
        .selectFrom('asked_days')
        .innerJoin('grants', 'grants.id', 'asked_days.grant_id')
        .select(({ fn }) => [
          'app_id as appId',
          'day',
          fn.max('last_at').as('lastAt'),
          fn.sum('items').as('items'),
        ])
        .where('person_id', '=', personId)
        .where('day', '>', Math.floor(now() / DAY_MS) - SHOWN_DAYS)
        .groupBy(['app_id', 'day'])
        .orderBy('day', 'desc')
        .execute();
      return rows.map(({ appId, day, lastAt, items }) => ({
        appId,
        dayAt: day * DAY_MS,
        lastAt: Number(lastAt),
        items: Number(items),
      }));
    },
  };
};

type AskedDays = ReturnType<typeof createQuestionDays>;

export interface Question {
  readonly text: string;
  readonly category?: string | undefined;
}

/** The holder of an item limit: a grant, or a token of test mode, which has no grant. */
interface Holder {
  readonly holder: string;
  readonly grantId: string | null;
}

interface Parts {
  readonly keyring: Keyring;
  /** @throws Problem if this holder has made too many calls */
  readonly countCall: (trx: Trx, holder: string) => Promise<unknown>;
  readonly questionDays: Pick<AskedDays, 'note'>;
}

/** Tokens of test mode last an hour. */
const SAMPLE_LIFETIME_MS = 3_600_000;
/** Holders whose last question is known to be stored: about 2 MB. */
const CACHED_HOLDERS = 10_000;

interface NewItems {
  readonly holder: string;
  readonly grantId: string | null;
  readonly expiresAt: number | null;
  readonly items: readonly string[];
}

/** Stores items by a statement that is compiled once for each number of them: a grant has 64 at most. */
const createInsert = (database: Database) => {
  type Values = Omit<NewItems, 'items'> & Record<`item${number}`, string>;
  const insertOf = (count: number) =>
    statement(database, (given: Given<Values>) =>
      database.query.insertInto('asked_items').values(
        Array.from({ length: count }, (_, place) => ({
          holder: given('holder'),
          item: given(`item${place}`),
          grant_id: given('grantId'),
          expires_at: given('expiresAt'),
        })),
      ),
    );
  const inserts = new Map<number, ReturnType<typeof insertOf>>();
  return async (trx: Trx, { items, ...same }: NewItems): Promise<void> => {
    const insert = inserts.get(items.length) ?? insertOf(items.length);
    inserts.set(items.length, insert);
    await insert(trx, { ...same, ...Object.fromEntries(items.map((item, place) => [`item${place}`, item])) });
  };
};

export type QuestionItems = ReturnType<typeof createQuestionItems>;

/**
 * The items that each grant has asked about, as keyed hashes. They limit the number of different items over the grant's
 * lifetime and over all copies.
 */
export const createQuestionItems = (
  database: Database,
  { keyring, countCall, questionDays }: Parts,
  now: () => number,
) => {
  const { query, transaction, lock } = database;
  const insert = createInsert(database);
  const select = statement(database, (given: Given<{ holder: string }>) =>
    query.selectFrom('asked_items').select('item').where('holder', '=', given('holder')),
  );
  /** A digest of each holder's last stored question. A host asks about the same items again and again. */
  const lastStored = new LRUCache<string, string>({ max: CACHED_HOLDERS });

  /** Hashes with every secret, so that an item is still recognised after a rotation. */
  const hashesOf = (holder: string, { text, category = text }: Question) =>
    keyring.macs('item', JSON.stringify([holder, text, category]));

  const keepNew = async (
    trx: Trx,
    { holder, grantId }: Holder,
    most: number,
    hashes: readonly (readonly string[])[],
  ): Promise<void> => {
    const rows = await select(trx, { holder });
    const known = new Set(rows.map(({ item }) => item));
    const added = hashes
      .filter((each) => !each.some((hash) => known.has(hash)))
      .flatMap(([newest]) => newest ?? []);
    // A token with a smaller scope may have a lower limit than the number of stored items. Asking about these again
    // stays free.
    if (added.length === 0) return;
    if (known.size + added.length > most) throw new Problem('share.items');
    const expiresAt = grantId === null ? now() + SAMPLE_LIFETIME_MS : null;
    await insert(trx, { holder, grantId, expiresAt, items: added });
  };

  return {
    /**
     * Counts a call of this holder. A call beyond the limit stores none of its items.
     * @throws Problem access.limit, share.items, access.revoked
     */
    count: async (asked: Holder, most: number, items: readonly Question[]): Promise<void> => {
      const distinct = new Map(
        items.map(({ text, category = text }) => [JSON.stringify([text, category]), { text, category }]),
      );
      const isTooMany = distinct.size > most;
      const question = digest(JSON.stringify([most, ...distinct.keys()]));
      // Stored items stay as long as their holder.
      const isStored = lastStored.get(asked.holder) === question;
      const hashes =
        isTooMany || isStored ? [] : [...distinct.values()].map((item) => hashesOf(asked.holder, item));
      const refusal = await transaction(async (trx): Promise<Problem | null> => {
        await countCall(trx, asked.holder);
        if (isTooMany) return new Problem('share.items');
        try {
          if (!isStored) {
            await lock(trx, `items ${asked.holder}`);
            await keepNew(trx, asked, most, hashes);
          }
          if (asked.grantId !== null) await questionDays.note(trx, asked.grantId, distinct.size);
          return null;
        } catch (error) {
          // The error is returned, not thrown, so that the transaction still counts the call.
          if (error instanceof Problem) return error;
          throw error;
        }
      }).catch((error: unknown) => {
        throw isOrphan(error) ? new Problem('access.revoked') : error;
      });
      if (refusal !== null) throw refusal;
      lastStored.set(asked.holder, question);
    },

    purge: async (): Promise<void> => {
      await query.deleteFrom('asked_items').where('expires_at', '<', now()).execute();
    },
  };
};
