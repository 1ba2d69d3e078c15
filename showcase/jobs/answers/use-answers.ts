import { useSyncExternalStore } from 'react';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { readAnswers, subscribeAnswers } from './answers-store.ts';

const none = () => NO_ANSWERS;

/** The stored answers. Prerendered HTML knows nothing of them. */
export const useAnswers = (): Answers => useSyncExternalStore(subscribeAnswers, readAnswers, none);
