import { useCallback, useState } from 'react';
import { sandboxHeaders } from '../lib/sandbox-request.ts';
import type { Item } from './inference.ts';
import { type Interests, interestsIn, NO_INTERESTS } from './personal-order.ts';
import type { QuestionEvent } from './questioner.ts';
import { subjectOf } from './subject.ts';
import { useQuestioner } from './use-questioner.ts';
import { useSignOut } from './use-sign-out.ts';
import type { WidgetMessage } from './widget-message.ts';

interface Person {
  readonly reader: string | null;
  readonly subject: string | null;
  readonly interests: Interests;
}

const NO_PERSON: Person = { reader: null, subject: null, interests: NO_INTERESTS };

const UNREAD: Interests = { ...NO_INTERESTS, why: 'unread' };

const isSame = (a: Interests, b: Interests) =>
  a.why === b.why &&
  a.topics.join() === b.topics.join() &&
  JSON.stringify([...a.affinities]) === JSON.stringify([...b.affinities]);

/** Returns the known facts about the person after an event. */
const after = (person: Person, event: QuestionEvent, items: readonly Item[]): Person => {
  const { reader, subject } = event.question;
  switch (event.type) {
    case 'asked': {
      // The page must not show one person's interests to the next person.
      const isSamePerson = subject !== null && subject === person.subject;
      return { reader, subject, interests: isSamePerson ? person.interests : NO_INTERESTS };
    }
    case 'continued':
      return person;
    case 'answered': {
      const interests = interestsIn(event.inference, items);
      // A repeated question without new facts must not change the page that the person has arranged.
      return isSame(interests, person.interests) ? person : { reader, subject, interests };
    }
    case 'failed':
      return { reader, subject, interests: UNREAD };
    case 'ended':
      return { ...person, interests: { ...person.interests, why: 'ended' } };
  }
};

/**
 * The person's interests in a page's entries, and the function that requests them with the widget's message. After a
 * failure the page keeps the general order, with the reason in `why`; a sign-out restores the general order too.
 * `reader` is the name of the person who responded last, `you` if the message has no name, and `null` before the first
 * response and after a sign-out. It does not depend on whether the interests are known.
 * @param place the page's name
 * @param items the entries; the approved data may cover only the first of them
 */
export const useInterests = (place: string, items: readonly Item[]) => {
  const [{ reader, interests }, setPerson] = useState(NO_PERSON);
  const questioner = useQuestioner({
    place,
    items,
    headers: () => sandboxHeaders(window.location.search),
    notify: (event) => {
      if (event.type === 'failed') console.error('Error reading interests', event.error);
      setPerson((person) => after(person, event, items));
    },
  });
  useSignOut(() => {
    questioner.stop();
    setPerson(NO_PERSON);
  });

  const ask = useCallback(
    (message: WidgetMessage) => {
      if (questioner.ask(message)) return;
      questioner.stop();
      setPerson({ reader: message.username ?? 'you', subject: subjectOf(message), interests: UNREAD });
    },
    [questioner],
  );
  return { reader, interests, ask };
};
