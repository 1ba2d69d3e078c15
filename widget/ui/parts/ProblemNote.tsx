import { useState } from 'react';
import type { Problem } from '../../errors.ts';
import { named } from '../named.ts';
import { problemText } from '../texts.ts';
import { useView } from '../view.ts';
import { Announce } from './Announce.tsx';
import { Icon } from './Icon.tsx';

/** A failure beside its field. The field refers to it by `aria-describedby`. */
export function ProblemNote({ id, problem }: { id: string; problem: Problem | null }) {
  const { texts, locale } = useView();
  // Screen readers announce a repeated text only in a new element.
  const [said, setSaid] = useState({ problem, times: 0 });
  if (said.problem !== problem) setSaid({ problem, times: said.times + 1 });
  if (!problem) return null;
  const { message, hint, spoken } = problemText(texts, problem, locale);
  return (
    <>
      <p key={`note-${said.times}`} id={id} {...named('problem')}>
        <Icon name="alert" />
        <span>
          {message} {hint && <span {...named('problem-hint')}>{hint}</span>}
        </span>
      </p>
      <Announce key={said.times}>{spoken}</Announce>
    </>
  );
}
