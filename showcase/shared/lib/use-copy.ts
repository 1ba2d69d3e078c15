import { useState } from 'react';
import { copyText } from './copy-text.ts';

export type CopyOutcome = 'none' | 'copied' | 'refused';

/** The copy action, and its result until `reset`. */
export const useCopy = () => {
  const [outcome, setOutcome] = useState<CopyOutcome>('none');
  return {
    outcome,
    copy: async (text: string) => setOutcome((await copyText(text)) ? 'copied' : 'refused'),
    reset: () => setOutcome('none'),
  };
};
