import { type FormEvent, type ReactNode, useState } from 'react';
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

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly problem: Problem | null;
  readonly children: ReactNode;
}

const problemId = (id: string) => `${id}-problem`;

export const fieldProps = (
  id: string,
  problem: Problem | null,
  describedBy?: string,
  // The content of the field is not at fault if the service gave no answer.
  isWrong = problem !== null && !problem.code.startsWith('request.'),
) => ({
  id,
  'aria-invalid': isWrong,
  'aria-describedby': [problem && problemId(id), describedBy].filter(Boolean).join(' ') || undefined,
});

export function Field({ id, label, problem, children }: FieldProps) {
  return (
    <div {...named('field')}>
      <label {...named('field-label')} htmlFor={id}>
        {label}
      </label>
      {children}
      <ProblemNote id={problemId(id)} problem={problem} />
    </div>
  );
}

/** The form of a step. The browser never submits it itself: its fields would get into the page's address. */
export function StepForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form {...named('form')} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
