import { useEffect, useState } from 'react';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { createQuestioner, type Questioner, type QuestionerOptions } from './questioner.ts';

/**
 * Call 5 of a page: it is asked when a person shares, again while the answer is not complete, at once when the network
 * or the person is back, and on the next visit.
 * @param options only those of the first render count
 */
export const useQuestioner = (options: QuestionerOptions): Questioner => {
  const [questioner] = useState(() => createQuestioner(options));
  useEffect(() => {
    questioner.resume();
    return questioner.pause;
  }, [questioner]);
  useWindowEvent('online', questioner.reconnect);
  // The event bubbles up from the document. During a device's sleep, the pause may have grown.
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'visible') questioner.wake();
  });
  return questioner;
};
