import type { ReactNode } from 'react';
import type { Problem } from '../../errors.ts';
import { named } from '../named.ts';
import { ProblemNote } from './ProblemNote.tsx';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly problem: Problem | null;
  readonly children: ReactNode;
}

const problemId = (id: string) => `${id}-problem`;

/** Connects an input with its label, its problem and its other descriptions, by id. */
export const fieldProps = (
  id: string,
  problem: Problem | null,
  describedBy?: string,
  isWrong = problem !== null,
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
