import { Circle, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';

interface MarkToggleProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** What the mark belongs to, for screen readers, if the page has several such marks. */
  readonly of?: string;
}

export const MarkToggle = ({ isOn, onToggle, icon, children, of }: MarkToggleProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onToggle}
    className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-3.5 text-[0.9375rem] font-medium hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
  >
    {icon}
    {children}
    {of && <span className="sr-only"> {of}</span>}
  </button>
);

export const AppliedToggle = ({ isOn, ...toggle }: Omit<MarkToggleProps, 'icon' | 'children'>) => {
  const Icon = isOn ? CircleCheck : Circle;
  return (
    <MarkToggle isOn={isOn} {...toggle} icon={<Icon aria-hidden="true" className="size-4" />}>
      Applied
    </MarkToggle>
  );
};

export interface RemoveCrossProps {
  readonly text: string;
  readonly onRemove: (button: HTMLElement) => void;
}

export const RemoveCross = ({ text, onRemove }: RemoveCrossProps) => (
  <button
    type="button"
    aria-label={`Remove ${text}`}
    onClick={({ currentTarget }) => onRemove(currentTarget)}
    className="touch-target grid min-h-9 w-8 place-items-center rounded-r-full pr-1 opacity-70 hover:opacity-100"
  >
    <X aria-hidden="true" className="size-3.5" />
  </button>
);
