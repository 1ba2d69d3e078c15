import { type Ref, useId } from 'react';

export interface FieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly type: 'email' | 'password';
  readonly autoComplete: string;
  readonly error?: string | undefined;
}

/** A labelled input that says what is wrong with it. */
export const Field = ({ ref, label, type, autoComplete, error }: FieldProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type={type}
        autoComplete={autoComplete}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}error`}
        className="od-field min-h-11 w-full px-3"
      />
      {error !== undefined && (
        <p id={`${id}error`} role="alert" className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
};
