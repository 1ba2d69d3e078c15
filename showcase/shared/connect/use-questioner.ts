import { useEffect, useState } from 'react';
import { createQuestioner, type Questioner, type QuestionerOptions } from './questioner.ts';

/**
 * Call 5 of a page: it is asked when a person shares, again while the answer is not complete, and on the next visit.
 * @param options those of the first render count
 */
export const useQuestioner = (options: QuestionerOptions): Questioner => {
  const [questioner] = useState(() => createQuestioner(options));
  useEffect(() => {
    questioner.resume();
    return questioner.pause;
  }, [questioner]);
  return questioner;
};
