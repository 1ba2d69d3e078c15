import { useState } from 'react';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { useTimeout } from '../../shared/lib/use-window-event.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { Undo } from '../state/jobs-context.ts';

/** How long the undo of an action is offered. */
export const UNDO_MS = 8_000;

const focusCard = (path: string | undefined) => {
  const links = [...document.querySelectorAll<HTMLElement>('main li a')];
  const card = links.find((link) => link.getAttribute('href') === path);
  card?.focus({ preventScroll: true });
};

export interface UndoToastProps {
  readonly undo: Undo;
  readonly onEnd: () => void;
}

/**
 * Describes an action and undoes it at a press. It covers a part of the page, and stays while it has pointer or focus.
 */
export const UndoToast = ({ undo, onEnd }: UndoToastProps) => {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useTimeout(!isPointed && !isFocused, UNDO_MS, onEnd);
  return (
    <div
      role="status"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="fixed inset-x-4 bottom-20 z-40 mx-auto flex w-fit max-w-[calc(100vw-2rem)] animate-card items-center gap-3 rounded-2xl bg-ink py-1.5 pr-2 pl-4 text-[0.9375rem] text-canvas shadow-lg sm:bottom-6 print:hidden"
    >
      <p className="min-w-0 break-words">{undo.text}</p>
      <Button
        variant="link"
        className="shrink-0 px-3 text-canvas underline"
        onClick={leaving(() => {
          undo.revert();
          onEnd();
          // The card is there after the next render.
          requestAnimationFrame(() => focusCard(undo.path));
        })}
      >
        Undo
      </Button>
    </div>
  );
};
