import { useEffect, useRef, useState } from 'react';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { useRestore } from '../../shared/lib/use-restore.ts';
import { type Answers, NO_ANSWERS, readAnswers, writeAnswers } from './answers.ts';

/** The stored answers. They survive changes of section and reloads; a sign-out removes them. */
export const useAnswers = () => {
  const isHydrated = useHydrated();
  const [answers, setAnswers] = useState(() => (isHydrated ? readAnswers() : NO_ANSWERS));
  const saved = useRef(answers);
  useRestore(() => {
    saved.current = readAnswers();
    setAnswers(saved.current);
  });
  useEffect(() => {
    if (answers !== saved.current) writeAnswers(answers);
  }, [answers]);
  useSignOut(() => {
    saved.current = NO_ANSWERS;
    setAnswers(NO_ANSWERS);
  });
  const answer = (part: Partial<Answers>) => setAnswers((before) => ({ ...before, ...part }));
  return { answers, answer };
};
