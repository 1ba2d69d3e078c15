import { LRUCache } from 'lru-cache';
import type { Database, Trx } from '../database/database.ts';
import { isOrphan } from '../database/failures.ts';
import { type Given, statement } from '../database/statement.ts';
import { Problem } from '../problem.ts';
import { digest, type Keyring } from '../secrets/keyring.ts';

const DAY_MS = 86_400_000;
/** Number of past days that a person sees. */
const SHOWN_DAYS = 30;

export const createQuestionDays = (database: Database, now: () => number) => {
  const { query } = database;
  const add = statement((given: Given<{ grantId: string; day: number; items: number; at: number }>) =>
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
    /** Adds a call to the person's view, in the transaction that counts it. */
    note: async (trx: Trx, grantId: string, items: number): Promise<void> => {
      await add(trx, { grantId, day: Math.floor(now() / DAY_MS), items, at: now() });
    },

    /** Newest first, over all grants to an application. Times are milliseconds since 1970; a day begins in UTC. */
    of: async (personId: string) => {
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

export type QuestionDay = Awaited<ReturnType<AskedDays['of']>>[number];

export interface Question {
  readonly text: string;
  readonly category?: string | undefined;
}

/** The owner of an item limit: a grant, or a token of test mode, which has no grant. */
interface Holder {
  readonly holder: string;
  /** The person at the application; all their grants share one limit. `null` in test mode. */
  readonly person: string | null;
  readonly grantId: string | null;
  /** How long an item counts after it was first asked about. */
  readonly periodMs: number;
}

interface Parts {
  readonly keyring: Keyring;
  /** @throws Problem if this holder has made too many calls */
  readonly countCall: (trx: Trx, holder: string) => Promise<unknown>;
  readonly questionDays: Pick<AskedDays, 'note'>;
}

/** Tokens of test mode last an hour. */
export const SAMPLE_PERIOD_MS = 3_600_000;
/** Holders whose last question is known to be stored: about 2 MB. The time is the shortest period. */
const CACHED = { max: 10_000, ttl: SAMPLE_PERIOD_MS } as const;

export type QuestionItems = ReturnType<typeof createQuestionItems>;

/** Keyed hashes limit the number of different items over the period, over all grants of the holder and all copies. */
export const createQuestionItems = (
  { query, transaction, lock }: Database,
  { keyring, countCall, questionDays }: Parts,
  now: () => number,
) => {
  const select = statement((given: Given<{ holder: string }>) =>
    query.selectFrom('asked_items').select('item').where('holder', '=', given('holder')),
  );
  /** A digest of each holder's last stored question. A host asks about the same items again and again. */
  const lastStored = new LRUCache<string, string>(CACHED);

  /** Hashes with every secret, so that an item is still recognised after a rotation. */
  const hashesOf = (holder: string, { text, category = text }: Question) =>
    keyring.macs('item', JSON.stringify([holder, text, category]));

  /** Rows of items that are new to the holder. @throws Problem share.items */
  const newRows = async (
    trx: Trx,
    holder: string,
    most: number,
    items: readonly Question[],
  ): Promise<readonly { readonly holder: string; readonly item: string }[]> => {
    const rows = await select(trx, { holder });
    const known = new Set(rows.map(({ item }) => item));
    const added = items
      .map((item) => hashesOf(holder, item))
      .filter((each) => !each.some((hash) => known.has(hash)))
      .flatMap(([newest]) => newest ?? []);
    if (added.length > 0 && known.size + added.length > most) throw new Problem('share.items');
    return added.map((item) => ({ holder, item }));
  };

  const keepNew = async (
    trx: Trx,
    { holder, person, grantId, periodMs }: Holder,
    most: number,
    items: readonly Question[],
  ): Promise<void> => {
    const ofPerson = person === null ? [] : await newRows(trx, person, most, items);
    // The grant has a limit of its own: items that an earlier, larger grant asked about are not free for it.
    const rows = [...ofPerson, ...(await newRows(trx, holder, most, items))];
    if (rows.length === 0) return;
    const kept = { grant_id: grantId, expires_at: now() + periodMs };
    await trx
      .insertInto('asked_items')
      .values(rows.map((row) => ({ ...row, ...kept })))
      .execute();
  };

  return {
    /**
     * A call beyond the limit stores none of its items.
     * @throws Problem access.limit, share.items, access.revoked
     */
    count: async (asked: Holder, most: number, items: readonly Question[]): Promise<void> => {
      const distinct = new Map(
        items.map(({ text, category = text }) => [JSON.stringify([text, category]), { text, category }]),
      );
      const isTooMany = distinct.size > most;
      const question = digest(JSON.stringify([most, ...distinct.keys()]));
      const isStored = lastStored.get(asked.holder) === question;
      const refusal = await transaction(async (trx): Promise<Problem | null> => {
        await countCall(trx, asked.holder);
        if (isTooMany) return new Problem('share.items');
        try {
          if (!isStored) {
            await lock(trx, `items ${asked.person ?? asked.holder}`);
            await keepNew(trx, asked, most, [...distinct.values()]);
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
