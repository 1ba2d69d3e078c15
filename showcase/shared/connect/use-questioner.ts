import { useEffect, useState } from 'react';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { createQuestioner, type Questioner, type QuestionerOptions } from './questioner.ts';

const ASK_AGAIN = 'data-connect-ask-again';

/** Makes the page repeat its last call 5: the person pressed "Try again". */
export const requestAgain = () => void window.dispatchEvent(new Event(ASK_AGAIN));

/**
 * Call 5 of a page: it is asked when a person shares, again while the answer is not complete, at once when the network
 * or the person is back or they press "Try again", and on the next visit.
 * @param options only those of the first render count
 */
export const useQuestioner = (options: QuestionerOptions): Questioner => {
  const [questioner] = useState(() => createQuestioner(options));
  useEffect(() => {
    questioner.resume();
    return questioner.pause;
  }, [questioner]);
  useWindowEvent('online', questioner.reconnect);
  useWindowEvent(ASK_AGAIN, questioner.askAgain);
  // The event bubbles up from the document. During a device's sleep, the pause may have grown.
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'visible') questioner.wake();
  });
  return questioner;
};
