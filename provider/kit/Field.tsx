import type { ReactNode } from 'react';

interface FieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

export function Field({ id, label, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

export const problemProps = (id: string, error: unknown) => ({
  'aria-invalid': error !== null,
  'aria-describedby': error === null ? undefined : id,
});
