import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type FieldClasses, TextField } from '../shared/ui/Field.tsx';

interface PanelProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly lead?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Panel = ({ title, actions, lead, className = '', children }: PanelProps) => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`flex min-w-0 flex-col rounded-lg border border-line bg-surface ${className}`}
    >
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-1.5">
        <h2 id={titleId} className="text-[0.9375rem] font-semibold">
          {title}
        </h2>
        {actions && <div className="flex flex-wrap items-center gap-1.5">{actions}</div>}
      </header>
      {lead && <p className="max-w-[80ch] px-4 pt-3 text-sm text-muted">{lead}</p>}
      {children}
    </section>
  );
};

export const useWidth = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = place.current;
    if (!measured) return;
    // An observer reports the first size too.
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return { place, width };
};

export interface EditorProps {
  readonly label: string;
  readonly text: string | null;
  readonly onChange: (text: string | null) => void;
  readonly describedBy: string;
  readonly isWrong: boolean;
}

export const LOOK: FieldClasses = {
  box: 'grid min-w-0 gap-1',
  label: 'text-xs font-medium text-muted',
  control:
    'min-h-9 w-full rounded-md border border-edge bg-raised px-2.5 text-sm text-ink aria-invalid:border-danger placeholder:text-muted',
};

interface LabelledInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly placeholder?: string;
  readonly offers?: readonly string[];
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  readonly type?: 'text' | 'password';
}

export const LabelledInput = ({
  onChange,
  isWrong = false,
  describedBy,
  offers = [],
  ...input
}: LabelledInputProps) => {
  const listId = useId();
  return (
    <>
      <TextField
        {...input}
        classes={LOOK}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        list={offers.length > 0 ? listId : undefined}
        onText={onChange}
      />
      {offers.length > 0 && (
        <datalist id={listId}>
          {offers.map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      )}
    </>
  );
};

export const CodeInput = ({ label, text, onChange, describedBy, isWrong }: EditorProps) => (
  <textarea
    aria-label={label}
    rows={6}
    value={text ?? ''}
    spellCheck={false}
    aria-invalid={isWrong || undefined}
    aria-describedby={describedBy}
    onChange={(event) => onChange(event.currentTarget.value || null)}
    className="w-full rounded-md border border-edge bg-raised p-2.5 font-mono text-xs leading-5 text-ink aria-invalid:border-danger"
  />
);

interface CheckProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly onCheck?: (isChecked: boolean) => void;
}

export const Check = ({ onCheck, className = '', children, ...input }: CheckProps) => (
  <label className={`flex min-h-8 items-center gap-2 text-sm ${className}`}>
    <input
      {...input}
      type="checkbox"
      onChange={onCheck && (({ currentTarget }) => onCheck(currentTarget.checked))}
      className="size-4 shrink-0 accent-(--color-accent)"
    />
    {children}
  </label>
);
