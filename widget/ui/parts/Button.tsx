import { named } from '../named.ts';
import { Words } from './Announce.tsx';

interface ButtonProps {
  readonly kind: 'primary' | 'quiet' | 'link';
  readonly type?: 'submit' | 'button';
  readonly busy?: boolean;
  readonly waits?: boolean;
  readonly disabled?: boolean;
  readonly onPress?: () => void;
  readonly children: string;
}

/** A busy or waiting button has `aria-disabled`, because a disabled one would lose the focus. */
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
      <Words>{children}</Words>
    </button>
  );
}
