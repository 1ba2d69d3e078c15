import { useCallback } from 'react';
import { isRecord } from '../lib/is-record.ts';
import { readJson } from '../lib/json-storage.ts';
import { sandboxHeaders } from '../lib/request.ts';
import { useKeptReducer } from '../lib/use-kept-reducer.ts';
import { useOtherTabs } from '../lib/use-window-event.ts';
import type { Affinity, Item } from './inference.ts';
import { type Interests, interestsIn, isWhyGeneral, NO_INTERESTS } from './personal-order.ts';
import { isRefused, type QuestionEvent, useQuestioner } from './questioner.ts';
import { readReasons } from './reasons.ts';
import { personKeyOf, useSignOut } from './use-sign-out.ts';
import { subjectOf, type WidgetMessage } from './widget-message.ts';

export interface Person {
  /** `you` if the message has no name; `null` before the first share and after a sign-out. */
  readonly reader: string | null;
  readonly subject: string | null;
  readonly interests: Interests;
}

const NO_PERSON: Person = { reader: null, subject: null, interests: NO_INTERESTS };

/** What is stored of a person, without the question; `undefined` without a person. */
export const keptOf = ({ reader, subject, interests: { affinities, topics, why } }: Person) =>
  reader === null
    ? undefined
    : { reader, subject, affinities: [...affinities], topics, why: why === 'unanswered' ? 'unread' : why };

const textOf = (person: Person) => JSON.stringify(keptOf(person));

/** Returns the last object if the next one is equal, so that the page keeps its order. */
const latestOf = (last: Person, next: Person): Person => (textOf(next) === textOf(last) ? last : next);

const affinityIn = (entry: unknown): readonly (readonly [string, Affinity])[] => {
  const [text, affinity]: unknown[] = Array.isArray(entry) ? entry : [];
  if (typeof text !== 'string' || !isRecord(affinity)) return [];
  const { score, reasons } = affinity;
  const isScore = typeof score === 'number' && score >= 0 && score <= 1;
  return isScore ? [[text, { score, reasons: readReasons(reasons) }]] : [];
};

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `NO_PERSON` if none is stored. The interests cover the page's present entries. */
const readPerson = (stored: unknown, items: readonly Item[]): Person => {
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

const UNREAD: Interests = { ...NO_INTERESTS, why: 'unread' };
const UNANSWERED: Interests = { ...NO_INTERESTS, why: 'unanswered' };

type PersonEvent =
  | QuestionEvent
  | { readonly type: 'refused'; readonly message: WidgetMessage }
  | { readonly type: 'forgotten' };

const after = (person: Person, event: PersonEvent, items: readonly Item[]): Person => {
  if (event.type === 'forgotten') return NO_PERSON;
  if (event.type === 'refused') {
    return { reader: event.message.username ?? 'you', subject: subjectOf(event.message), interests: UNREAD };
  }
  const { reader, subject } = event.question;
  switch (event.type) {
    case 'asked': {
      // The page must not show one person's interests to the next person.
      const isSamePerson = subject !== null && subject === person.subject;
      const isKnown = isSamePerson && person.interests.why !== 'unanswered';
      return { reader, subject, interests: isKnown ? person.interests : NO_INTERESTS };
    }
    case 'continued':
      return person;
    case 'answered':
      // A repeated question without new facts must not change the page that the person has arranged.
      return latestOf(person, { reader, subject, interests: interestsIn(event.inference, items) });
    case 'failed':
      return { reader, subject, interests: isRefused(event.error) ? UNREAD : UNANSWERED };
    case 'ended':
      return { ...person, interests: { ...person.interests, why: 'ended' } };
  }
};

/** Kept for the next visit. `reader` is `null` until a person shares. */
export const useInterests = (place: string, items: readonly Item[]) => {
  const key = personKeyOf(place);
  const [person, send] = useKeptReducer((known: Person, event: PersonEvent) => after(known, event, items), {
    key,
    initial: NO_PERSON,
    restore: (stored) => readPerson(stored, items),
    keep: keptOf,
  });
  const questioner = useQuestioner({
    place,
    items,
    headers: () => sandboxHeaders(window.location.search),
    notify: (event) => {
      if (event.type === 'failed') console.error('Error reading interests', event.error);
      send(event);
    },
  });
  useOtherTabs([key], () => {
    // Of a question that has just begun, the person is neither shown nor stored yet.
    if (person.reader !== null) questioner.yieldTo(readPerson(readJson(key), items).subject);
  });
  const forget = () => {
    questioner.stop();
    send({ type: 'forgotten' });
  };
  useSignOut(forget);

  const ask = useCallback(
    (message: WidgetMessage) => {
      if (questioner.ask(message)) return;
      questioner.stop();
      send({ type: 'refused', message });
    },
    [questioner, send],
  );
  return { reader: person.reader, interests: person.interests, ask, forget };
};
