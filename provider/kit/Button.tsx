import type { ReactNode } from 'react';

interface ButtonProps {
  readonly kind: 'primary' | 'danger' | 'soft' | 'link';
  readonly type?: 'submit' | 'button';
  readonly busy?: boolean;
  /** A longer accessible name, if the text alone is not clear. */
  readonly name?: string;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A busy button has `aria-disabled`, because a disabled one would lose the focus. */
export function Button({ kind, type = 'button', busy = false, name, onPress, children }: ButtonProps) {
  return (
    <button
      type={type}
      className={`button ${kind}`}
      aria-label={name}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onPress}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
