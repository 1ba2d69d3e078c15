import { type HTMLInputTypeAttribute, useId } from 'react';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete: string;
  /** Why the value can't be saved. */
  readonly problem?: string | undefined;
}

export const TextField = ({
  label,
  value,
  onChange,
  type = 'text',
  autoComplete,
  problem,
}: TextFieldProps) => {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={autoComplete}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        className="dcode-field"
      />
      {problem !== undefined && (
        <p id={problemId} className="text-sm font-semibold text-(--rubric)">
          {problem}
        </p>
      )}
    </div>
  );
};
