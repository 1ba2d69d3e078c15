import { type InputHTMLAttributes, useId } from 'react';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> {
  readonly label: string;
  readonly onText: (text: string) => void;
}

export const TextField = ({ label, onText, ...input }: TextFieldProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        {...input}
        onChange={(event) => onText(event.target.value)}
        className="block min-h-11 w-full rounded-lg border border-edge bg-surface px-3.5 text-base text-ink placeholder:text-muted"
      />
    </div>
  );
};
