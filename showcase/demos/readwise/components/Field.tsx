import { type ReactNode, useId } from 'react';

export interface FieldProps {
  readonly label: string;
  readonly error?: string;
  /** Draws the control with what ties it to its label and message. */
  readonly children: (control: {
    id: string;
    className: string;
    'aria-invalid': boolean;
    'aria-describedby': string;
  }) => ReactNode;
}

/** A labelled control with room for what is wrong with it. */
export const Field = ({ label, error, children }: FieldProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        className:
          'mt-1 min-h-11 w-full rounded-md border border-(--color-edge) bg-raised px-3 text-base aria-invalid:border-danger',
        'aria-invalid': error !== undefined,
        'aria-describedby': `${id}error`,
      })}
      <p id={`${id}error`} className="text-sm text-danger not-empty:mt-1">
        {error}
      </p>
    </div>
  );
};
