import type { ReactNode } from 'react';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly kind?: 'plain' | 'quiet' | 'strong';
  readonly isDisabled?: boolean;
  readonly label?: string;
  readonly onPress?: () => void;
  readonly onBlur?: () => void;
}

const LOOKS = {
  plain: 'border border-edge bg-raised px-3 text-ink hover:border-ink',
  quiet: 'px-2.5 text-muted hover:bg-sunken hover:text-ink',
  strong: 'bg-accent px-3.5 text-on-accent hover:bg-accent-strong',
} as const;

export const Button = ({
  children,
  type = 'button',
  kind = 'plain',
  isDisabled = false,
  label,
  onPress,
  onBlur,
}: ButtonProps) => (
  <button
    type={type}
    aria-label={label}
    disabled={isDisabled}
    onClick={onPress}
    onBlur={onBlur}
    className={`inline-flex min-h-9 items-center justify-center gap-1.5 rounded-md text-sm font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${LOOKS[kind]}`}
  >
    {children}
  </button>
);
