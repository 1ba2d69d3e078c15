import { isRecord } from '../lib/is-record.ts';
import type { Affinity, Item } from './inference.ts';
import { type Interests, NO_INTERESTS } from './personal-order.ts';
import { readReasons } from './reasons.ts';
import { isWhyGeneral } from './why-general.ts';

/** The person who shared last with a page, and the page's knowledge of them. */
export interface Person {
  /** The person's name, `you` if the message has none; `null` before the first share and after a sign-out. */
  readonly reader: string | null;
  readonly subject: string | null;
  readonly interests: Interests;
}

export const NO_PERSON: Person = { reader: null, subject: null, interests: NO_INTERESTS };

/** What the next visit needs; `undefined` without a person. Only this visit has the question that it can repeat. */
export const keptOf = ({ reader, subject, interests: { affinities, topics, why } }: Person) =>
  reader === null
    ? undefined
    : { reader, subject, affinities: [...affinities], topics, why: why === 'unanswered' ? 'unread' : why };

const textOf = (person: Person) => JSON.stringify(keptOf(person));

/** Returns the next person; the object of the last one if they say the same, so that the page keeps its order. */
export const latestOf = (last: Person, next: Person): Person => (textOf(next) === textOf(last) ? last : next);

const affinityIn = (entry: unknown): readonly (readonly [string, Affinity])[] => {
  const [text, affinity]: unknown[] = Array.isArray(entry) ? entry : [];
  if (typeof text !== 'string' || !isRecord(affinity)) return [];
  const { score, reasons } = affinity;
  const isScore = typeof score === 'number' && score >= 0 && score <= 1;
  return isScore ? [[text, { score, reasons: readReasons(reasons) }]] : [];
};

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads a stored person of any shape; `NO_PERSON` if there is none. The interests cover the page's present entries. */
export const readPerson = (stored: unknown, items: readonly Item[]): Person => {
  if (!isRecord(stored) || typeof stored.reader !== 'string') return NO_PERSON;
  const { reader, subject, why } = stored;
  const texts = new Set(items.map(({ text }) => text));
  const known = listIn(stored.affinities).flatMap(affinityIn);
  return {
    reader,
    subject: typeof subject === 'string' ? subject : null,
    interests: {
      affinities: new Map(known.filter(([text]) => texts.has(text))),
      topics: listIn(stored.topics).filter((topic) => typeof topic === 'string'),
      why: isWhyGeneral(why) ? why : null,
    },
  };
};
