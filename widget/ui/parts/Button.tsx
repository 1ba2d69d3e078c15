import type { ReactNode } from 'react';
import { named } from '../named.ts';

interface ButtonProps {
  readonly kind: 'primary' | 'quiet' | 'link';
  readonly type?: 'submit' | 'button';
  readonly busy?: boolean;
  /** Must wait for something else that is in progress. */
  readonly waits?: boolean;
  readonly disabled?: boolean;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A button that is busy or waits has `aria-disabled`, because a disabled one would lose the focus to the page. */
export function Button(props: ButtonProps) {
  const { kind, type = 'button', busy = false, waits = busy, disabled, onPress, children } = props;
  return (
    <button
      type={type}
      className={`button ${kind}`}
      part={`button-${kind}`}
      disabled={disabled}
      aria-disabled={waits || undefined}
      onClick={waits ? (event) => event.preventDefault() : onPress}
    >
      {busy && <span {...named('spinner')} aria-hidden="true" />}
      {/* In an element of its own: a translator replaces text nodes, and the spinner is put before this. */}
      <span>{children}</span>
    </button>
  );
}
