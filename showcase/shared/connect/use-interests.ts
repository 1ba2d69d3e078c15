import { useCallback, useEffect, useRef, useState } from 'react';
import { inTime } from '../lib/in-time.ts';
import { sandboxHeaders } from '../lib/sandbox-request.ts';
import { askInference, type Item, mayReceiveToken } from './inference.ts';
import { type Interests, interestsIn, NO_INTERESTS } from './personal-order.ts';
import { largestApprovedSize } from './sizes.ts';
import { subjectOf } from './subject.ts';
import { useSignOut } from './use-sign-out.ts';
import type { WidgetMessage } from './widget-message.ts';

interface Person {
  readonly reader: string | null;
  readonly subject: string | null;
  readonly interests: Interests;
}

const NOBODY: Person = { reader: null, subject: null, interests: NO_INTERESTS };

/**
 * The person's interests in a page's entries, and the function that requests them with the widget's message. After a
 * failure the page keeps the general order, with the reason in `why`; a sign-out restores the general order too.
 * `reader` is the name of the person who responded last, `you` if the message has no name, and `null` before the first
 * response and after a sign-out. It does not depend on whether the interests are known.
 * @param items the entries; the approved data may cover only the first of them
 */
export const useInterests = (items: readonly Item[]) => {
  const [{ reader, interests }, setPerson] = useState(NOBODY);
  const running = useRef<AbortController>(null);

  const forget = () => {
    running.current?.abort();
    setPerson(NOBODY);
  };
  useSignOut(forget);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(
    async (message: WidgetMessage) => {
      const { APIurl, accessToken, approved, username = 'you' } = message;
      const person = { reader: username, subject: subjectOf(message), interests: NO_INTERESTS };
      const asked = items.slice(0, largestApprovedSize(approved));
      const settle = (found: Interests) => setPerson({ ...person, interests: found });
      running.current?.abort();
      if (asked.length === 0 || !mayReceiveToken(APIurl, window.location.origin))
        return settle({ ...NO_INTERESTS, why: 'unread' });
      // The page must not show one person's interests to the next person.
      setPerson(({ subject, interests: known }) =>
        subject !== null && subject === person.subject ? { ...person, interests: known } : person,
      );
      running.current = new AbortController();
      const { signal } = running.current;
      const headers = sandboxHeaders(window.location.search);
      const request = { address: APIurl, accessToken, items: asked, headers };
      try {
        const inference = await inTime(signal, (limited) => askInference(request, limited));
        if (!signal.aborted) settle(interestsIn(inference, asked));
      } catch (error) {
        if (signal.aborted) return;
        console.error('Error reading interests', error);
        settle({ ...NO_INTERESTS, why: 'unread' });
      }
    },
    [items],
  );
  return { reader, interests, ask };
};
