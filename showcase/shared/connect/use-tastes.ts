import { useCallback, useEffect, useRef, useState } from 'react';
import { inTime } from '../lib/in-time.ts';
import { askInference, type Item, mayReceiveToken } from './inference.ts';
import { NO_TASTES, type Tastes, tastesIn } from './personal-order.ts';
import { largestApprovedSize } from './sizes.ts';
import { useSignOut } from './use-sign-out.ts';
import type { WidgetMessage } from './widget-message.ts';

/**
 * The person's tastes among a page's entries, and the way to ask for them with the message of the widget. A failure leaves the
 * page as it is for everybody, and a sign-out makes it so again.
 * @param items the entries; the approved data may open fewer of them, counted from the first
 */
export const useTastes = (items: readonly Item[]) => {
  const [tastes, setTastes] = useState<Tastes>(NO_TASTES);
  const running = useRef<AbortController>(null);

  const forget = () => {
    running.current?.abort();
    setTastes(NO_TASTES);
  };
  useSignOut(forget);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(
    async ({ APIurl, accessToken, approved }: WidgetMessage) => {
      const asked = items.slice(0, largestApprovedSize(approved));
      running.current?.abort();
      if (asked.length === 0 || !mayReceiveToken(APIurl, window.location.origin)) return;
      running.current = new AbortController();
      const { signal } = running.current;
      const request = { address: APIurl, accessToken, items: asked, headers: {} };
      try {
        const inference = await inTime(signal, (limited) => askInference(request, limited));
        if (!signal.aborted) setTastes(tastesIn(inference, asked));
      } catch (error) {
        if (signal.aborted) return;
        console.error('Error reading interests', error);
        setTastes(NO_TASTES);
      }
    },
    [items],
  );
  return { tastes, ask };
};
