import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

export interface FieldClasses {
  readonly box?: string;
  readonly label: string;
  readonly control: string;
  readonly problem?: string;
}

export const DEMO_FIELD: FieldClasses = {
  box: 'grid gap-1.5',
  label: 'text-sm font-bold',
  control: 'demo-field',
};

interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly classes: FieldClasses;
  readonly problem?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

export const Field = ({ label, classes, problem, children }: FieldProps) => {
  const id = useId();
  const problemId = `${id}-problem`;
  const isWrong = problem !== undefined;
  return (
    <div className={classes.box}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {children({
        id,
        className: classes.control,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? problemId : undefined,
      })}
      {isWrong && (
        <p id={problemId} className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
};

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'onChange'>;

export interface TextFieldProps extends InputProps, Omit<FieldProps, 'children'> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly onText?: (text: string) => void;
}

export const TextField = ({ label, classes, problem, onText, ...input }: TextFieldProps) => (
  <Field label={label} classes={classes} problem={problem}>
    {(control) => (
      <input {...control} {...input} onChange={onText && (({ target }) => onText(target.value))} />
    )}
  </Field>
);
