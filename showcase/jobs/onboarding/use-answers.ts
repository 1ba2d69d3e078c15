import { useEffect, useState } from 'react';
import { type Answers, readAnswers, writeAnswers } from './answers.ts';

/** The answers so far, kept across sections and reloads. */
export const useAnswers = () => {
  const [answers, setAnswers] = useState(readAnswers);
  useEffect(() => writeAnswers(answers), [answers]);
  const answer = (part: Partial<Answers>) => setAnswers((before) => ({ ...before, ...part }));
  return { answers, answer };
};
