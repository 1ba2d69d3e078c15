import { LRUCache } from 'lru-cache';
import type { Opening } from '../facts/approvals.ts';
import type { Signal } from '../facts/signal.ts';
import type { Item } from '../interests/model.ts';
import { TOPIC_ITEMS } from '../interests/prepared-people.ts';
import type { Signals } from '../interests/signals.ts';
import type { ReadPeople } from '../interests/text-reading.ts';

interface Parts {
  readonly people: ReadPeople;
  readonly signals: Pick<Signals, 'of'>;
  /** Whether the operator's own scorer scores the items. The model scores the rest. */
  readonly hasHostScorer: boolean;
}

/** An application asks about the same items for each person. Its last question is kept for a minute. */
const KEPT_MS = 60_000;
/** The largest number of items of a grant. */
const CACHED_ITEMS = 64;
/** Maximum number of characters of all applications' items. */
const KEPT_CHARACTERS = 1_000_000;

export type Preparing = ReturnType<typeof createPreparing>;

/** Prepares people once the present call is answered. A failure is ignored: the question fails in the same way. */
export const createPreparing = ({ people, signals, hasHostScorer }: Parts) => {
  const lastItems = new LRUCache<string, readonly Item[]>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (items) => JSON.stringify(items).length,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    perf: Date,
  });

  /** People whose renewal is under way, and whether another write came after it had begun. */
  const renewals = new Map<string, boolean>();

  const readOwn = async (
    personId: string,
    prepare: (own: readonly Signal[], since: number) => Promise<void>,
  ): Promise<void> => {
    const since = people.changes();
    const own = await signals.of(personId);
    if (own.length === 0) people.forget(personId);
    else await prepare(own, since);
  };

  const renewUntilPresent = async (personId: string): Promise<void> => {
    try {
      do {
        renewals.set(personId, false);
        await readOwn(personId, (own, since) => people.renew(own, personId, since));
      } while (renewals.get(personId));
    } catch {
      // After a failure, the person in memory may still have the deleted signal.
      people.forget(personId);
    } finally {
      renewals.delete(personId);
    }
  };

  return {
    /** Prepares a person before the first question: hosts ask right after a Share, or once their server has a token. */
    prepare: (appId: string, personId: string, opening: Opening): void => {
      if (opening.items === 0 && !opening.topics) return;
      const begin = async (own: readonly Signal[], since: number) => {
        const person = await people.of(own, personId, since);
        await person.score((lastItems.get(appId) ?? []).slice(0, opening.items));
        if (opening.topics) await person.fine();
        if (opening.traits) await person.twenty();
      };
      setImmediate(() => void readOwn(personId, begin).catch(() => undefined));
    },

    /** Keeps the items of a question, without those that are never scored. */
    noteItems: (appId: string, items: readonly Item[]): void => {
      lastItems.set(appId, hasHostScorer ? [] : items.slice(0, CACHED_ITEMS));
    },

    /** The items that an application asked about last, within a minute; otherwise the twenty topics. */
    lastItems: (appId: string): readonly Item[] => {
      const last = lastItems.get(appId) ?? [];
      return last.length > 0 ? last : TOPIC_ITEMS;
    },

    /** Whether an application asked within the last minute. */
    asks: (appId: string): boolean => lastItems.has(appId),

    /** Updates a person in memory after a write. Writes in quick succession share a renewal. */
    renew: (personId: string): void => {
      people.noteChange(personId);
      if (renewals.has(personId)) renewals.set(personId, true);
      else if (people.has(personId)) {
        renewals.set(personId, false);
        setImmediate(() => void renewUntilPresent(personId));
      }
    },

    /** Number of changes so far. A call reads it before the signals of the person that it prepares. */
    changes: people.changes,
  };
};
