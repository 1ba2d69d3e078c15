import { storedState, useStoredState } from '../../shared/lib/stored-state.ts';
import { ANSWERS_KEY } from '../constants.ts';
import { type Answers, answersIn, isAnswered, NO_ANSWERS } from './answers.ts';

/** The answers of the onboarding in this browser. */
export const storedAnswers = storedState<Answers>({
  key: ANSWERS_KEY,
  empty: NO_ANSWERS,
  parse: answersIn,
  isEmpty: (answers) => !isAnswered(answers),
});

/** Sets some of the answers; the others stay. Returns the answers before the change. */
export const answer = (part: Partial<Answers>) =>
  storedAnswers.change((answers) => ({ ...answers, ...part }));

export const useAnswers = () => useStoredState(storedAnswers);
