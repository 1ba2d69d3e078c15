import { type KeyboardEvent, useState } from 'react';
import { named } from '../named.ts';
import { Icon } from './Icon.tsx';

interface TooltipProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** Shown on hover, focus and press; Escape puts it away and leaves the dialog open (WCAG 1.4.13). */
export function Tooltip({ id, label, text }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.preventDefault();
    hide();
  };
  return (
    <span className="tip-anchor" onPointerEnter={show} onPointerLeave={hide}>
      <button
        type="button"
        {...named('tip-button')}
        aria-label={label}
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={hideOnEscape}
      >
        <Icon name="info" />
      </button>
      <span id={id} role="tooltip" className="tip" part="tooltip" hidden={!shown}>
        {text}
      </span>
    </span>
  );
}
