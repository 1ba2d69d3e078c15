import type { ReactNode } from 'react';

interface ButtonProps {
  readonly kind: 'primary' | 'quiet' | 'link';
  readonly type?: 'submit' | 'button';
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A busy button keeps the focus, hence `aria-disabled`: a disabled one would drop it to the page. */
export function Button({ kind, type = 'button', busy = false, disabled, onPress, children }: ButtonProps) {
  return (
    <button
      type={type}
      className={`button ${kind}`}
      part={`button-${kind}`}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onPress}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
