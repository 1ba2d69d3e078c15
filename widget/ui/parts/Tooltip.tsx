import { useEffect, useRef, useState } from 'react';
import { named } from '../named.ts';
import { Icon } from './Icon.tsx';

interface TooltipProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** Shown on hover, focus and press; Escape hides it and leaves the dialog open (WCAG 1.4.13). */
export function Tooltip({ id, label, text }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = anchor.current?.getRootNode();
    if (!shown || !root) return;
    // On the root: a pointer shows the tip without moving the focus, so the key event may go to any element.
    const hideOnEscape = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
      event.preventDefault();
      setShown(false);
    };
    root.addEventListener('keydown', hideOnEscape, true);
    return () => root.removeEventListener('keydown', hideOnEscape, true);
  }, [shown]);
  return (
    <span ref={anchor} className="tip-anchor" onPointerEnter={show} onPointerLeave={hide}>
      <button
        type="button"
        {...named('tip-button')}
        aria-label={label}
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        <Icon name="info" />
      </button>
      <span id={id} role="tooltip" className="tip" part="tooltip" hidden={!shown}>
        {text}
      </span>
    </span>
  );
}
