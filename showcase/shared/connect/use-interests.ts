import { useCallback } from 'react';
import { readJson } from '../lib/json-storage.ts';
import { sandboxHeaders } from '../lib/sandbox-request.ts';
import { useKeptReducer } from '../lib/use-kept-reducer.ts';
import { useOtherTabs } from '../lib/use-other-tabs.ts';
import type { Item } from './inference.ts';
import { keptOf, latestOf, NO_PERSON, type Person, readPerson } from './kept-person.ts';
import { personKeyOf } from './person-key.ts';
import { type Interests, interestsIn, NO_INTERESTS } from './personal-order.ts';
import { isRefused, type QuestionEvent } from './questioner.ts';
import { subjectOf } from './subject.ts';
import { useQuestioner } from './use-questioner.ts';
import { useSignOut } from './use-sign-out.ts';
import type { WidgetMessage } from './widget-message.ts';

const UNREAD: Interests = { ...NO_INTERESTS, why: 'unread' };
const UNANSWERED: Interests = { ...NO_INTERESTS, why: 'unanswered' };

type PersonEvent =
  | QuestionEvent
  /** The person's message has no question that can be asked. */
  | { readonly type: 'refused'; readonly message: WidgetMessage }
  | { readonly type: 'forgotten' };

/** Returns the known facts about the person after an event. */
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

/**
 * The person's interests in a page's entries, and the function that requests them with the widget's message. After a
 * failure the page keeps the general order, with the reason in `why`; a sign-out restores the general order too. This
 * browser keeps the answer for the next visit, and all tabs of the page show it.
 * `reader` is the name of the person who responded last, `you` if the message has no name, and `null` before the first
 * response and after a sign-out. It does not depend on whether the interests are known.
 * `forget` ends the question and removes the person, for a page with a log-out of its own.
 * @param place the page's name
 * @param items the entries; the approved data may cover only the first of them
 */
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
    // A question may have begun just now, and its person is neither shown nor stored yet.
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
